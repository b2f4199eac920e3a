package puzzlescope.maze.window;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignW;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.maze.own.Brush;
import puzzlescope.maze.own.OwnMaze;
import puzzlescope.picture.board.Cell;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.writing.SketchPane;

/** A maze being drawn: its squares, and brushes for walls, passages, mud, the start and goals. FX thread only. */
final class MazeSketch extends SketchPane<OwnMaze> {

    private static final String KEY = "maze.draw";

    private final Appearance appearance;
    private final Consumer<String> drawn;
    private final MazeSheet sheet;
    private final ToggleGroup brushes = new ToggleGroup();
    private @Nullable OwnMaze maze;

    MazeSketch(Appearance appearance, Consumer<String> drawn) {
        super(appearance, "maze-sketch");
        this.appearance = appearance;
        this.drawn = drawn;
        sheet = new MazeSheet(appearance, this);
        var tools = new FlowPane();
        tools.getStyleClass().add("own-buttons");
        for (var brush : Brush.values()) {
            tools.getChildren().add(button(brush));
        }
        take(Brush.WALL);
        getChildren().add(tools);
        lay(sheet);
        say(Message.of(KEY + ".help"));
    }

    private ToggleButton button(Brush brush) {
        var button = new ToggleButton("", new FontIcon(icon(brush)));
        button.setId("brush-" + brush.id());
        button.setUserData(brush);
        button.setToggleGroup(brushes);
        name(button, brush);
        // One of them is always selected.
        button.setOnAction(_ -> button.setSelected(true));
        return button;
    }

    private void name(Labeled button, Brush brush) {
        var key = KEY + "." + brush.id();
        button.textProperty().bind(appearance.texts().of(key));
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(appearance.texts().of(key + ".help", brush.ordinal() + 1));
        button.setTooltip(tooltip);
    }

    private static Ikon icon(Brush brush) {
        return switch (brush) {
            case WALL -> MaterialDesignW.WALL;
            case PASSAGE -> MaterialDesignS.SHOVEL;
            case MUD -> MaterialDesignW.WAVES;
            case START -> MaterialDesignA.ALPHA_A_BOX;
            case GOAL -> MaterialDesignA.ALPHA_B_BOX;
        };
    }

    /** Selects a brush. */
    void take(Brush brush) {
        brushes.getToggles().stream()
                .filter(button -> button.getUserData() == brush)
                .forEach(brushes::selectToggle);
    }

    /** The selected brush. */
    Brush brush() {
        return (Brush) brushes.getSelectedToggle().getUserData();
    }

    /** The maze including the current stroke; empty while the text is invalid. */
    Optional<OwnMaze> maze() {
        return Optional.ofNullable(maze);
    }

    /**
     * Draws on a square, or reports why it cannot; the caller repaints the sheet, and the text is updated when the
     * stroke ends.
     */
    void draw(Brush with, Cell square) {
        if (maze == null) {
            return;
        }
        try {
            maze = with.draw(maze, square.row(), square.column());
            say(Message.of(KEY + ".help"));
        } catch (InvalidInput refusal) {
            refuse(refusal.reason());
        }
    }

    /** Ends a stroke and updates the text. */
    void finish() {
        maze().map(OwnMaze::text).ifPresent(drawn);
    }

    @Override
    public void show(Optional<OwnMaze> value) {
        value.ifPresentOrElse(
                next -> {
                    maze = next;
                    say(Message.of(KEY + ".help"));
                },
                () -> {
                    maze = null;
                    refuse(Message.of(KEY + ".no-maze"));
                });
        sheet.show(value);
    }
}
