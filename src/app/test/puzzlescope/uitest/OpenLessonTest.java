package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.PuzzleResource;
import puzzlescope.learn.document.RunFile;
import puzzlescope.learn.lesson.Chapter;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.learn.lesson.LessonAnswer;
import puzzlescope.learn.lesson.LocalizedText;
import puzzlescope.learn.lesson.Task;
import puzzlescope.learn.question.PredictionGenerator;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.editor.CodeEditor;
import puzzlescope.window.player.HiddenPart;

/** Somebody works through a lesson. */
class OpenLessonTest extends WindowTest {

    private static final List<KeyCode> DIGITS = List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4);
    private static final Set<PredictionKind> SORTS = Set.of(PredictionKind.VERDICT);

    @TempDir
    private Path folder;

    private static LocalizedText said(String english, String chinese) {
        return LocalizedText.of(Language.ENGLISH, english).with(Language.CHINESE, chinese);
    }

    private static Puzzle puzzle(String id) {
        return Catalogue.all().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static RunFile run(String id, long begin, long end) {
        var puzzle = puzzle(id);
        return new RunFile(puzzle, puzzle.presets(), begin, Optional.of(new RunFile.SavedRange(begin, end)));
    }

    private static RunFile twoDisks() {
        return RunFile.parse("{\"puzzlescope\":1,\"puzzle\":\"hanoi\",\"arguments\":{\"disks\":\"2\"},\"position\":0}");
    }

    private static Lesson lesson() {
        var authoredQuestion = new Task.AuthoredQuestion(
                said("Which?", "\u54ea\u4e2a\uff1f"),
                List.of(
                        new Task.AuthoredChoice(said("This", "\u8fd9\u4e2a")),
                        new Task.AuthoredChoice(said("That", "\u90a3\u4e2a"))),
                1,
                said("So it is.", "\u5c31\u662f\u8fd9\u6837\u3002"));
        return new Lesson(
                said("A lesson", "\u4e00\u8282\u8bfe"),
                LocalizedText.EMPTY,
                List.of(
                        chapter("Watch", run("tiles", 2, 9), new Task.Watch()),
                        chapter("Predict", run("queens", 0, 12), new Task.Ask(SORTS)),
                        chapter("Reach", twoDisks(), new Task.Goal(OptionalLong.of(3))),
                        chapter("Answer", run("maze", 0, 20), new Task.Questions(List.of(authoredQuestion), 2, 7)),
                        chapter(
                                "Make",
                                run("queens", 0, 12),
                                new Task.Make(
                                        new LinkedHashMap<>(Map.of("algorithm", "backtracking")),
                                        Optional.of(new Task.Count("queens.result.counter", 4, 4))))));
    }

    private static Chapter chapter(String title, RunFile run, Task task) {
        return new Chapter(
                said(title, "\u7ae0"), said("Some **text**, a `word`.\n\n- one\n- two", "\u6587"), run, task);
    }

    private String text(String id) {
        return node(Labeled.class, id).getText();
    }

    private boolean isAsked() {
        var choice = window.lookup("#ask-choice-1");
        return choice != null && choice.getParent().isVisible() && !choice.isDisabled();
    }

    private boolean says(String id, String text) {
        return window.lookup("#" + id) instanceof Label label && label.getText().contains(text);
    }

    private List<LessonAnswer> answers() {
        return now(() -> window.openLesson().answers());
    }

    @Tag("thorough")
    @Test
    void aLessonOfAllTasksIsWorkedThroughAndItsAnswersAreKept() {
        awaitEndOfRun();
        run(() -> window.openLesson().open(lesson()));
        awaitFrame(
                "the range is selected",
                () -> window.front().equals("tiles")
                        && window.player().loop().range().isPresent()
                        && window.player().session().timeline().position() == 2);
        assertThat(text("lesson-title")).isEqualTo("A lesson");
        assertThat(now(() -> ((Labeled) window.lookup("#lesson-chapters > .list-cell")).getText()))
                .isEqualTo("Chapter 1 of 5");
        push(KeyCode.CONTROL, KeyCode.L);
        assertThat(text("lesson-title")).isEqualTo("\u4e00\u8282\u8bfe");
        push(KeyCode.CONTROL, KeyCode.L);
        push(KeyCode.CONTROL, KeyCode.PAGE_DOWN);
        predict();
        click("#lesson-next");
        reach();
        var chapters = found("lesson-chapters", ComboBox.class);
        run(() -> chapters.getSelectionModel().select(3));
        answer();
        make();
        click("#lesson-next");
        frame();
        assertThat(text("lesson-number")).isEqualTo("4 of 5 chapters done");
        answerMissed();
        click("#lesson-next");
        frame();
        assertThat(text("lesson-chapter")).as("has a missed question, too").isEqualTo("Answer");
        click("#lesson-next");
        frame();
        assertThat(text("lesson-chapter")).isEqualTo("The end of the lesson");
        assertThat(text("lesson-number")).isEqualTo("4 of 5 chapters done");
        assertThat(text("lesson-end-close")).isEqualTo("Close the lesson");
        click("#lesson-end-close");
        frame();
        assertThat(now(() -> window.openLesson().isOpen())).isFalse();
        assertThat(now(() -> window.lookup("#lesson-place").isVisible())).isFalse();
        assertThat(now(() -> window.questions().onProperty().get())).isFalse();
    }

    private CodeEditor editor() {
        return (CodeEditor) window.lookup("#program-text");
    }

    private static Lesson withProgram() {
        var frame = "class Mine { void solve(Queens board) { } }";
        List<SequencedMap<String, String>> boards =
                List.of(new LinkedHashMap<>(Map.of("n", "2")), new LinkedHashMap<>(Map.of("n", "5")));
        var hints = List.of(said("Place.", "\u653e\u3002"), said("Remove.", "\u62ff\u3002"));
        return new Lesson(
                said("A lesson", "\u4e00\u8282\u8bfe"),
                LocalizedText.EMPTY,
                List.of(chapter(
                        "Complete",
                        run("queens", 0, 12),
                        new Task.Program(said(frame, frame + " // \u7687\u540e"), boards, hints))));
    }

    @Test
    void aProgramIsCompletedUntilItIsRightOnEveryBoard() {
        run(() -> window.select("queens"));
        awaitEndOfRun();
        run(() -> window.act(Shortcut.OWN_PROGRAM));
        run(() -> editor().setText("class Own {}"));
        run(() -> window.openLesson().open(withProgram()));
        awaitFrame("the frame is there", () -> editor().text().startsWith("class Mine"));
        click("#lesson-check");
        awaitFrame("it is wrong on a board", () -> says("lesson-state", "Right on 1 of 2 boards"));
        assertThat(answers()).isEmpty();
        click("#lesson-hint");
        click("#lesson-hint");
        assertThat(node("lesson-hint").isDisabled()).isTrue();
        assertThat(((Label) window.lookup("#lesson-hints .label")).getText()).isEqualTo("Hint 1 of 2: Place.");
        run(() -> editor().setText(
                        PuzzleResource.read(puzzle("queens"), "textbook.java").orElseThrow()));
        click("#lesson-check");
        awaitFrame("it is right", () -> says("lesson-state", "right on all 2 boards"));
        assertThat(answers().getLast().sort()).isEqualTo(LessonAnswer.MADE);
        run(() -> window.openLesson().close());
        run(() -> window.act(Shortcut.OWN_PROGRAM));
        assertThat(now(() -> editor().text())).as("one's own is back").isEqualTo("class Own {}");
    }

    private void openWithProgram(String beginning) {
        run(() -> window.openLesson().open(withProgram()));
        awaitFrame(
                "the program is there",
                () -> editor() != null && editor().text().startsWith(beginning));
    }

    @Tag("thorough")
    @Test
    void whatIsWrittenIsThereAgainUntilOneStartsOver() {
        openWithProgram("class Mine");
        assertThat(node("lesson-start-over").isVisible()).isFalse();
        run(() -> editor().setText("class Half {}"));
        run(() -> window.openLesson().close());
        openWithProgram("class Half");
        run(() -> editor().setText("class More {}"));
        run(() -> window.act(Shortcut.OWN_PROGRAM));
        push(KeyCode.ESCAPE);
        push(KeyCode.ESCAPE);
        openWithProgram("class More");
        click("#lesson-start-over");
        assertThat(now(() -> editor().text())).startsWith("class Mine");
        run(() -> window.openLesson().close());
        openWithProgram("class Mine");
    }

    @Tag("thorough")
    @Test
    void aBoardThatGoesWrongCanBeSeen() {
        run(() -> window.openLesson().open(withProgram()));
        awaitFrame(
                "the frame is there", () -> editor() != null && editor().text().startsWith("class Mine"));
        click("#lesson-check");
        awaitFrame("it is checked", () -> says("lesson-state", "Right on 1 of 2 boards"));
        click("#lesson-boards .wrong");
        awaitFrame(
                "it runs there",
                () -> window.player().session().arguments().program().isPresent()
                        && window.player().session().puzzle().id().equals("queens")
                        && String.valueOf(window.player()
                                        .session()
                                        .arguments()
                                        .text(window.player()
                                                .session()
                                                .puzzle()
                                                .mainInputs()
                                                .getFirst()))
                                .equals("5"));
    }

    /** As the program of a run would. */
    @Test
    void theProgramOfALessonFromAFileIsAskedAbout() throws IOException {
        var file = folder.resolve("theirs" + Lesson.ENDING);
        Files.writeString(file, withProgram().text());
        run(() -> window.documents().open(file));
        awaitFrame("it is asked about", () -> Window.getWindows().size() > 1);
        assertThat(now(() -> window.openLesson().isOpen())).isFalse();
        push(KeyCode.ENTER);
        awaitFrame("it is open", () -> window.openLesson().isOpen());
    }

    /** The wrong prediction is asked once more, alone. */
    private void answerMissed() {
        click("#lesson-wrong-again");
        awaitFrame(
                "queens ask again",
                () -> window.front().equals("queens")
                        && window.questions().onProperty().get());
        push(KeyCode.ENTER);
        awaitFrame("the question", this::isAsked);
        var question = now(() -> new PredictionGenerator(window.player().session())
                .at(window.player().session().timeline().position(), SORTS)
                .orElseThrow());
        push(DIGITS.get(question.answer()));
        awaitFrame("it is answered", () -> !isAsked());
        push(KeyCode.ENTER);
        awaitFrame("there is no other", () -> says("lesson-state", "All done: 1 of 1"));
    }

    private boolean areOptionsShown() {
        for (Node node = window.lookup("#n"); node != null; node = node.getParent()) {
            if (!node.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private void make() {
        run(() -> window.openLesson().openChapter(4));
        awaitFrame("its own run is not as wanted", () -> says("lesson-state", "Not yet: solutions"));
        if (!now(this::areOptionsShown)) {
            push(KeyCode.F7);
            awaitFrame("the options are shown", this::areOptionsShown);
        }
        type("#n", "6");
        push(KeyCode.ENTER);
        awaitFrame("it is as wanted", () -> says("lesson-state", "That is it: solutions 4"));
        assertThat(answers().getLast().sort()).isEqualTo(LessonAnswer.MADE);
    }

    private void predict() {
        awaitFrame(
                "queens ask",
                () -> window.front().equals("queens")
                        && window.questions().onProperty().get());
        int asked = 0;
        while (!now(() -> says("lesson-state", "All done"))) {
            assertThat(node("timeline-veil").isVisible()).isTrue();
            push(KeyCode.ENTER);
            awaitFrame("a question or none", () -> isAsked() || says("lesson-state", "All done"));
            if (now(this::isAsked)) {
                assertThat(position()).isLessThan(12);
                var question = now(() -> new PredictionGenerator(window.player().session())
                        .at(window.player().session().timeline().position(), SORTS)
                        .orElseThrow());
                int given = asked == 0
                        ? (question.answer() + 1) % question.choices().size()
                        : question.answer();
                push(DIGITS.get(given));
                awaitFrame("it is answered", () -> !isAsked());
                asked++;
            }
        }
        assertThat(asked).isGreaterThan(1);
        assertThat(node("timeline-veil").isVisible()).isFalse();
        assertThat(node("ask-next").isVisible()).isFalse();
        var answers = answers();
        assertThat(answers)
                .hasSize(asked)
                .allMatch(each -> each.chapter() == 2 && each.sort().equals("verdict"));
        assertThat(answers.stream().map(LessonAnswer::correct))
                .containsExactlyElementsOf(
                        IntStream.range(0, asked).mapToObj(i -> i > 0).toList());
        assertThat(answers.getFirst().given()).isNotEqualTo(answers.getFirst().right());
        assertThat(text("lesson-state")).contains((asked - 1) + " of " + asked);
        assertThat(node(Button.class, "lesson-next").getStyleClass()).contains("accent");
    }

    private void reach() {
        awaitFrame("the game is open", () -> window.isByHand() && window.hand().isOpen());
        assertThat(text("lesson-now")).contains("at most 3 moves");
        int before = answers().size();
        for (int i = 0; i < 3 && answers().size() == before; i++) {
            int moves = i + 1;
            push(KeyCode.H);
            awaitFrame("there is a hint", () -> window.hint().isPresent());
            push(KeyCode.H);
            awaitFrame("it is played", () -> window.hand().moves() == moves);
        }
        awaitFrame("it is reached", () -> says("lesson-state", "Reached in"));
        var lessonAnswer = answers().getLast();
        assertThat(lessonAnswer.sort()).isEqualTo(LessonAnswer.GOAL);
        assertThat(lessonAnswer.correct()).isTrue();
        assertThat(lessonAnswer.question()).isEqualTo("Reach");
        assertThat(text("lesson-state")).contains(lessonAnswer.given() + " moves");
    }

    private void answer() {
        int before = answers().size();
        awaitFrame("the written question", () -> isAsked() && says("ask-question", "Which?"));
        push(KeyCode.DIGIT2);
        awaitFrame("it is right", () -> says("ask-feedback", "So it is."));
        for (int i = 0; i < 2; i++) {
            push(KeyCode.ENTER);
            awaitFrame("a question about the run", this::isAsked);
            push(KeyCode.DIGIT1);
            awaitFrame("it is answered", () -> !isAsked());
        }
        awaitFrame("all is done with the last answer", () -> says("lesson-state", "All done"));
        push(KeyCode.ENTER);
        frame();
        assertThat(now(() -> says("lesson-state", "All done"))).isTrue();
        var given = answers().subList(before, before + 3);
        assertThat(given.stream().map(LessonAnswer::chapter)).containsOnly(4);
        var first = given.getFirst();
        assertThat(List.of(first.sort(), first.question(), first.given(), first.right()))
                .containsExactly(LessonAnswer.WRITTEN, "Which?", "That", "That");
        assertThat(given.subList(1, 3))
                .allMatch(each -> each.correct() == each.given().equals(each.right()));
    }

    @Test
    void aLessonThatIsClosedHidesNothingAnyMore() {
        run(() -> {
            window.openLesson().open(lesson());
            window.openLesson().openChapter(1);
        });
        awaitFrame("what comes is hidden", () -> player().hiddenPartProperty().get() != HiddenPart.NOTHING);
        run(() -> window.questions().onProperty().set(false));
        run(() -> window.openLesson().close());
        assertThat(now(() -> player().hiddenPartProperty().get())).isEqualTo(HiddenPart.NOTHING);
    }

    @Test
    void aDamagedLessonIsASentence() throws IOException {
        awaitEndOfRun();
        var file = folder.resolve("damaged.puzzlelesson");
        Files.writeString(file, "{\"puzzlelesson\":1,\"title\":{\"en\":\"x\"},\"chapters\":[]}");
        run(() -> window.documents().open(file));
        awaitFrame("it is said", () -> {
            var notice = window.player().noticeProperty().get();
            return notice != null && notice.key().equals("lesson.chapters");
        });
        assertThat(now(() -> window.openLesson().isOpen())).isFalse();
        Files.writeString(file, lesson().text());
        run(() -> window.documents().open(file));
        awaitFrame("it is open", () -> window.openLesson().isOpen());
        click("#lesson-close");
        assertThat(now(() -> window.openLesson().isOpen())).isFalse();
    }
}
