package puzzlescope.knight.window.compare;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import puzzlescope.knight.KnightAlgorithm;
import puzzlescope.knight.OrderComparison.Result;
import puzzlescope.knight.OrderComparison.State;
import puzzlescope.window.compare.ComparisonTable;
import puzzlescope.window.compare.LogBar;
import puzzlescope.window.compare.LogScale;
import puzzlescope.window.compare.ShortTime;
import puzzlescope.window.theme.Appearance;

/** The result of one order, or its progress. FX thread only. */
final class OrderRow {

    private final Appearance appearance;
    private final KnightAlgorithm order;
    private final LogBar callsBar = new LogBar();
    private final Label calls;
    private final LogBar timeBar = new LogBar();
    private final Label time;
    private final Label takenBack;
    private final Label result;

    OrderRow(Appearance appearance, KnightAlgorithm order, ComparisonTable table) {
        this.appearance = appearance;
        this.order = order;
        var id = "compare-" + order.id();
        calls = ComparisonTable.number(id + "-calls");
        time = ComparisonTable.number(id + "-time");
        takenBack = ComparisonTable.number(id + "-taken-back");
        result = ComparisonTable.number(id + "-result");
        var name = new Label();
        name.textProperty().bind(appearance.texts().of("knight.algorithm." + order.id()));
        name.setMinWidth(Region.USE_PREF_SIZE);
        table.addAll(name, callsBar, calls, timeBar, time, takenBack, result);
    }

    KnightAlgorithm order() {
        return order;
    }

    /**
     * @param callsScale of the bars of all rows
     * @param timeScale of the bars of all rows, in nanoseconds
     */
    void refresh(Result standing, LogScale callsScale, LogScale timeScale) {
        boolean cut = standing.state() == State.GAVE_UP || standing.state() == State.STOPPED;
        callsBar.show((double) standing.visited(), callsScale, cut);
        timeBar.show((double) standing.nanos(), timeScale, cut);
        boolean begun = standing.state() != State.WAITING;
        calls.setText(begun ? appearance.localize("number", standing.visited()) : "");
        time.setText(standing.nanos() == 0 ? "" : appearance.texts().localize(ShortTime.of(standing.nanos())));
        takenBack.setText(begun ? appearance.localize("number", standing.takenBack()) : "");
        result.setText(
                appearance.localize("knight.compare.result." + standing.state().id()));
    }
}
