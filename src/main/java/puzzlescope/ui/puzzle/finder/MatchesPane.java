package puzzlescope.ui.puzzle.finder;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.finder.FinderBoard;
import puzzlescope.text.Words;
import puzzlescope.ui.control.Desk;

/** The table of matches with its heading. FX thread only. */
final class MatchesPane extends VBox {

    private final Desk desk;
    private final Label heading = new Label();
    private final MatchesTable table;
    private int said = -1;
    private @Nullable Words saidIn;

    MatchesPane(Desk desk) {
        this.desk = desk;
        getStyleClass().add("matches-pane");
        table = new MatchesTable(desk.look());
        heading.getStyleClass().add("panel-heading");
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().addAll(new HBox(heading), table);
    }

    /** Shows the matches up to where a board stands. */
    void show(FinderBoard board) {
        table.show(board);
        var words = desk.look().texts().words();
        if (board.matches() != said || !words.equals(saidIn)) {
            said = board.matches();
            saidIn = words;
            heading.setText(words.say("finder.matches.count", said));
        }
    }
}
