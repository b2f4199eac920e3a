package puzzlescope.learn.question;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;

/** The outcome of a try. */
enum TryOutcome {
    REJECTED(Role.REJECT),
    ACCEPTED(Role.TRY),
    BACK(Role.RETURN, Role.UNDO),
    RESULT(Role.SOLUTION),
    DEAD_END(Role.DEAD_END);

    private final List<Role> roles;

    TryOutcome(Role... roles) {
        this.roles = List.of(roles);
    }

    /** Returns the puzzle's own wording, or the general one. */
    Message message(String puzzle) {
        var own = puzzle + ".outcome." + this;
        return Message.of(PredictionBuilder.has(own) ? own : "predict.outcome." + this);
    }

    /** Returns the outcome shown by an event of these roles; empty if there is none, or if it is ambiguous. */
    static Optional<TryOutcome> of(int bits) {
        if (PredictionKind.has(bits, Role.REJECT)) {
            return Optional.of(REJECTED);
        }
        if (PredictionKind.has(bits, Role.TRY)) {
            return PredictionKind.has(bits, Role.DO) ? Optional.of(ACCEPTED) : Optional.empty();
        }
        if (PredictionKind.has(bits, Role.RETURN, Role.UNDO)) {
            return Optional.of(BACK);
        }
        return PredictionKind.has(bits, Role.SOLUTION)
                ? Optional.of(RESULT)
                : PredictionKind.has(bits, Role.DEAD_END) ? Optional.of(DEAD_END) : Optional.empty();
    }

    /** Returns whether more than one outcome, not counting a result, is possible with events of these roles. */
    static boolean areOpen(int ofPhase) {
        return Arrays.stream(values())
                        .filter(each -> each != RESULT && each.isIn(ofPhase))
                        .count()
                > 1;
    }

    private boolean isIn(int bits) {
        return roles.stream().anyMatch(role -> PredictionKind.has(bits, role));
    }

    /**
     * Returns the wrong outcomes, without those that might be considered right: a run often backtracks at a dead end.
     *
     * @param bits the roles of the event
     * @param ofRun the roles of all events of the run
     */
    List<TryOutcome> others(int bits, int ofRun) {
        return Arrays.stream(values())
                .filter(other -> other != this)
                .filter(other -> other != RESULT || !PredictionKind.has(bits, Role.SOLUTION))
                .filter(other -> other != DEAD_END || this != BACK && !PredictionKind.has(bits, Role.DEAD_END))
                .filter(other -> this != DEAD_END || other != BACK)
                .filter(other -> other.isIn(ofRun))
                .toList();
    }
}
