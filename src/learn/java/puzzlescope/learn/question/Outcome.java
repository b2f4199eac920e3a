package puzzlescope.learn.question;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;

/** What an event is as the outcome of a try. */
enum Outcome {
    REJECTED(Role.REJECT),
    ACCEPTED(Role.TRY),
    BACK(Role.RETURN, Role.UNDO),
    RESULT(Role.SOLUTION),
    DEAD_END(Role.DEAD_END);

    private final List<Role> roles;

    Outcome(Role... roles) {
        this.roles = List.of(roles);
    }

    /** In the words of a puzzle, if it has its own. */
    Message words(String puzzle) {
        var own = puzzle + ".outcome." + this;
        return Message.of(ChoiceList.has(own) ? own : "predict.outcome." + this);
    }

    /** The one that an event of these roles is; empty if it is none, or if that could be disputed. */
    static Optional<Outcome> of(int bits) {
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

    /** Whether more than one of them may come, beside a result, among events of these roles. */
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
     * What may be taken for it and is not what it is: a dead end is often where the run backtracks.
     *
     * @param bits the roles of the event
     * @param ofRun those of all events of the run
     */
    List<Outcome> others(int bits, int ofRun) {
        return Arrays.stream(values())
                .filter(other -> other != this)
                .filter(other -> other != RESULT || !PredictionKind.has(bits, Role.SOLUTION))
                .filter(other -> other != DEAD_END || this != BACK && !PredictionKind.has(bits, Role.DEAD_END))
                .filter(other -> this != DEAD_END || other != BACK)
                .filter(other -> other.isIn(ofRun))
                .toList();
    }
}
