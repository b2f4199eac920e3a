package puzzlescope.learn.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.learn.lesson.Chapter;
import puzzlescope.learn.lesson.ShippedLesson;
import puzzlescope.learn.lesson.Task;

/** What the lessons draw from their runs is as right as any question, and has a reason for each choice. */
class LessonQuestionsTest {

    static Stream<ShippedLesson> lessons() {
        return ShippedLesson.all().stream();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void whatIsDrawnFromARunIsRight(ShippedLesson shipped) throws InterruptedException {
        for (var chapter : shipped.lesson().chapters()) {
            if (chapter.task() instanceof Task.Ask || chapter.task() instanceof Task.Questions) {
                var run = chapter.run();
                var session = Session.of(run.puzzle(), run.arguments(), Retention.inMemory(Retention.MEMORY_BYTES));
                try {
                    session.run().start();
                    assertThat(session.run().awaitEnd(Duration.ofMinutes(1))).isTrue();
                    var timeline = session.newTimeline();
                    drawn(chapter, session)
                            .forEach(question -> PredictionGeneratorTest.check(question, session, timeline));
                } finally {
                    session.close();
                }
            }
        }
    }

    private static List<Prediction> drawn(Chapter chapter, Session session) {
        return switch (chapter.task()) {
            case Task.Ask(var sorts) -> {
                var predictionGenerator = new PredictionGenerator(session);
                yield LongStream.range(chapter.begin(), chapter.end())
                        .mapToObj(at -> predictionGenerator.at(at, sorts))
                        .flatMap(Optional::stream)
                        .toList();
            }
            case Task.Questions questions ->
                RunQuestionGenerator.about(
                        session, chapter.begin(), chapter.end(), questions.about(), new PythonRandom(questions.seed()));
            default -> List.of();
        };
    }
}
