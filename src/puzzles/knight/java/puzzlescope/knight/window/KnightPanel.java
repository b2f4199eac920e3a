package puzzlescope.knight.window;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.session.Session;
import puzzlescope.knight.KnightPuzzle;
import puzzlescope.knight.OrderComparison;
import puzzlescope.knight.window.compare.OrderPage;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.fx.Visibility;

/** The panel beside the board: progress of the tour, or the shown tour, and actions. FX thread only. */
final class KnightPanel extends VBox {

    private final TabContext context;
    private final Label hint = remark("start-hint");
    private final Label dots = remark("dots-hint");
    private final ProgressPanel progress;
    private final ToursPanel tours;
    private final Button compare = new Button();
    private @Nullable Session shown;

    KnightPanel(TabContext context, Node zoom) {
        this.context = context;
        progress = new ProgressPanel(context);
        tours = new ToursPanel(context);
        setId("knight-panel");
        getStyleClass().add("knight-panel");
        hint.textProperty().bind(context.appearance().texts().of("knight.hint.start"));
        compare.setId("compare-orders");
        compare.setMaxWidth(Double.MAX_VALUE);
        compare.textProperty().bind(context.appearance().texts().of("knight.compare.open"));
        compare.setOnAction(_ ->
                new OrderPage(context.appearance(), context.player().session().arguments()).show(compare));
        DisabledReason.of(compare, () -> Message.of("knight.compare.open.why-not", OrderComparison.LARGEST));
        getChildren().addAll(progress, tours, compare, zoom, hint, dots);
    }

    private static Label remark(String id) {
        var label = new Label();
        label.setId(id);
        label.setWrapText(true);
        label.getStyleClass().add("remark");
        return label;
    }

    void refresh() {
        var session = context.player().session();
        boolean all = KnightPuzzle.wantsAll(session.arguments());
        if (!session.equals(shown)) {
            shown = session;
            Visibility.set(progress, !all);
            // In manual play the game's own panel gives instructions.
            Visibility.set(hint, !context.isByHand());
            Visibility.set(dots, !context.isByHand());
            Visibility.set(compare, !context.isByHand());
            compare.setDisable(!OrderComparison.canCompare(session.arguments()));
            var key = session.arguments().text(KnightPuzzle.ALGORITHM);
            dots.textProperty().bind(context.appearance().texts().of("knight.hint." + key));
        }
        // Later tours would answer a question.
        Visibility.set(tours, all && !context.player().isAsked());
        if (all) {
            tours.refresh();
        } else {
            progress.refresh();
        }
    }
}
