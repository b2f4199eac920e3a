package puzzlescope.knight.window;

import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Role;
import puzzlescope.knight.board.KnightBoard;
import puzzlescope.knight.board.KnightCountBoard;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.window.board.TabContext;

/** Numbers of visited squares and of backtracks. FX thread only. */
final class ProgressPanel extends VBox {

    /** Size of a board above which two numbers do not fit; the bar shows the remaining share. */
    private static final int LARGE = 100_000;

    private final TabContext context;
    private final Label visited = number("visited");
    private final Label takenBack = number("taken-back");
    private final Label name = new Label();
    private final ProgressBar bar = new ProgressBar(0);

    ProgressPanel(TabContext context) {
        this.context = context;
        setId("tour-progress");
        getStyleClass().add("panel");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.accessibleTextProperty().bind(context.appearance().texts().of("knight.progress.visited"));
        getChildren().addAll(row(name, visited), bar, row(named("knight.progress.taken-back"), takenBack));
    }

    private static Label number(String id) {
        var label = new Label();
        label.setId(id);
        label.setMinWidth(Region.USE_PREF_SIZE);
        label.getStyleClass().add("counter");
        return label;
    }

    private Label named(String key) {
        var label = new Label();
        label.textProperty().bind(context.appearance().texts().of(key));
        return label;
    }

    private static HBox row(Label name, Label number) {
        name.setWrapText(true);
        name.setLabelFor(number);
        var space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return new HBox(name, space, number);
    }

    void refresh() {
        var timeline = context.player().session().timeline();
        var board = (KnightBoard) timeline.board();
        int squares = board.rows() * board.columns();
        var appearance = context.appearance();
        name.setText(appearance.localize(
                switch (board) {
                    case PathBoard _ -> "knight.progress.visited";
                    case KnightCountBoard _ -> "knight.progress.decided";
                }));
        int done = switch (board) {
            case PathBoard path -> path.steps();
            case KnightCountBoard count -> count.decided();
        };
        visited.setText(
                squares < LARGE
                        ? appearance.localize("knight.progress.of", done, squares)
                        : appearance.localize("number", done));
        bar.setProgress((double) done / squares);
        takenBack.setText(context.appearance().localize("number", timeline.count(Role.UNDO)));
    }
}
