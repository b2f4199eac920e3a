package puzzlescope.ui.player;

import java.util.OptionalLong;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Role;
import puzzlescope.core.puzzle.Counted;
import puzzlescope.core.replay.Timeline;

/** The large grain of stepping: what is looked for, forward and backward. */
public enum Milestone {
    SOLUTION,
    DEAD_END,
    /** The end of the innermost open call; backward, its beginning. */
    CALL;

    /** Whether a run of which this is counted can have such a milestone. */
    public boolean occursIn(Counted counted) {
        return counted.has(role());
    }

    /** What it is called where this is counted. */
    public Message name(Counted counted) {
        return Message.of(this == SOLUTION ? counted.result() : "milestone." + this);
    }

    private Role role() {
        return switch (this) {
            case SOLUTION -> Role.SOLUTION;
            case DEAD_END -> Role.DEAD_END;
            case CALL -> Role.CALL;
        };
    }

    OptionalLong next(Timeline timeline) {
        return this == CALL ? timeline.afterReturn() : found(timeline.trace().next(timeline.position(), role()));
    }

    OptionalLong previous(Timeline timeline) {
        return this == CALL ? timeline.beforeOpenCall() : found(timeline.trace().previous(timeline.position(), role()));
    }

    private static OptionalLong found(long position) {
        return position < 0 ? OptionalLong.empty() : OptionalLong.of(position);
    }
}
