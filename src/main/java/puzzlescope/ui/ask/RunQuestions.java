package puzzlescope.ui.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.run.SolverThread;
import puzzlescope.core.session.Session;
import puzzlescope.question.Question;
import puzzlescope.question.Questions;
import puzzlescope.question.RecordedRun;
import puzzlescope.text.Words;
import puzzlescope.ui.fx.FxThread;

/** Questions about a run, made on a thread of their own and then asked one after the other. FX thread only. */
final class RunQuestions {

    private static final int COUNT = 10;

    private final Supplier<Words> words;
    private final List<Question> left = new ArrayList<>();
    private @Nullable Session asked;
    private boolean making;
    private long seed;

    /** @param words in which language lines of code are given */
    RunQuestions(Supplier<Words> words) {
        this.words = words;
    }

    /** Whether they are being made. */
    boolean isMaking() {
        return making;
    }

    /** How many are still to be asked. */
    int left() {
        return left.size();
    }

    Optional<Question> next() {
        return left.isEmpty() ? Optional.empty() : Optional.of(left.removeFirst());
    }

    /** Makes new ones about a run as far as it is recorded; then says so, unless others are asked for meanwhile. */
    void make(Session session, Runnable done) {
        left.clear();
        asked = session;
        making = true;
        var language = words.get();
        long chosen = ++seed;
        SolverThread.of("questions", () -> {
                    var questions = about(session, language, chosen);
                    FxThread.run(() -> take(session, questions, done));
                })
                .start();
    }

    private static List<Question> about(Session session, Words words, long seed) {
        try {
            return Questions.about(new RecordedRun(session, RecordedRun.MOST, words), COUNT, seed);
        } catch (IllegalStateException letGo) {
            return List.of();
        }
    }

    private void take(Session session, List<Question> questions, Runnable done) {
        if (session.equals(asked)) {
            making = false;
            left.clear();
            left.addAll(questions);
            done.run();
        }
    }
}
