package puzzlescope.ui.player;

import java.util.OptionalLong;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.replay.Timeline;

/** The large grain of stepping: what is looked for, forward and backward. */
public enum Milestone {
    SOLUTION,
    DEAD_END,
    /** The end of the innermost open call; backward, its beginning. */
    CALL;

    /** Whether runs with this vocabulary can have such a milestone. */
    public boolean occursIn(Vocabulary vocabulary) {
        return this == CALL
                || vocabulary.kinds().stream().anyMatch(kind -> kind.roles().contains(role()));
    }

    private Role role() {
        return this == SOLUTION ? Role.SOLUTION : Role.DEAD_END;
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
