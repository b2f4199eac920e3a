package puzzlescope.learn.race;

import java.util.Optional;
import java.util.function.Function;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.session.Session;

/**
 * The steps by which two runs are compared: their events or, for a person's program and a run that can be told in its steps, the
 * steps, and where a puzzle has no steps of its own the calls. All else is passed over; so are rejections if one of the
 * runs tells none.
 */
final class ComparedSteps {

    private static final String ENTRY = "run()";

    private final Function<Event, Optional<?>> step;
    private final boolean isByCalls;

    private ComparedSteps(Function<Event, Optional<?>> step, boolean isByCalls) {
        this.step = step;
        this.isByCalls = isByCalls;
    }

    static ComparedSteps of(Session one, Session other) {
        boolean ofProgram = isProgram(one) || isProgram(other);
        if (!ofProgram || !isTold(one) || !isTold(other)) {
            return new ComparedSteps(event -> isOfProgram(event) ? Optional.empty() : Optional.of(event), false);
        }
        var rules = one.puzzle().programRules().orElseThrow();
        if (!rules.hasSteps()) {
            return new ComparedSteps(ComparedSteps::call, true);
        }
        boolean bothReject = rejects(one) && rejects(other);
        return new ComparedSteps(
                event -> isOfProgram(event)
                                || !bothReject && event.kind().roles().contains(Role.REJECT)
                        ? Optional.empty()
                        : rules.step(event),
                false);
    }

    private static boolean isProgram(Session session) {
        return session.arguments().program().isPresent();
    }

    private static boolean isTold(Session session) {
        return isProgram(session)
                || session.puzzle()
                        .programRules()
                        .filter(rules -> rules.supports(session.arguments()))
                        .isPresent();
    }

    private static boolean rejects(Session session) {
        var trace = session.trace();
        return trace.vocabulary().count(trace.counts(trace.length()), Role.REJECT) > 0;
    }

    private static boolean isOfProgram(Event event) {
        return event instanceof ProgramEvent;
    }

    private static Optional<String> call(Event event) {
        int change = event.kind().depthChange();
        return change == 0 ? Optional.empty() : Optional.of(change > 0 ? event.call() : "return " + event.result());
    }

    /** Returns what is compared of an event; empty if it is passed over. */
    Optional<?> step(Event event) {
        return step.apply(event);
    }

    /** Returns whether the first call of a run only begins it, so that it is passed over, and its return too. */
    boolean passesEntry(Session session) {
        var trace = session.trace();
        return isByCalls
                && isProgram(session)
                && trace.firstKept() == 0
                && trace.length() > 0
                && trace.vocabulary().unpack(trace.event(0)).call().equals(ENTRY);
    }
}
