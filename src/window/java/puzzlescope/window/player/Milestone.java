package puzzlescope.window.player;

import java.util.OptionalLong;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.replay.Timeline;

/** Kinds of stops for large steps, forward and backward. */
public enum Milestone {
    SOLUTION,
    DEAD_END,
    /** The end of the innermost open call; backward, its beginning. */
    CALL,
    /** The beginning of a phase. */
    PHASE;

    /** Returns whether a run of an instance can have such a stop. */
    public boolean occursIn(Instance instance) {
        return switch (this) {
            case SOLUTION -> instance.countedEvents().has(Role.SOLUTION);
            case DEAD_END -> instance.countedEvents().has(Role.DEAD_END);
            case CALL -> instance.countedEvents().has(Role.CALL);
            case PHASE -> instance.phases().areDeclared();
        };
    }

    /** Returns whether runs of an instance hardly ever have such a stop. */
    boolean isRareIn(Instance instance) {
        return switch (this) {
            case SOLUTION -> instance.countedEvents().rareRoles().contains(Role.SOLUTION);
            case DEAD_END -> instance.countedEvents().rareRoles().contains(Role.DEAD_END);
            case CALL, PHASE -> false;
        };
    }

    public Message name(CountedEvents countedEvents) {
        return Message.of(
                switch (this) {
                    case SOLUTION -> countedEvents.result();
                    case DEAD_END -> countedEvents.deadEnd();
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
