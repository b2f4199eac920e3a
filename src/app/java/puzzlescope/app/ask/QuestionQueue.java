package puzzlescope.app.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.question.Prediction;
import puzzlescope.learn.question.RunQuestionGenerator;
import puzzlescope.window.fx.FxThread;

/** Questions about a run, generated on a thread of their own and then asked one by one. FX thread only. */
final class QuestionQueue {

    private static final int COUNT = 10;

    private final List<Question> left = new ArrayList<>();
    private @Nullable Session asked;
    private boolean making;
    private long seed;
    private @Nullable QuestionPlan plan;
    private boolean planned;

    boolean isMaking() {
        return making;
    }

    /** Asks the planned questions instead of ever new ones; null ends the plan. */
    void follow(@Nullable QuestionPlan next) {
        plan = next;
        planned = false;
        left.clear();
    }

    /** Makes a question available again. */
    void putBack(Question asked) {
        left.addFirst(asked);
    }

    boolean isEmpty() {
        return left.isEmpty();
    }

    Optional<Question> next() {
        return left.isEmpty() ? Optional.empty() : Optional.of(left.removeFirst());
    }

    /**
     * Generates questions about a run as recorded so far; calls {@code done} afterwards, unless others are requested
     * meanwhile.
     */
    void make(Session session, Runnable done) {
        if (planned) {
            done.run();
            return;
        }
        left.clear();
        asked = session;
        making = true;
        var wanted = plan;
        if (wanted == null) {
            make(session, COUNT, ++seed, done);
            return;
        }
        planned = true;
        wanted.written().stream().map(Question::of).filter(wanted::isWanted).forEach(left::add);
        making = wanted.about() > 0;
        done.run();
        if (making) {
            make(session, wanted.about(), wanted.seed(), done);
        }
    }

    private void make(Session session, int count, long chosen, Runnable done) {
        var wanted = plan;
        session.reader("questions", () -> {
                    var questions = about(session, wanted, count, chosen);
                    FxThread.run(() -> {
                        if (session.equals(asked) && Objects.equals(wanted, plan)) {
                            take(questions, done);
                        }
                    });
                })
                .start();
    }

    private static List<Prediction> about(Session session, @Nullable QuestionPlan plan, int count, long seed) {
        try {
            if (plan != null && plan.isOfPart()) {
                return RunQuestionGenerator.about(session, plan.begin(), plan.end(), count, new PythonRandom(seed));
            }
            return RunQuestionGenerator.about(session, count, new PythonRandom(seed));
        } catch (IllegalStateException letGo) {
            return List.of();
        }
    }

    private void take(List<Prediction> questions, Runnable done) {
        making = false;
        var wanted = plan;
        questions.stream()
                .map(Question::of)
                .filter(question -> wanted == null || wanted.isWanted(question))
                .forEach(left::add);
        done.run();
    }
}
