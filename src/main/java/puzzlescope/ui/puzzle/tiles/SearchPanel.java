package puzzlescope.ui.puzzle.tiles;

import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.tiles.Move;
import puzzlescope.core.puzzle.tiles.PlainRecursion;
import puzzlescope.core.puzzle.tiles.TilesBoard;
import puzzlescope.core.puzzle.tiles.TilesPuzzle;
import puzzlescope.ui.control.Desk;

/**
 * What a search has found and expanded up to the position, and, once the solution is known, how much work plain recursion
 * would have with the same board. FX thread only.
 */
final class SearchPanel extends VBox {

    private final Desk desk;
    private final FoundMoves solution;
    private final GridPane table = new GridPane();
    private final Label expanded = new Label();
    private final Label waiting = new Label();
    private final Label found = new Label();
    private final Label comparison = new Label();

    SearchPanel(Desk desk, FoundMoves solution) {
        this.desk = desk;
        this.solution = solution;
        setId("search");
        getStyleClass().add("panel");
        var heading = new Label();
        heading.getStyleClass().add("panel-heading");
        heading.textProperty().bind(desk.look().texts().of("tiles.search"));
        table.getStyleClass().add("counters");
        var names = new ColumnConstraints();
        names.setHgrow(Priority.ALWAYS);
        var numbers = new ColumnConstraints();
        numbers.setHalignment(HPos.RIGHT);
        table.getColumnConstraints().addAll(names, numbers);
        row("expanded", expanded);
        row("waiting", waiting);
        row("found", found);
        comparison.setId("comparison");
        comparison.setWrapText(true);
        comparison.setMinHeight(Region.USE_PREF_SIZE);
        comparison.managedProperty().bind(comparison.visibleProperty());
        getChildren().addAll(heading, table, comparison);
        managedProperty().bind(visibleProperty());
        setVisible(false);
    }

    private void row(String id, Label number) {
        var name = new Label();
        name.textProperty().bind(desk.look().texts().of("tiles.search." + id));
        name.setLabelFor(number);
        name.visibleProperty().bind(number.visibleProperty());
        name.managedProperty().bind(number.visibleProperty());
        number.managedProperty().bind(number.visibleProperty());
        number.setId("search-" + id);
        number.getStyleClass().add("counter");
        table.addRow(table.getRowCount(), name, number);
    }

    void refresh() {
        var session = desk.player().session();
        var board = (TilesBoard) session.timeline().board();
        boolean remembers = board.found() > 0;
        setVisible(!desk.isByHand() && (remembers || board.heuristic().isPresent()));
        if (!isVisible()) {
            return;
        }
        var look = desk.look();
        expanded.setText(look.say("number", board.expansions()));
        waiting.setVisible(remembers);
        waiting.setText(look.say("number", board.found() - board.expanded(false) - board.expanded(true)));
        found.setVisible(remembers);
        found.setText(look.say("number", board.found()));
        var moves = solution.of(session);
        comparison.setVisible(!moves.isEmpty());
        if (!moves.isEmpty()) {
            comparison.setText(look.texts().say(comparison(moves)));
        }
    }

    private Message comparison(List<Move> moves) {
        var start = TilesPuzzle.start(desk.player().session().arguments());
        double slides = PlainRecursion.slidesInVain(start, moves.size());
        return slides == 0
                ? Message.of("tiles.comparison.none", moves.size())
                : Message.of("tiles.comparison", Magnitude.of(slides), Magnitude.time(slides / Magnitude.A_SECOND));
    }
}
