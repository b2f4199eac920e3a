package puzzlescope.ui.puzzle.tiles;

import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.tiles.TilesAlgorithm;
import puzzlescope.core.puzzle.tiles.TilesGame;
import puzzlescope.core.puzzle.tiles.TilesPuzzle;
import puzzlescope.core.puzzle.tiles.board.TilesBoard;
import puzzlescope.core.puzzle.tiles.space.TileOrder;
import puzzlescope.ui.board.TabContext;
import puzzlescope.ui.control.Panel;
import puzzlescope.ui.control.WhyDisabled;
import puzzlescope.ui.puzzle.tiles.compare.ComparisonDialog;

/** The ways to the fewest moves: solve with tables, and compare what leads there. FX thread only. */
public final class AnswersPanel extends Panel {

    private final TabContext context;
    private final Button solve;

    public AnswersPanel(TabContext context) {
        super(context.appearance().texts().of("tiles.answers"));
        this.context = context;
        setId("answers");
        solve = button("solve-optimally", MaterialDesignF.FLAG_CHECKERED, "tiles.answers.solve", this::solve);
        WhyDisabled.of(solve, () -> Message.of("tiles.answers.solved-optimally"));
        getChildren()
                .addAll(
                        solve,
                        button("compare-estimates", MaterialDesignC.CHART_BAR, "tiles.answers.compare", this::compare));
    }

    private Button button(String id, Ikon icon, String key, Runnable action) {
        var button = new Button();
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.textProperty().bind(context.appearance().texts().of(key));
        button.setMaxWidth(Double.MAX_VALUE);
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(context.appearance().texts().of(key + ".help"));
        button.setTooltip(tooltip);
        button.setOnAction(_ -> action.run());
        return button;
    }

    void refresh() {
        solve.setDisable(!context.isByHand()
                && optimal().equals(context.player().session().arguments()));
    }

    /** What finds the fewest moves from the board that is played with, or that is filled in. */
    private Arguments optimal() {
        var session = context.player().session();
        var given = context.isByHand()
                ? new TilesGame()
                        .runFrom(session.arguments(), session.timeline().board())
                : context.arguments();
        return given.choosing(TilesPuzzle.ALGORITHM, TilesAlgorithm.OPTIMAL);
    }

    private void solve() {
        context.run(optimal());
    }

    private void compare() {
        new ComparisonDialog(context.appearance(), board()).show(solve);
    }

    /** The board that is on the screen; where it is in order already, the one that the run began with. */
    public TileOrder board() {
        var session = context.player().session();
        var shown = ((TilesBoard) session.timeline().board()).order();
        return context.isByHand() || shown.distance() > 0 ? shown : TilesPuzzle.start(session.arguments());
    }
}
