package puzzlescope.learn.lesson;

import java.time.Duration;
import java.util.stream.LongStream;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.learn.question.PredictionGenerator;

/** The number of questions and tasks of a lesson. Runs what predictions are made about, so not for the FX thread. */
public final class QuestionCount {

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final long MOST_STEPS = 10_000;

    private QuestionCount() {}

    /** Returns the number; 0 if it cannot be counted, such as in a run without an end. */
    public static int of(Lesson lesson) throws InterruptedException {
        int all = 0;
        for (var chapter : lesson.chapters()) {
            int here = countable(chapter);
            if (here < 0) {
                return 0;
            }
            all += here;
        }
        return all;
    }

    /** Returns the number in a chapter; -1 if it cannot be counted, or if its run cannot be made. */
    private static int countable(Chapter chapter) throws InterruptedException {
        try {
            return of(chapter);
        } catch (InvalidInputException _) {
            return -1;
        }
    }

    private static int of(Chapter chapter) throws InterruptedException {
        return switch (chapter.task()) {
            case Task.Watch _ -> 0;
            case Task.Questions questions -> questions.written().size() + questions.about();
            case Task.Goal _, Task.Make _, Task.Program _ -> 1;
            case Task.Ask ask -> predictions(chapter, ask);
        };
    }

    private static int predictions(Chapter chapter, Task.Ask task) throws InterruptedException {
        var run = chapter.run();
        boolean isShort = chapter.end() - chapter.begin() <= MOST_STEPS;
        if (!isShort || task.sorts().isEmpty() || run.arguments().program().isPresent()) {
            return -1;
        }
        var session = Session.of(run.puzzle(), run.arguments(), Retention.inMemory(1 << 26));
        try {
            session.run().start();
            if (!session.run().awaitEnd(PATIENCE)) {
                return -1;
            }
            var generator = new PredictionGenerator(session);
            return (int) LongStream.range(chapter.begin(), chapter.end())
                    .filter(at -> generator.at(at, task.sorts()).isPresent())
                    .count();
        } finally {
            session.close();
        }
    }
}
