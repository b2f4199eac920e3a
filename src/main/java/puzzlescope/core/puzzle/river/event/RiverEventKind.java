package puzzlescope.core.puzzle.river.event;

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

public enum RiverEventKind implements EventKind {
    SEARCH_BEGAN("begin", CALL),
    STATE_VISITED("visit", CALL),
    GOAL_REACHED("goal", SOLUTION),
    STATE_FOUND("found", TRY, DO),
    STATE_KNOWN("known", TRY),
    EDGE_FOUND("known", TRY, DO),
    WAY_IMPROVED("improve", TRY, DO),
    MOVE_REJECTED("reject", TRY, REJECT),
    STATE_LEFT("leave", RETURN),
    DEAD_END_LEFT("leave", RETURN, DEAD_END),
    LINK_FOLLOWED("follow", NOTE),
    CROSSING_MADE("cross", DO),
    SEARCH_ENDED("end", RETURN),
    SEARCH_FAILED("end", RETURN),
    CROSSED_TO_NEW_STATE("cross", DO),
    CROSSED_BY_NEW_EDGE("cross", DO),
    CROSSED_AS_BEFORE("cross", DO),
    ALL_ACROSS("end", SOLUTION);

    private final String label;
    private final Set<Role> roles;

    RiverEventKind(String label, Role... roles) {
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
