package puzzlescope.maze.window;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignW;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.maze.custom.CustomMaze;
import puzzlescope.maze.custom.MazeBrush;
import puzzlescope.picture.board.Cell;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.editor.SketchPane;
import puzzlescope.window.theme.Appearance;

/** A maze being drawn: its squares, and brushes for walls, passages, mud, the start and goals. FX thread only. */
final class MazeSketch extends SketchPane<CustomMaze> {

    private static final String KEY = "maze.draw";

    private final Appearance appearance;
    private final Consumer<String> drawn;
    private final MazeSheet sheet;
    private final ToggleGroup brushes = new ToggleGroup();
    private @Nullable CustomMaze maze;

    MazeSketch(Appearance appearance, Consumer<String> drawn) {
        super(appearance, "maze-sketch");
        this.appearance = appearance;
        this.drawn = drawn;
        sheet = new MazeSheet(appearance, this);
        var tools = new FlowPane();
        tools.getStyleClass().add("own-buttons");
        for (var mazeBrush : MazeBrush.values()) {
            tools.getChildren().add(button(mazeBrush));
        }
        take(MazeBrush.WALL);
        getChildren().add(tools);
        setSheet(sheet);
        showMessage(Message.of(KEY + ".help"));
    }

    private ToggleButton button(MazeBrush mazeBrush) {
        var button = new ToggleButton("", new FontIcon(icon(mazeBrush)));
        button.setId("brush-" + mazeBrush.id());
        button.setUserData(mazeBrush);
        button.setToggleGroup(brushes);
        name(button, mazeBrush);
        // One of them is always selected.
        button.setOnAction(_ -> button.setSelected(true));
        return button;
    }

    private void name(Labeled button, MazeBrush mazeBrush) {
        var key = KEY + "." + mazeBrush.id();
        button.textProperty().bind(appearance.texts().of(key));
        button.setTooltip(LocalizedControls.tooltip(appearance, key + ".help", mazeBrush.ordinal() + 1));
    }

    private static Ikon icon(MazeBrush mazeBrush) {
        return switch (mazeBrush) {
            case WALL -> MaterialDesignW.WALL;
            case PASSAGE -> MaterialDesignS.SHOVEL;
            case MUD -> MaterialDesignW.WAVES;
            case START -> MaterialDesignA.ALPHA_A_BOX;
            case GOAL -> MaterialDesignA.ALPHA_B_BOX;
        };
    }

    void take(MazeBrush mazeBrush) {
        brushes.getToggles().stream()
                .filter(button -> button.getUserData() == mazeBrush)
                .forEach(brushes::selectToggle);
    }

    MazeBrush brush() {
        return (MazeBrush) brushes.getSelectedToggle().getUserData();
    }

    /** The maze including the current stroke; empty while the text is invalid. */
    Optional<CustomMaze> maze() {
        return Optional.ofNullable(maze);
    }

    /**
     * Draws on a square, or reports why it cannot; the caller repaints the sheet, and the text is updated when the
     * stroke ends.
     */
    void draw(MazeBrush with, Cell square) {
        if (maze == null) {
            return;
        }
        try {
            maze = with.draw(maze, square.row(), square.column());
            showMessage(Message.of(KEY + ".help"));
        } catch (InvalidInputException refusal) {
            showError(refusal.reason());
        }
    }

    /** Ends a stroke and updates the text. */
    void finish() {
        maze().map(CustomMaze::text).ifPresent(drawn);
    }

    @Override
    public void show(Optional<CustomMaze> value) {
        value.ifPresentOrElse(
                next -> {
                    maze = next;
                    showMessage(Message.of(KEY + ".help"));
                },
                () -> {
                    maze = null;
                    showError(Message.of(KEY + ".no-maze"));
                });
        sheet.show(value);
    }
}
