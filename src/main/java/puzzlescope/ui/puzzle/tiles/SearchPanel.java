package puzzlescope.ui.puzzle.tiles;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.tiles.TilesPuzzle;
import puzzlescope.core.puzzle.tiles.board.TilesBoard;
import puzzlescope.core.puzzle.tiles.event.TableEvent;
import puzzlescope.core.puzzle.tiles.search.PlainRecursion;
import puzzlescope.core.puzzle.tiles.space.Move;
import puzzlescope.ui.board.TabContext;
import puzzlescope.ui.control.FigureTable;
import puzzlescope.ui.puzzle.tiles.compare.Magnitude;

/**
 * What a search has found and expanded up to the position, and, once the solution is known, how much work plain recursion
 * would have with the same board. FX thread only.
 */
final class SearchPanel extends VBox {

    private final TabContext context;
    private final FoundMoves solution;
    private final FigureTable table = new FigureTable();
    private final ProgressBar made = new ProgressBar();
    private final Label looked = new Label();
    private final Label expanded = new Label();
    private final Label waiting = new Label();
    private final Label found = new Label();
    private final Label comparison = new Label();

    SearchPanel(TabContext context, FoundMoves solution) {
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
        comparison.setWrapText(true);
        comparison.setMinHeight(Region.USE_PREF_SIZE);
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
        boolean remembers = board.found() > 0;
        boolean looksUp = session.arguments().get(TilesPuzzle.ALGORITHM).looksUp();
        setVisible(!context.isByHand()
                && (remembers || looksUp || board.heuristic().isPresent()));
        if (!isVisible()) {
            return;
        }
        var appearance = context.appearance();
        made.setVisible(board.made() > 0 && board.made() < TableEvent.ALL);
        made.setProgress((double) board.made() / TableEvent.ALL);
        looked.setVisible(looksUp);
        looked.setText(appearance.say("number", board.looked()));
        expanded.setVisible(!looksUp);
        expanded.setText(appearance.say("number", board.expansions()));
        waiting.setVisible(remembers);
        waiting.setText(appearance.say("number", board.found() - board.expanded(false) - board.expanded(true)));
        found.setVisible(remembers);
        found.setText(appearance.say("number", board.found()));
        var moves = solution.of(session);
        comparison.setVisible(!moves.isEmpty());
        if (!moves.isEmpty()) {
            comparison.setText(appearance.texts().say(comparison(moves)));
        }
    }

    private Message comparison(List<Move> moves) {
        var start = TilesPuzzle.start(context.player().session().arguments());
        double slides = PlainRecursion.slidesInVain(start, moves.size());
        return slides == 0
                ? Message.of("tiles.comparison.none", moves.size())
                : Message.of("tiles.comparison", Magnitude.of(slides), Magnitude.time(slides / Magnitude.A_SECOND));
    }
}
