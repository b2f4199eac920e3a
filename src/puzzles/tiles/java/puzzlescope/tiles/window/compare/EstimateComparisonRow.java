package puzzlescope.tiles.window.compare;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import puzzlescope.engine.event.Message;
import puzzlescope.tiles.window.compare.EstimateComparison.Entry;
import puzzlescope.tiles.window.compare.EstimateComparison.Result;
import puzzlescope.window.compare.ComparisonTable;
import puzzlescope.window.compare.LogBar;
import puzzlescope.window.compare.LogScale;
import puzzlescope.window.compare.ShortTime;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.theme.Appearance;

/** The result of one heuristic, or its progress, and the button that stops or starts it. FX thread only. */
final class EstimateComparisonRow {

    private static final int PERCENT = 100;

    private final Appearance appearance;
    private final Entry entry;
    private final Label name = new Label();
    private final LogBar boardsBar = new LogBar();
    private final Label boards;
    private final LogBar timeBar = new LogBar();
    private final Label time;
    private final Label moves;
    private final Button button = new Button();

    EstimateComparisonRow(Appearance appearance, Entry entry) {
        this.appearance = appearance;
        this.entry = entry;
        var id = "compare-" + entry.contender().id();
        name.setMinWidth(Region.USE_PREF_SIZE);
        boards = ComparisonTable.number(id + "-boards");
        time = ComparisonTable.number(id + "-time");
        moves = ComparisonTable.number(id + "-moves");
        button.setId(id);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(_ -> press());
    }

    private void press() {
        if (entry.status().state().isRunning()) {
            entry.stop();
        } else {
            entry.begin();
        }
    }

    void addTo(ComparisonTable table) {
        table.addAll(name, boardsBar, boards, timeBar, time, moves, button);
    }

    /**
     * @param boardsScale of the bars of all rows
     * @param timeScale of the bars of all rows, in nanoseconds
     */
    void refresh(LogScale boardsScale, LogScale timeScale) {
        name.setText(appearance.texts().localize(entry.contender().displayName()));
        Tooltips.set(
                name,
                appearance.localize("tiles.compare.help." + entry.contender().id()));
        var status = entry.status();
        boolean gaveUp = status.state() == EstimateComparison.State.GAVE_UP;
        boardsBar.show((double) status.boards(), boardsScale, gaveUp);
        timeBar.show((double) status.nanos(), timeScale, gaveUp);
        boards.setText(appearance.texts().localize(boards(status)));
        time.setText(status.nanos() == 0 ? "" : appearance.texts().localize(ShortTime.of(status.nanos())));
        moves.setText(
                status.moves().map(each -> appearance.localize("number", each)).orElse("\u2013"));
        boolean underWay = status.state().isRunning();
        button.setText(appearance.localize(underWay ? "tiles.compare.stop-one" : "tiles.compare.run"));
        button.setAccessibleText(button.getText() + " " + name.getText());
    }

    private static Message boards(Result status) {
        return switch (status.state()) {
            case DONE, SEARCHING -> Message.of("number", status.boards());
            case GAVE_UP -> Message.of("tiles.compare.more-than", status.boards());
            case MAKING -> Message.of("tiles.compare.making", (int) (PERCENT * status.made()));
            case WAITING -> Message.of("tiles.compare.waiting");
            case STOPPED -> Message.of("tiles.compare.stopped");
            case NOT_MADE -> Message.of("tiles.compare.not-made");
            case FAILED -> Message.of("tiles.compare.failed");
        };
    }
}
