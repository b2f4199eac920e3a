package puzzlescope.app.ask;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.session.Session;

/** The plan of questions for one run, if any. FX thread only. */
final class PlannedQuestions {

    private @Nullable QuestionPlan plan;
    private @Nullable Session session;

    void follow(QuestionPlan next, Session of) {
        plan = next;
        session = of;
    }

    void cancel() {
        plan = null;
        session = null;
    }

    boolean is() {
        return plan != null;
    }

    boolean isForAnother(Session open) {
        return plan != null && !open.equals(session);
    }

    /** Returns whether questions are allowed at a position; always true without a plan. */
    boolean allows(long position) {
        return plan == null || plan.has(position);
    }

    /** The step from which no more questions are asked; later than every step without a plan. */
    long end() {
        return plan == null ? Long.MAX_VALUE : plan.end();
    }

    /** The planned kinds; empty if there is no plan, or all usual ones are planned. */
    Set<PredictionKind> sorts() {
        return plan == null ? Set.of() : plan.sorts();
    }

    /** Reports an answer to the plan's listener. */
    void notifyAnswered(Question asked, int choice, Duration taken) {
        listener()
                .ifPresent(listener -> listener.answered(new QuestionPlan.GivenAnswer(
                        asked.id(),
                        asked.asked(),
                        asked.choices().get(choice),
                        asked.choices().get(asked.answer()),
                        choice == asked.answer(),
                        taken.toSeconds())));
    }

    Optional<QuestionPlan.Listener> listener() {
        return Optional.ofNullable(plan).map(QuestionPlan::listener);
    }
}
