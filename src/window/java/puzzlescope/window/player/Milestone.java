package puzzlescope.window.player;

import java.util.OptionalLong;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Counted;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.replay.Timeline;

/** The large grain of stepping: what is looked for, forward and backward. */
public enum Milestone {
    SOLUTION,
    DEAD_END,
    /** The end of the innermost open call; backward, its beginning. */
    CALL,
    /** Where a phase of the run begins. */
    PHASE;

    /** Whether a run of this can have such a milestone. */
    public boolean occursIn(Instance instance) {
        return switch (this) {
            case SOLUTION -> instance.counted().has(Role.SOLUTION);
            case DEAD_END -> instance.counted().has(Role.DEAD_END);
            case CALL -> instance.counted().has(Role.CALL);
            case PHASE -> instance.phases().areDeclared();
        };
    }

    /** Whether hardly any run of this has such a milestone. */
    boolean isSeldomIn(Instance instance) {
        return switch (this) {
            case SOLUTION -> instance.counted().seldom().contains(Role.SOLUTION);
            case DEAD_END -> instance.counted().seldom().contains(Role.DEAD_END);
            case CALL, PHASE -> false;
        };
    }

    /** What it is called where this is counted. */
    public Message name(Counted counted) {
        return Message.of(
                switch (this) {
                    case SOLUTION -> counted.result();
                    case DEAD_END -> counted.deadEnd();
                    case CALL, PHASE -> "milestone." + this;
                });
    }

    OptionalLong next(Timeline timeline) {
        var trace = timeline.trace();
        return switch (this) {
            case SOLUTION -> found(trace.next(timeline.position(), Role.SOLUTION));
            case DEAD_END -> found(trace.next(timeline.position(), Role.DEAD_END));
            case CALL -> timeline.afterReturn();
            case PHASE -> trace.phases().next(timeline.position());
        };
    }

    OptionalLong previous(Timeline timeline) {
        var trace = timeline.trace();
        return switch (this) {
            case SOLUTION -> found(trace.previous(timeline.position(), Role.SOLUTION));
            case DEAD_END -> found(trace.previous(timeline.position(), Role.DEAD_END));
            case CALL -> timeline.beforeOpenCall();
            case PHASE -> trace.previousPhase(timeline.position());
        };
    }

    private static OptionalLong found(long position) {
        return position < 0 ? OptionalLong.empty() : OptionalLong.of(position);
    }
}
