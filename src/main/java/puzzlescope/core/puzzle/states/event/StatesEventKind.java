package puzzlescope.core.puzzle.states.event;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.NOTE;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.RETURN;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;

import java.util.Set;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Role;

/**
 * The kinds of events. A search's beginning and end open and close no call, so that of two searches taking turns only the
 * depth-first one's visits lie within each other.
 */
public enum StatesEventKind implements EventKind {
    SEARCH_BEGAN("begin", DO),
    NODE_VISITED("visit", CALL),
    GOAL_REACHED("goal", SOLUTION),
    NODE_DISCOVERED("found", TRY, DO),
    EDGE_SEEN("known", TRY, DO, REJECT),
    EDGE_KNOWN("known", TRY, REJECT),
    NODE_LEFT("leave", RETURN),
    DEAD_END_LEFT("leave", RETURN, DEAD_END),
    SEARCH_ENDED("end", NOTE),
    SEARCH_STOPPED("end", NOTE),
    SEARCH_FAILED("end", NOTE),
    HAND_BEGAN("begin", DO),
    WALKED_TO_NEW("walk", TRY, DO),
    WALKED_BY_NEW_EDGE("walk", TRY, DO),
    WALKED_AS_BEFORE("walk", TRY, DO),
    GOAL_WALKED_TO("goal", SOLUTION);

    private final String label;
    private final Set<Role> roles;

    StatesEventKind(String label, Role... roles) {
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
