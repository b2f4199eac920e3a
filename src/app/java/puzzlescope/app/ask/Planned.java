package puzzlescope.app.ask;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.question.PredictionKind;

/** What is planned to be asked of one run, if anything is. FX thread only. */
final class Planned {

    private @Nullable AskPlan plan;
    private @Nullable Session session;

    void follow(AskPlan next, Session of) {
        plan = next;
        session = of;
    }

    void leave() {
        plan = null;
        session = null;
    }

    /** Whether anything is planned. */
    boolean is() {
        return plan != null;
    }

    /** Whether it is planned for another run than this one. */
    boolean isForAnother(Session open) {
        return plan != null && !open.equals(session);
    }

    /** Whether is asked at a position: everywhere if nothing is planned. */
    boolean allows(long position) {
        return plan == null || plan.has(position);
    }

    /** The step from which on nothing is asked; later than everything if nothing is planned. */
    long end() {
        return plan == null ? Long.MAX_VALUE : plan.end();
    }

    /** The sorts that are planned; empty if nothing is planned, or all the usual ones are. */
    Set<PredictionKind> sorts() {
        return plan == null ? Set.of() : plan.sorts();
    }

    /** Tells of an answer. */
    void tell(Card asked, int choice, Duration taken) {
        listener()
                .ifPresent(listener -> listener.answered(new AskPlan.Answered(
                        asked.id(),
                        asked.question(),
                        asked.choices().get(choice),
                        asked.choices().get(asked.answer()),
                        choice == asked.answer(),
                        taken.toSeconds())));
    }

    Optional<AskPlan.Listener> listener() {
        return Optional.ofNullable(plan).map(AskPlan::listener);
    }
}
