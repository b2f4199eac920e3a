package puzzlescope.core.sample;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.RETURN;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.event.Role.UNDO;

import java.util.Set;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Role;

public enum SampleEventKind implements EventKind {
    OPENED(CALL, DO),
    CLOSED(RETURN, UNDO),
    STUCK(RETURN, UNDO, DEAD_END),
    REFUSED(TRY, REJECT),
    SOLVED(SOLUTION);

    private final Set<Role> roles;

    SampleEventKind(Role... roles) {
        this.roles = Set.of(roles);
    }

    @Override
    public Set<Role> roles() {
        return roles;
    }

    @Override
    public String label() {
        return name();
    }
}
