package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** One asks the recording in words; what is found is counted, painted and gone to. */
class RecordingQueryTest extends WindowTest {

    private String text(String id) {
        var label = node(Label.class, id);
        return now(() -> label.isVisible() ? label.getText() : "");
    }

    private void ask(String question) {
        push(KeyCode.CONTROL, KeyCode.F);
        write(question);
        push(KeyCode.ENTER);
    }

    private void openQueens() {
        click("#tab-queens");
        awaitEndOfRun();
        push(KeyCode.HOME);
    }

    @Tag("thorough")
    @Test
    void whatIsAskedIsCountedAndGoneTo() {
        openQueens();
        ask("solution");
        awaitFrame(
                "the first is gone to",
                () -> text(window.lookup("#query-count")).equals("1 of 92 steps"));
        long first = position();
        push(KeyCode.ENTER);
        assertThat(position()).isGreaterThan(first);
        push(KeyCode.SHIFT, KeyCode.ENTER);
        assertThat(position()).isEqualTo(first);
        click("#query-next");
        click("#query-previous");
        assertThat(position()).isEqualTo(first);
        assertThat(text("hit-caption")).isEqualTo("92 steps \u00b7 solution");
        run(() -> ((TextField) window.lookup("#query-field")).setText("rejected"));
        frame();
        assertThat(text("query-count")).as("of another question").isEmpty();
        push(KeyCode.ESCAPE);
        assertThat(text("hit-caption")).as("closed with the bar").isEmpty();
    }

    @Test
    void theFieldForQuestionsHasAButtonThatClosesIt() {
        openQueens();
        ask("solution");
        awaitFrame("it is counted", () -> !text(window.lookup("#query-count")).isEmpty());
        click("#go-to-close");
        frame();
        assertThat(isShown(node("go-to-bar"))).isFalse();
        assertThat(text(node("hit-caption"))).isEmpty();
    }

    private static String text(Node label) {
        return label instanceof Label said && said.isVisible() ? said.getText() : "";
    }

    @Test
    void aQuestionThatCannotBeReadIsSaidAtItsPlace() {
        openQueens();
        ask("rejected by quen 2");
        assertThat(text("query-refusal")).contains("\u201cquen\u201d (character 13) is not known");
        var field = node(TextField.class, "query-field");
        assertThat(now(field::getCaretPosition)).isEqualTo(12);
        var words = node(Pane.class, "query-words");
        assertThat(now(() -> words.getChildren().size()))
                .as("words that are known")
                .isGreaterThan(5);
    }

    @Test
    void wordsThatCanFollowAreOfferedAndTaken() {
        openQueens();
        push(KeyCode.CONTROL, KeyCode.F);
        write("dea");
        push(KeyCode.DOWN);
        var field = node(TextField.class, "query-field");
        assertThat(now(() -> field.getText())).isEqualTo("dead end ");
    }

    @Test
    void aLineOfTheListingShowsAllItsSteps() {
        openQueens();
        click("place a queen on (row, column)");
        awaitFrame(
                "its steps are counted",
                () -> text(window.lookup("#hit-caption"))
                        .matches("2,056 steps \\u00b7 the line \u201cplace a queen.*"));
        assertThat(position()).isPositive();
    }

    @Test
    void anotherRunIsNotAsked() {
        openQueens();
        ask("solution");
        awaitFrame("it is counted", () -> !text(window.lookup("#query-count")).isEmpty());
        push(KeyCode.ESCAPE);
        push(KeyCode.CONTROL, KeyCode.N);
        awaitEndOfRun();
        awaitFrame("nothing is found", () -> text(window.lookup("#hit-caption")).isEmpty());
    }
}
