package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.learn.lesson.LessonAnswer;
import puzzlescope.learn.lesson.ShippedLesson;
import puzzlescope.learn.lesson.Task;
import puzzlescope.learn.question.PredictionGenerator;

/** A student answers every question of a lesson, each wrongly once and rightly once. */
@Tag("thorough")
class ShippedLessonQuestionsTest extends WindowTest {

    private static final List<KeyCode> DIGITS = List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4);
    private static final Words WORDS = new Words(Language.ENGLISH);

    /** One with written questions, predictions and questions about a run. */
    static Stream<ShippedLesson> lessons() {
        return ShippedLesson.all().stream().filter(each -> each.id().equals("hanoi"));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyAnswerIsToldItsOwnReason(ShippedLesson shipped) {
        awaitEndOfRun();
        run(() -> window.openLesson().open(shipped.lesson()));
        var chapters = shipped.lesson().chapters();
        for (int chapter = 0; chapter < chapters.size(); chapter++) {
            var task = chapters.get(chapter).task();
            if (task instanceof Task.Ask || task instanceof Task.Questions) {
                var first = answerAll(chapter, task, List.of());
                var second = answerAll(chapter, task, first);
                assertThat(second).as("chapter %d", chapter + 1).hasSameSizeAs(first);
                for (int i = 0; i < first.size(); i++) {
                    assertThat(second.get(i).question()).isEqualTo(first.get(i).question());
                    assertThat(second.get(i).correct())
                            .isNotEqualTo(first.get(i).correct());
                }
            }
        }
    }

    /** Gives every question of a chapter its first choice, or else what is right where it was wrong, and vice versa. */
    private List<LessonAnswer> answerAll(int chapter, Task task, List<LessonAnswer> earlier) {
        run(() -> window.openLesson().openChapter(chapter));
        awaitFrame("it asks", () -> window.questions().onProperty().get());
        int before = answers().size();
        for (int asked = 0; isAskedNext(task, asked); asked++) {
            var choices = now(this::choices);
            assertThat(choices).doesNotHaveDuplicates();
            int given = earlier.isEmpty() ? 0 : other(choices, earlier.get(asked));
            var reasons = reasons(task, asked);
            push(DIGITS.get(given));
            int count = before + asked + 1;
            awaitFrame("it is answered", () -> answers().size() == count);
            frame();
            var feedback = now(() -> text("ask-feedback"));
            assertThat(feedback).as("feedback on %s", choices.get(given)).isPresent();
            assertThat(feedback.get())
                    .startsWith(answers().getLast().correct() ? "Yes. " : "No. ")
                    .contains(reasons.isEmpty() ? "" : reasons.get(given));
        }
        var given = answers();
        assertThat(given).hasSizeGreaterThan(before);
        return given.subList(before, given.size());
    }

    private static int other(List<String> choices, LessonAnswer earlier) {
        int right = choices.indexOf(earlier.right());
        assertThat(right).as("%s in %s", earlier.right(), choices).isNotNegative();
        return earlier.correct() ? (right + 1) % choices.size() : right;
    }

    /** Goes on to the next question; returns false if there is none. */
    private boolean isAskedNext(Task task, int asked) {
        if (task instanceof Task.Ask || asked > 0) {
            push(KeyCode.ENTER);
        }
        awaitFrame("a question or none", () -> isAsked() || isOver());
        return now(this::isAsked);
    }

    /** The reasons for and against the choices of the open question; empty if it is drawn from the run. */
    private List<String> reasons(Task task, int asked) {
        if (task instanceof Task.Ask(var sorts)) {
            return now(() -> new PredictionGenerator(window.player().session())
                    .at(window.player().session().timeline().position(), sorts).orElseThrow().choices().stream()
                            .map(choice -> WORDS.localize(choice.why()))
                            .toList());
        }
        if (task instanceof Task.Questions questions
                && asked < questions.written().size()) {
            var question = questions.written().get(asked);
            var reasons = IntStream.range(0, question.choices().size())
                    .mapToObj(i -> question.reason(i).in(Language.ENGLISH))
                    .toList();
            assertThat(reasons).doesNotHaveDuplicates();
            return reasons;
        }
        return List.of();
    }

    private List<LessonAnswer> answers() {
        return now(() -> List.copyOf(window.openLesson().answers()));
    }

    private boolean isAsked() {
        return window.questions().isAsking();
    }

    private boolean isOver() {
        return text("lesson-state").filter(said -> said.contains("All done")).isPresent();
    }

    private List<String> choices() {
        return IntStream.rangeClosed(1, DIGITS.size())
                .mapToObj(number -> text("ask-choice-" + number))
                .flatMap(Optional::stream)
                .toList();
    }

    /** What is written in a part of the tab in front: every tab has its own questions. */
    private Optional<String> text(String id) {
        return window.scene().getRoot().lookupAll("#" + id).stream()
                .filter(WindowTest::isShown)
                .map(node -> ((Labeled) node).getText())
                .findFirst();
    }
}
