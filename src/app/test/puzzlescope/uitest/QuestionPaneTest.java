package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.app.ask.QuestionMode;
import puzzlescope.app.main.TabTest;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.learn.question.Prediction;
import puzzlescope.learn.question.PredictionGenerator;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.player.Player.Motion;

/** Questions in the window: what comes next, what a class says, what holds for a run, what the algorithm does. */
class QuestionPaneTest extends WindowTest {

    private static final List<KeyCode> DIGITS = List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4);
    private static final Set<PredictionKind> USUAL = Set.of(
            PredictionKind.TRY,
            PredictionKind.VERDICT,
            PredictionKind.TAKE,
            PredictionKind.VALUE,
            PredictionKind.BACK,
            PredictionKind.LINE,
            PredictionKind.MOVE,
            PredictionKind.CUT);

    private boolean isAsked() {
        var choice = window.lookup("#ask-choice-1");
        return choice != null
                && choice.getParent().isVisible()
                && !choice.isDisabled()
                && window.lookup("#ask-question").getScene() != null;
    }

    private void awaitQuestion() {
        awaitFrame("a question", this::isAsked);
    }

    private String text(String id) {
        return node(Labeled.class, id).getText();
    }

    private boolean isSeen(String id) {
        return now(() -> {
            Node node = window.lookup("#" + id);
            return node != null && node.isVisible();
        });
    }

    private Prediction prediction(Set<PredictionKind> kinds) {
        return now(() -> new PredictionGenerator(window.player().session())
                .at(window.player().session().timeline().position(), kinds)
                .orElseThrow());
    }

    /** Its colours would say in which open call a solution will be found. */
    @Test
    void theSearchTreeIsNotSeenWhileAQuestionIsOpen() {
        click("#tab-queens");
        awaitEndOfRun();
        run(() -> window.act(Shortcut.SEARCH_TREE));
        awaitFrame("the tree", this::isTreeSeen);
        push(KeyCode.P);
        push(KeyCode.ENTER);
        awaitQuestion();
        awaitFrame("it is closed", () -> !isTreeSeen());
        push(KeyCode.ESCAPE);
        awaitFrame("the tree again", this::isTreeSeen);
        run(() -> window.act(Shortcut.SEARCH_TREE));
    }

    private boolean isTreeSeen() {
        return window.lookup("#search-tree-panel").isVisible();
    }

    @TabTest
    void everyTabAsksAndShowsWhatComesAfterTheAnswer(String tab) {
        click("#tab-" + tab);
        awaitEndOfRun();
        push(KeyCode.P);
        push(KeyCode.ENTER);
        awaitQuestion();
        var asked = prediction(USUAL);
        assertThat(node("timeline-veil").isVisible()).isTrue();
        assertThat(isSaid()).isFalse();
        assertThat(text("ask-hint")).startsWith("Keys 1 to " + asked.choices().size());
        push(DIGITS.get(asked.answer()));
        awaitFrame("what comes is shown", () -> !isAsked());
        assertThat(isSaid()).isTrue();
        assertThat(position()).isEqualTo(asked.until());
        assertThat(text("ask-feedback")).startsWith("Yes. ");
        assertThat(text("ask-score")).isEqualTo("1 of 1 right · 1 in a row");
        push(KeyCode.ENTER);
        awaitQuestion();
        var other = prediction(USUAL);
        int wrong = (other.answer() + 1) % other.choices().size();
        click("#ask-choice-" + (wrong + 1));
        awaitFrame("what comes is shown", () -> !isAsked());
        assertThat(text("ask-feedback")).startsWith("No. ");
        assertThat(text("ask-score")).isEqualTo("1 of 2 right · 0 in a row");
        assertThat(DisabledReason.reason(node("ask-choice-1"))).contains(Message.of("ask.answered"));
        push(KeyCode.P);
        frame();
        assertThat(isSeen("ask")).isFalse();
        assertThat(node("timeline-veil").isVisible()).isFalse();
    }

    @Test
    void inATightWindowTheBoardKeepsItsRoomAfterTheAnswer() {
        click("#tab-queens");
        awaitEndOfRun();
        useSmallWindow();
        push(KeyCode.P);
        push(KeyCode.ENTER);
        awaitQuestion();
        assertThat(isSaid()).isFalse();
        double board = node(Region.class, "board").getHeight();
        push(KeyCode.DIGIT1);
        awaitFrame("what comes is shown", () -> !isAsked());
        frame();
        assertThat(isSaid()).isTrue();
        assertThat(node(Region.class, "board").getHeight()).isEqualTo(board);
    }

    private void askOnly(PredictionKind... kinds) {
        run(() -> {
            var questionSession = window.questions();
            for (var kind : PredictionKind.values()) {
                questionSession.choose(kind, List.of(kinds).contains(kind));
            }
        });
    }

    @Test
    void theFilmStopsBeforeAnEventThatIsAskedForAndADigitAnswers() {
        click("#tab-knight");
        run(() -> {
            window.fillIn(Map.of("algorithm", "warnsdorff"));
            window.act(Shortcut.RUN);
        });
        awaitEndOfRun();
        push(KeyCode.P);
        askOnly(PredictionKind.TRY);
        run(() -> window.player().seek(10));
        awaitRest();
        run(() -> window.player().play(Motion.FORWARD));
        awaitQuestion();
        assertThat(now(() -> window.player().motionProperty().get())).isEqualTo(Motion.PAUSED);
        var asked = prediction(Set.of(PredictionKind.TRY));
        push(KeyCode.RIGHT);
        frame();
        assertThat(position()).isEqualTo(asked.position());
        push(DIGITS.get(asked.answer()));
        awaitFrame("what comes is shown", () -> !isAsked());
        assertThat(text("ask-feedback")).startsWith("Yes. ");
        assertThat(position()).isEqualTo(asked.until());
    }

    @Test
    void whatIsLeftIsShownAndNotCounted() {
        click("#tab-queens");
        awaitEndOfRun();
        push(KeyCode.P);
        push(KeyCode.ENTER);
        awaitQuestion();
        long before = position();
        push(KeyCode.ESCAPE);
        awaitFrame("what comes is shown", () -> !isAsked());
        assertThat(position()).isGreaterThan(before);
        assertThat(isSeen("ask-score")).isFalse();
    }

    @Test
    void aClassVotesTwiceBeforeTheAnswerIsShown() {
        click("#tab-queens");
        awaitEndOfRun();
        push(KeyCode.P);
        push(KeyCode.ENTER);
        awaitQuestion();
        var asked = prediction(USUAL);
        int right = asked.answer() + 1;
        int wrong = (asked.answer() + 1) % asked.choices().size() + 1;
        click("#ask-vote");
        assertThat(List.of(text("leave-questions"), text("ask-reveal"), text("ask-again")))
                .as("Esc reveals while a question is open")
                .noneMatch(name -> name.contains("Esc"));
        type("#ask-hands-1", "0");
        push(KeyCode.TAB);
        assertThat(now(() -> window.scene().getFocusOwner().getId())).isEqualTo("ask-hands-2");
        type("#ask-hands-" + wrong, "12");
        type("#ask-hands-" + right, "9");
        click("#ask-again");
        assertThat(node(TextField.class, "ask-hands-" + right).getText()).isEmpty();
        type("#ask-hands-" + right, "22");
        click("#ask-choice-" + wrong);
        assertThat(node(TextField.class, "ask-hands-" + wrong).getText()).isEqualTo("1");
        // As the button says.
        run(() -> node(TextField.class, "ask-hands-" + right).requestFocus());
        push(KeyCode.ENTER);
        awaitFrame("what comes is shown", () -> !isAsked());
        assertThat(text("ask-bar-" + wrong + "-1")).isEqualTo("12");
        assertThat(text("ask-bar-" + wrong + "-2")).isEqualTo("1");
        assertThat(text("ask-bar-" + right + "-1")).isEqualTo("9");
        assertThat(text("ask-bar-" + right + "-2")).isEqualTo("22");
        assertThat(text("ask-feedback")).startsWith("Yes. ");
        assertThat(text("leave-questions")).isEqualTo("Leave (Esc)");
    }

    private void mode(QuestionMode mode) {
        @SuppressWarnings("unchecked")
        ChoiceBox<QuestionMode> modes = node(ChoiceBox.class, "ask-mode");
        run(() -> modes.setValue(mode));
    }

    @Test
    void whereNothingCanBeForeseenThatIsSaid(@TempDir Path folder) throws IOException {
        var file = folder.resolve("says.jsonl");
        Files.writeString(file, """
            {"puzzlescope":1,"puzzle":"queens","n":4}
            {"say":"This program only talks."}
            """);
        run(() -> window.documents().open(file));
        awaitFrame(
                "it is opened",
                () -> window.player().session().arguments().program().isPresent());
        awaitEndOfRun();
        push(KeyCode.P);
        frame();
        assertThat(text("ask-question")).contains("Nothing in this run can be predicted");
        assertThat(isSeen("ask-next")).isFalse();
        mode(QuestionMode.MOVES);
        assertThat(text("ask-question")).contains("Nothing in this run can be predicted");
        mode(QuestionMode.QUESTIONS);
        awaitFrame(
                "that is said",
                () -> ((Labeled) window.lookup("#ask-question")).getText().contains("no questions left"));
    }

    @Test
    void aRunIsAskedAboutWhereTheQuestionLies() {
        click("#tab-recursion");
        awaitEndOfRun();
        push(KeyCode.P);
        mode(QuestionMode.QUESTIONS);
        awaitQuestion();
        int choices = (int) DIGITS.stream()
                .filter(digit -> isRowSeen(DIGITS.indexOf(digit) + 1))
                .count();
        assertThat(choices).isBetween(3, 4);
        // Those about the whole run lie nowhere.
        while (!isSeen("ask-there")) {
            push(KeyCode.DIGIT1);
            awaitFrame("it is answered", () -> !isAsked());
            push(KeyCode.ENTER);
            awaitQuestion();
        }
        long asked = position();
        push(KeyCode.DIGIT1);
        awaitFrame("it is answered", () -> !isAsked());
        run(() -> window.player().seek(0));
        click("#ask-there");
        frame();
        assertThat(position()).isEqualTo(asked);
        assertThat(text("ask-feedback")).containsPattern("^(Yes|No)\\. .+ Idea: .+\\.$");
    }

    /** Neither in the line of the status nor beside the board nor on the timeline, and all of it again afterwards. */
    @Test
    void nothingOnTheScreenAnswersAQuestionThatIsOpen() {
        click("#tab-queens");
        awaitEndOfRun();
        run(() -> window.player().seek(40));
        awaitRest();
        assertThat(text("position")).contains("recursion depth");
        push(KeyCode.P);
        push(KeyCode.ENTER);
        awaitQuestion();
        frame();
        assertThat(text("position")).matches("step [\\d,]+ of [\\d,]+");
        assertThat(isSeen("solutions")).isFalse();
        assertThat(isSaid()).isFalse();
        assertThat(node("timeline-phases").getOpacity()).isZero();
        assertThat(node(Region.class, "timeline-veil").getLayoutX()).isPositive();
        mode(QuestionMode.QUESTIONS);
        awaitQuestion();
        frame();
        assertThat(text("position")).matches("step [\\d,]+ of [\\d,]+");
        assertThat(node(Region.class, "timeline-veil").getLayoutX()).isZero();
        push(KeyCode.DIGIT1);
        awaitFrame("it is answered", () -> !isAsked());
        frame();
        assertThat(text("position")).contains("recursion depth");
        assertThat(isSeen("solutions")).isTrue();
        assertThat(isSaid()).isTrue();
        assertThat(node("timeline-phases").getOpacity()).isEqualTo(1);
        assertThat(node("timeline-veil").isVisible()).isFalse();
    }

    /** Whether the sentence below the board is seen, which may announce what comes. */
    private boolean isSaid() {
        return node("sentence").getParent().isVisible();
    }

    private boolean isRowSeen(int number) {
        return now(() -> window.lookup("#ask-choice-" + number).getParent().isVisible());
    }

    @Test
    void whoIsTheAlgorithmIsAskedForMoveAfterMove() {
        click("#tab-hanoi");
        awaitEndOfRun();
        push(KeyCode.P);
        mode(QuestionMode.MOVES);
        awaitQuestion();
        var first = prediction(PredictionKind.MOVES);
        push(DIGITS.get(first.answer()));
        awaitFrame("the next move is asked", () -> isAsked() && positionNow() > first.position());
        assertThat(text("ask-feedback")).startsWith("Yes. ");
        var second = prediction(PredictionKind.MOVES);
        push(DIGITS.get((second.answer() + 1) % second.choices().size()));
        awaitFrame("why is said", () -> !isAsked());
        assertThat(text("ask-feedback")).startsWith("No. ");
        assertThat(node(ButtonBase.class, "ask-another").isVisible()).isTrue();
    }

    /** Within a look at a frame. */
    private long positionNow() {
        return window.player().session().timeline().position();
    }

    @Test
    void whileTheRunIsPausedTheFirstQuestionIsAskedAtOnce() {
        click("#tab-queens");
        awaitEndOfRun();
        push(KeyCode.P);
        awaitQuestion();
        long asked = position();
        push(KeyCode.ENTER);
        frame();
        assertThat(position()).as("Enter, out of habit").isEqualTo(asked);
        assertThat(now(this::isAsked)).isTrue();
    }

    @Test
    void aClickerGoesFromQuestionToAnswerToQuestion() {
        click("#tab-queens");
        awaitEndOfRun();
        push(KeyCode.P);
        awaitQuestion();
        long asked = position();
        push(KeyCode.PAGE_DOWN);
        awaitFrame("its answer is shown", () -> !isAsked());
        assertThat(position()).isEqualTo(asked + 1);
        assertThat(isSeen("ask-score")).as("nobody has answered").isFalse();
        push(KeyCode.PAGE_DOWN);
        awaitQuestion();
        assertThat(position()).isGreaterThan(asked);
    }

    @Test
    void whatAClassHasVotedIsNoAnswerOfAPerson() {
        click("#tab-queens");
        awaitEndOfRun();
        push(KeyCode.P);
        awaitQuestion();
        push(DIGITS.get(prediction(USUAL).answer()));
        awaitFrame("it is answered", () -> !isAsked());
        assertThat(text("ask-score")).isEqualTo("1 of 1 right · 1 in a row");
        click("#ask-vote");
        assertThat(isSeen("ask-score")).isFalse();
        push(KeyCode.ENTER);
        awaitQuestion();
        click("#ask-choice-" + (prediction(USUAL).answer() + 1));
        click("#ask-reveal");
        awaitFrame("it is answered", () -> !isAsked());
        assertThat(text("ask-score")).isEqualTo("Most of the class: 1 of 1 right");
        click("#ask-vote");
        assertThat(text("ask-score")).as("kept meanwhile").isEqualTo("1 of 1 right · 1 in a row");
        click("#ask-vote");
        assertThat(text("ask-score")).isEqualTo("Most of the class: 1 of 1 right");
    }
}
