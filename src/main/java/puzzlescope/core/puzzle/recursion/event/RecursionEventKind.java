package puzzlescope.core.puzzle.recursion.event;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.NOTE;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.RETURN;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.event.Role.UNDO;

import java.util.Set;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Role;

public enum RecursionEventKind implements EventKind {
    NUMBER_CALLED("call", CALL),
    BASE_RETURNED("base", RETURN),
    KNOWN_RETURNED("known", RETURN),
    VALUE_STORED("store", DO),
    VALUE_RETURNED("return", RETURN),
    ANSWERED("answer", SOLUTION),
    RANGE_SEARCHED("call", CALL),
    MIDDLE_COMPARED("compare", TRY),
    PLACE_MATCHED("base", TRY),
    PLACE_REFUSED("base", TRY, REJECT, DEAD_END),
    PLACE_RETURNED("return", RETURN),
    SEARCH_ANSWERED("answer", SOLUTION),
    SEARCH_FAILED("answer", NOTE),
    STACK_FILLED("full", DEAD_END, NOTE),
    NUMBER_BROKEN("broken", RETURN, UNDO),
    RANGE_BROKEN("broken", RETURN, UNDO),
    RUN_BROKEN("answer", NOTE);

    private final String label;
    private final Set<Role> roles;

    RecursionEventKind(String label, Role... roles) {
        this.label = label;
        this.roles = Set.of(roles);
    }

    @Override
    public Set<Role> roles() {
        return roles;
    }

    @Override
    public String label() {
        return label;
    }
}
