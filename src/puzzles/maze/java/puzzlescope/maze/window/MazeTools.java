package puzzlescope.maze.window;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.maze.MazeLetters;
import puzzlescope.maze.MazePrint;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.picture.MazePictures;
import puzzlescope.maze.window.compare.GeneratorPage;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.editor.InputEditorPage;
import puzzlescope.window.fx.ClipboardText;

/** The menu of other commands on mazes: writing one, and the look of the board and its copies. FX thread only. */
final class MazeTools extends MenuButton {

    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
    private static final String AXES = MazePictures.AXES.name();
    private static final String TREE = MazePictures.AS_TREE.name();
    private static final String LETTERS = "letters";
    private static final double GAP = 8;
    /** Limit of squares for copying a dictionary, which would take longer than a frame. */
    private static final int MOST_PAIRS = 100_000;

    private final TabContext context;
    private final CheckMenuItem coordinates = new CheckMenuItem();
    private final CheckMenuItem tree = new CheckMenuItem();
    private final TextField typed = new TextField(MazeLetters.PARAMETER.format(MazeLetters.PRESET));

    MazeTools(TabContext context) {
        this.context = context;
        setId("maze-tools");
        setGraphic(new FontIcon(MaterialDesignT.TOOLS));
        textProperty().bind(context.appearance().texts().of("maze.tools"));
        setMaxWidth(Double.MAX_VALUE);
        var write = item(
                "own-edit", "maze.own.edit", () -> InputEditorPage.show(context, this, MazeEditorSpec.of(context)));
        var compare = item(
                "compare-makers",
                "maze.compare.open",
                () -> new GeneratorPage(context.appearance(), context.arguments()).show(this));
        coordinates.setId("axes");
        coordinates.textProperty().bind(context.appearance().texts().of("maze.axes"));
        coordinates.selectedProperty().addListener((_, _, _) -> context.player().invalidate());
        tree.setId("as-tree");
        tree.textProperty().bind(context.appearance().texts().of("maze.tree"));
        tree.selectedProperty().addListener((_, _, _) -> context.player().invalidate());
        getItems().addAll(write, compare, tree, coordinates, letters(typed));
    }

    private MenuItem item(String id, String key, Runnable action) {
        var item = new MenuItem();
        item.setId(id);
        item.textProperty().bind(context.appearance().texts().of(key));
        item.setOnAction(_ -> action.run());
        return item;
    }

    /** The menu item for the characters of a copy. */
    private CustomMenuItem letters(TextField field) {
        var name = new Label();
        name.textProperty().bind(context.appearance().texts().of("maze.characters"));
        name.setLabelFor(field);
        field.setId("characters");
        field.getStyleClass().add("lines");
        field.setPrefColumnCount(4);
        field.setMinWidth(Region.USE_PREF_SIZE);
        field.accessibleTextProperty().bind(context.appearance().texts().of("maze.characters"));
        field.setTooltip(LocalizedControls.tooltip(context.appearance(), "maze.characters.help"));
        field.textProperty().addListener((_, _, _) -> field.pseudoClassStateChanged(REFUSED, read().isEmpty()));
        var row = new HBox(GAP, name, field);
        row.setAlignment(Pos.CENTER_LEFT);
        return new CustomMenuItem(row, false);
    }

    private Optional<MazeLetters> read() {
        try {
            return Optional.of(MazeLetters.parse(typed.getText()));
        } catch (InvalidInputException refusal) {
            return Optional.empty();
        }
    }

    /** The typed characters; the documents' while these are invalid. */
    MazeLetters letters() {
        return read().orElse(MazeLetters.PRESET);
    }

    boolean showsTree() {
        return tree.isSelected();
    }

    /** Returns whether columns and rows are numbered. */
    boolean showsCoordinates() {
        return coordinates.isSelected();
    }

    /** Copies the current maze. */
    void copyDictionary() {
        var board = (MazeBoard) context.player().session().timeline().board();
        if ((long) board.rows() * board.columns() > MOST_PAIRS) {
            context.player().showNotice(Message.of("maze.copy-dictionary.too-large", MOST_PAIRS));
            return;
        }
        var text = new StringBuilder();
        MazePrint.dictionary(board, letters(), text::append);
        ClipboardText.put(text.toString());
        context.player().showNotice(Message.of("maze.copy-dictionary.done", board.rows() * board.columns()));
    }

    Map<String, String> viewSettings() {
        return Map.of(
                AXES,
                String.valueOf(coordinates.isSelected()),
                TREE,
                String.valueOf(tree.isSelected()),
                LETTERS,
                MazeLetters.PARAMETER.format(letters()));
    }

    void resume(Function<String, Optional<String>> habits) {
        habits.apply(AXES).map(Boolean::parseBoolean).ifPresent(coordinates::setSelected);
        habits.apply(TREE).map(Boolean::parseBoolean).ifPresent(tree::setSelected);
        habits.apply(LETTERS).ifPresent(typed::setText);
    }
}
