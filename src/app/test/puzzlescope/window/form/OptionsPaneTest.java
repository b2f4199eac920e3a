package puzzlescope.window.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.text.Language;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.river.RiverPuzzle;
import puzzlescope.states.StatesPuzzle;
import puzzlescope.testkit.StageTest;
import puzzlescope.tiles.TilesPuzzle;
import puzzlescope.window.fx.Texts;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.theme.Palette;

class OptionsPaneTest extends StageTest {

    private OptionsPane pane;

    @Override
    protected void start(Stage stage) {
        pane = new OptionsPane(new Appearance(new Texts(Language.ENGLISH), new Palette()), new TilesPuzzle());
        stage.setScene(new Scene(new VBox(pane.mainRow(), pane), 260, 600));
        stage.show();
    }

    private String remark(String board) {
        robot.interact(
                () -> robot.lookup("#board-text").queryAs(TextField.class).setText(board));
        return robot.lookup("#board-text-remark").queryAs(Label.class).getText();
    }

    @Test
    void aBoardThatCannotBeSolvedIsRefusedWithTheReason() {
        assertThat(remark("1 2 3 4 5 6 8 7 0")).startsWith("This board is unsolvable.");
        assertThat(pane.validProperty().get()).isFalse();
    }

    @Test
    void aLabelBesideAFieldIsNotBrokenWithinItsWords() {
        var label = (Label) robot.lookup(node -> node instanceof Label named && "Random seed".equals(named.getText()))
                .query();
        assertThat(label.getHeight()).isLessThan(2 * label.getFont().getSize());
        assertThat(label.getWidth()).isGreaterThanOrEqualTo(label.prefWidth(-1));
    }

    @Test
    void allThatIsToBeSaidOfAFieldIsSaid() {
        assertThat(remark("15 14 13 12 11 10 9 8 7 6 5 4 3 1 2 0"))
                .startsWith("This board is used;")
                .contains("so at least 44 moves are needed");
        assertThat(pane.validProperty().get()).isTrue();
    }

    @Test
    void aQuestionIsABoxThatBearsItsNameAndIsTickedForYes() {
        var box = robot.lookup("#undo-allowed").queryAs(CheckBox.class);
        assertThat(box.isSelected()).isFalse();
        assertThat(box.getText()).isEqualTo(box.getAccessibleText()).isNotEmpty();
        assertThat(box.getAccessibleHelp()).isNotNull();
        robot.interact(() -> box.setSelected(true));
        assertThat(pane.texts()).containsEntry("undo-allowed", "yes");
        robot.interact(() -> pane.fill("undo-allowed", "no"));
        assertThat(box.isSelected()).isFalse();
    }

    @Test
    void anEmptyBoardLeavesTheShuffledOne() {
        assertThat(remark("")).isEmpty();
        assertThat(pane.validProperty().get()).isTrue();
        assertThat(robot.lookup("#board-text").queryAs(TextField.class).getPromptText())
                .contains("or empty");
    }

    @Test
    void anOptionThatMakesNoDifferenceIsLeftOutAndCannotRefuse() {
        robot.interact(() -> {
            var river = new OptionsPane(new Appearance(new Texts(Language.ENGLISH), new Palette()), new RiverPuzzle());
            assertThat(river.lookup("#minutes").isVisible()).isFalse();
            assertThat(river.lookup("#boat").isVisible()).isTrue();
            river.fill("minutes", "nonsense");
            assertThat(river.validProperty().get()).isTrue();
            river.fill("puzzle", "bridge-and-torch");
            assertThat(river.lookup("#minutes").isVisible()).isTrue();
            assertThat(river.lookup("#boat").isVisible()).isFalse();
            assertThat(river.validProperty().get()).isFalse();
        });
    }

    @Test
    void aTextOfManyLinesIsRefusedWithItsLineAndThatPlaceIsShown() {
        robot.interact(() -> {
            var states =
                    new OptionsPane(new Appearance(new Texts(Language.ENGLISH), new Palette()), new StatesPuzzle());
            assertThat(states.lookup("#own").getParent().isVisible()).isFalse();
            states.fill("space", "own");
            assertThat(states.lookup("#own").getParent().isVisible()).isTrue();
            assertThat(states.validProperty().get()).isTrue();
            assertThat(states.changedProperty().get()).isTrue();
            states.setRun(states.arguments());
            assertThat(states.changedProperty().get()).isFalse();
            states.fill("own", "\nstate a = 0..4\nstart a = x");
            assertThat(said(states, "own")).isEqualTo("Line 3, column 12: A line that begins with move is missing.");
            states.fill("own", "\nstate a = 0..4\nstart a = x\nmove m: -> a = 1");
            assertThat(said(states, "own")).isEqualTo("Line 3, column 11: A whole number is expected here, not x.");
            assertThat(((Label) states.lookup(".line-numbers")).getText()).isEqualTo(" 1\n 2\n\u25b83\n 4");
            assertThat(states.validProperty().get()).isFalse();
            states.focusRefused();
            assertThat(((TextArea) states.lookup("#own")).getSelectedText()).isEqualTo("x");
        });
    }

    private OptionsPane maze(String width, String height) {
        var maze = new OptionsPane(new Appearance(new Texts(Language.ENGLISH), new Palette()), new MazePuzzle());
        maze.fill("width", width);
        maze.fill("height", height);
        return maze;
    }

    private static String said(OptionsPane of, String field) {
        return ((Label) field(of, field + "-remark")).getText();
    }

    /** A node of a form, in its row or below it. */
    private static Node field(OptionsPane of, String id) {
        return Stream.of(of, of.mainRow())
                .map(each -> each.lookup("#" + id))
                .filter(Objects::nonNull)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void anEvenSideIsRefusedWithTheNearestOddOnes() {
        robot.interact(() -> {
            assertThat(said(maze("40", "21"), "width")).isEqualTo("40 is not odd: take 39 or 41.");
            assertThat(said(maze("4002", "21"), "width")).contains("3 to 4001");
        });
    }

    @Test
    void theBoundsThatAreSaidAreThoseOfTheAlgorithm() {
        robot.interact(() -> {
            var maze = maze("20000", "21");
            assertThat(said(maze, "width")).contains("3 to 4001");
            maze.fill("algorithm", "giant");
            assertThat(said(maze, "width")).contains("3 to 10001");
        });
    }

    @Test
    void whatIsToBeSaidOfTwoFieldsIsSaidOnce() {
        robot.interact(() -> {
            var maze = maze("4003", "4003");
            assertThat(said(maze, "width")).contains("4,001");
            assertThat(said(maze, "height")).isEmpty();
            assertThat(field(maze, "height").getPseudoClassStates()).contains(PseudoClass.getPseudoClass("refused"));
        });
    }

    @Test
    void whatIsNotAsInTheOpenRunIsMarkedUntilItIsRun() {
        robot.interact(() -> {
            assertThat(pane.changedProperty().get()).isFalse();
            pane.fill("shuffle", "41");
            assertThat(pane.changedProperty().get()).isTrue();
            pane.setRun(pane.arguments());
            assertThat(pane.changedProperty().get()).isFalse();
            pane.fill("shuffle", "nonsense");
            assertThat(pane.changedProperty().get()).isTrue();
            assertThat(pane.refusal()).isPresent();
        });
    }

    /** A pane of the state space in a window's language, which can be changed. */
    private static OptionsPane states(Texts texts) {
        return new OptionsPane(new Appearance(texts, new Palette()), new StatesPuzzle());
    }

    @Test
    void anUnchangedExampleIsInTheLanguageOfTheWindow() {
        robot.interact(() -> {
            var texts = new Texts(Language.CHINESE);
            var states = states(texts);
            assertThat(states.texts().get("own")).startsWith("name 倒水问题");
            texts.use(Language.ENGLISH);
            assertThat(states.texts().get("own")).startsWith("name Water jugs");
            states.fill("own", states.texts().get("own") + "\n# mine");
            texts.use(Language.CHINESE);
            assertThat(states.texts().get("own")).startsWith("name Water jugs").endsWith("# mine");
        });
    }

    @Test
    void anExampleOfTheOpenRunKeepsItsLanguage() {
        robot.interact(() -> {
            var texts = new Texts(Language.CHINESE);
            var states = states(texts);
            states.fill("space", "own");
            texts.use(Language.ENGLISH);
            assertThat(states.texts().get("own")).startsWith("name 倒水问题");
        });
    }

    @Test
    void aTextToBeWrittenIsBroughtIntoSightOnlyWhenAPersonChoosesIt() {
        robot.interact(() -> {
            var states = states(new Texts(Language.ENGLISH));
            var revealed = new AtomicInteger();
            states.setOnReveal(revealed::incrementAndGet);
            states.fill("space", "own");
            states.fill("space", "hanoi");
            assertThat(revealed).hasValue(0);
            choice(states, "space").setValue("own");
            assertThat(revealed).hasValue(1);
        });
    }

    @SuppressWarnings("unchecked")
    private static ComboBox<String> choice(OptionsPane pane, String name) {
        return (ComboBox<String>) pane.mainRow().lookup("#" + name);
    }
}
