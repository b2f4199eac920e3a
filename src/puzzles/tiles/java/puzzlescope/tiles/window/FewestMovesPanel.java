package puzzlescope.tiles.window;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.tiles.TilesAlgorithm;
import puzzlescope.tiles.TilesPuzzle;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.fast.optimal.HeuristicTables;
import puzzlescope.tiles.space.HardestBoards;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.window.compare.EstimateComparisonPage;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.Panel;
import puzzlescope.window.editor.InputEditorButton;
import puzzlescope.window.fx.Tooltips;

/**
 * Tools for optimal solutions: solving with tables, comparing heuristics, and boards to try that on. FX thread only.
 */
public final class FewestMovesPanel extends Panel {

    private final TabContext context;
    private final Button solve;
    private final Button compare;
    private final Button hardest;
    private final Label fact = LocalizedControls.wrapped();

    public FewestMovesPanel(TabContext context) {
        super(context.appearance().texts().of("tiles.answers"));
        this.context = context;
        setId("answers");
        solve = button("solve-optimally", MaterialDesignF.FLAG_CHECKERED, "tiles.answers.solve", this::solve);
        DisabledReason.of(
                solve, () -> Message.of(hasTables() ? "tiles.answers.solved-optimally" : "tiles.answers.no-tables"));
        compare = button("compare-estimates", MaterialDesignC.CHART_BAR, "tiles.answers.compare", this::compare);
        DisabledReason.of(compare, () -> Message.of("tiles.answers.no-tables"));
        hardest = button("hardest-board", MaterialDesignP.PUZZLE_OUTLINE, "tiles.answers.hardest", this::takeHardest);
        DisabledReason.of(hardest, () -> Message.of("tiles.answers.hardest.why-not"));
        fact.setId("tiles-fact");
        fact.getStyleClass().add("tiles-fact");
        var setUp =
                new InputEditorButton(context, "tiles-set-up", "tiles.set-up.edit", () -> TilesEditorSpec.of(context));
        getChildren().addAll(solve, compare, fact, hardest, setUp);
    }

    private Button button(String id, Ikon icon, String key, Runnable action) {
        var button = new Button();
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.textProperty().bind(context.appearance().texts().of(key));
        button.setMaxWidth(Double.MAX_VALUE);
        Tooltips.set(button, context.appearance().texts().of(key + ".help"));
        button.setOnAction(_ -> action.run());
        return button;
    }

    void refresh() {
        showFact();
        compare.setDisable(!hasTables());
        solve.setDisable(!hasTables()
                || !context.isByHand()
                        && optimal().equals(context.player().session().arguments()));
    }

    private boolean hasTables() {
        return board().size() <= HeuristicTables.LARGEST;
    }

    /** Shows the known facts about all boards of the current size. */
    private void showFact() {
        int size = board().size();
        var said = context.appearance().localize(fact(size), size * size);
        if (!said.equals(fact.getText())) {
            fact.setText(said);
        }
        hardest.setDisable(HardestBoards.of(size).isEmpty());
    }

    private static String fact(int size) {
        return switch (size) {
            case 2 -> "tiles.fact.2x2";
            case 3 -> "tiles.fact.3x3";
            case 4 -> "tiles.fact.4x4";
            case 5 -> "tiles.fact.5x5";
            default -> "tiles.fact.larger";
        };
    }

    /** Fills in a hardest board of this size. */
    private void takeHardest() {
        HardestBoards.of(board().size())
                .ifPresent(hardestBoard -> context.choose(TilesPuzzle.BOARD, hardestBoard.tiles()));
    }

    /** Arguments that find the fewest moves from the game's board, or from the one filled in. */
    private Arguments optimal() {
        var session = context.player().session();
        var given = context.isByHand()
                ? puzzle().gameRules()
                        .orElseThrow()
                        .runFrom(session.arguments(), session.timeline().board())
                : context.arguments();
        return given.choosing(TilesPuzzle.ALGORITHM, TilesAlgorithm.OPTIMAL);
    }

    private TilesPuzzle puzzle() {
        return (TilesPuzzle) context.player().session().puzzle();
    }

    private void solve() {
        context.run(optimal());
    }

    private void compare() {
        new EstimateComparisonPage(context.appearance(), board(), puzzle().tables()).show(solve);
    }

    /** The board on the screen or, if that is solved, the start of the run. */
    public TileOrder board() {
        var session = context.player().session();
        var shown = ((TilesBoard) session.timeline().board()).order();
        return context.isByHand() || shown.distance() > 0 ? shown : TilesPuzzle.start(session.arguments());
    }
}
