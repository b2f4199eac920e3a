package puzzlescope.tiles.window;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Message;
import puzzlescope.tiles.TilesPuzzle;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.board.TilesBoundedBoard;
import puzzlescope.tiles.board.TilesEndlessBoard;
import puzzlescope.tiles.board.TilesGameBoard;
import puzzlescope.tiles.board.TilesGraphBoard;
import puzzlescope.tiles.board.TilesTableBoard;
import puzzlescope.tiles.event.TilesTableEvent;
import puzzlescope.tiles.picture.SolutionMoves;
import puzzlescope.tiles.search.FailedAttempts;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.window.compare.Magnitude;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.control.FigureTable;
import puzzlescope.window.control.LocalizedControls;

/**
 * Counts of a search up to the position and, once the solution is known, the work of iterative deepening on the same
 * board. FX thread only.
 */
final class TilesSearchPanel extends VBox {

    private final TabContext context;
    private final SolutionMoves solution;
    private final FigureTable table = new FigureTable();
    private final ProgressBar made = new ProgressBar();
    private final Label looked = new Label();
    private final Label expanded = new Label();
    private final Label waiting = new Label();
    private final Label found = new Label();
    private final Label comparison = LocalizedControls.wrapped();

    TilesSearchPanel(TabContext context, SolutionMoves solution) {
        this.context = context;
        this.solution = solution;
        setId("search");
        getStyleClass().add("panel");
        var heading = new Label();
        heading.getStyleClass().add("panel-heading");
        heading.textProperty().bind(context.appearance().texts().of("tiles.search"));
        row("looked", looked);
        row("expanded", expanded);
        row("waiting", waiting);
        row("found", found);
        comparison.setId("comparison");
        comparison.managedProperty().bind(comparison.visibleProperty());
        var making = new Label();
        making.textProperty().bind(context.appearance().texts().of("tiles.search.table"));
        making.setLabelFor(made);
        making.visibleProperty().bind(made.visibleProperty());
        making.managedProperty().bind(made.visibleProperty());
        made.setId("search-made");
        made.setMaxWidth(Double.MAX_VALUE);
        made.managedProperty().bind(made.visibleProperty());
        getChildren().addAll(heading, making, made, table, comparison);
        managedProperty().bind(visibleProperty());
        setVisible(false);
    }

    private void row(String id, Label number) {
        number.setId("search-" + id);
        table.add(context.appearance().texts().of("tiles.search." + id), number);
    }

    void refresh() {
        var session = context.player().session();
        var board = (TilesBoard) session.timeline().board();
        var figures = Figures.of(board);
        setVisible(!figures.equals(Figures.NOTHING));
        if (!isVisible()) {
            return;
        }
        show(looked, figures.looked);
        show(expanded, figures.expanded);
        show(waiting, figures.waiting);
        show(found, figures.found);
        int percent = board instanceof TilesTableBoard looking ? looking.made() : 0;
        made.setVisible(percent > 0 && percent < TilesTableEvent.ALL);
        made.setProgress((double) percent / TilesTableEvent.ALL);
        var moves = solution.of(session);
        comparison.setVisible(!moves.isEmpty());
        if (!moves.isEmpty()) {
            comparison.setText(context.appearance().texts().localize(comparison(moves)));
        }
    }

    private void show(Label number, long figure) {
        number.setVisible(figure != Figures.NONE);
        number.setText(context.appearance().localize("number", figure));
    }

    private Message comparison(List<Move> moves) {
        var start = TilesPuzzle.start(context.player().session().arguments());
        double slides = FailedAttempts.failedMoves(start, moves.size());
        return slides == 0
                ? Message.of("tiles.comparison.none", moves.size())
                : Message.of("tiles.comparison", Magnitude.of(slides), Magnitude.time(slides / Magnitude.A_SECOND));
    }

    private record Figures(long looked, long expanded, long waiting, long found) {

        static final long NONE = -1;
        static final Figures NOTHING = new Figures(NONE, NONE, NONE, NONE);

        static Figures of(TilesBoard board) {
            boolean estimated = board.heuristic().isPresent();
            return switch (board) {
                case TilesBoundedBoard bounded ->
                    new Figures(NONE, estimated ? bounded.expansions() : NONE, NONE, NONE);
                case TilesGraphBoard graph ->
                    graph.found() > 0
                            ? new Figures(NONE, graph.expansions(), graph.waiting(), graph.found())
                            : new Figures(NONE, estimated ? 0 : NONE, NONE, NONE);
                case TilesTableBoard table -> new Figures(table.looked(), NONE, NONE, NONE);
                case TilesEndlessBoard _, TilesGameBoard _ -> NOTHING;
            };
        }
    }
}
