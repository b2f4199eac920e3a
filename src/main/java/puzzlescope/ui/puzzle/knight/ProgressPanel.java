package puzzlescope.ui.puzzle.knight;

import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.core.event.Role;
import puzzlescope.core.puzzle.knight.KnightBoard;
import puzzlescope.ui.control.Desk;

/** How many squares are visited, and how often the knight was taken back. FX thread only. */
final class ProgressPanel extends VBox {

    private final Desk desk;
    private final Label visited = number("visited");
    private final Label takenBack = number("taken-back");
    private final ProgressBar bar = new ProgressBar(0);

    ProgressPanel(Desk desk) {
        this.desk = desk;
        setId("tour-progress");
        getStyleClass().add("panel");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.accessibleTextProperty().bind(desk.look().texts().of("knight.progress.visited"));
        getChildren()
                .addAll(row("knight.progress.visited", visited), bar, row("knight.progress.taken-back", takenBack));
    }

    private static Label number(String id) {
        var label = new Label();
        label.setId(id);
        label.setMinWidth(Region.USE_PREF_SIZE);
        label.getStyleClass().add("counter");
        return label;
    }

    private HBox row(String key, Label number) {
        var name = new Label();
        name.textProperty().bind(desk.look().texts().of(key));
        name.setWrapText(true);
        name.setLabelFor(number);
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return new HBox(name, space, number);
    }

    void refresh() {
        var timeline = desk.player().session().timeline();
        var board = (KnightBoard) timeline.board();
        int squares = board.rows() * board.columns();
        visited.setText(desk.look().say("knight.progress.of", board.steps(), squares));
        bar.setProgress((double) board.steps() / squares);
        takenBack.setText(desk.look().say("number", timeline.count(Role.UNDO)));
    }
}
