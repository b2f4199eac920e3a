package puzzlescope.core.puzzle.hanoi.event;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.NOTE;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.RETURN;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;

import java.util.Set;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Role;

public enum HanoiEventKind implements EventKind {
    TASK_GIVEN("begin", CALL),
    CLEARING_CALLED("clear", CALL),
    COVERING_CALLED("cover", CALL),
    SPLIT_CLEARING_CALLED("split-clear", CALL),
    REST_CALLED("rest", CALL),
    SPLIT_COVERING_CALLED("split-cover", CALL),
    CALL_RETURNED("return", RETURN),
    GATHERING_BEGAN("begin", CALL),
    GATHERING_LEFT_ONE("home", CALL),
    GATHERING_CLEARED("clear", CALL),
    GATHERING_COVERED("cover", CALL),
    SEARCH_BEGAN("begin", CALL),
    STATE_VISITED("visit", CALL),
    GOAL_REACHED("goal", NOTE),
    STATE_FOUND("found", TRY, DO),
    STATE_KNOWN("known", TRY),
    MOVE_REFUSED("refuse", TRY, REJECT),
    STATE_LEFT("leave", RETURN),
    SEARCH_ENDED("done", RETURN),
    LINK_FOLLOWED("follow", NOTE),
    DISK_MOVED("move", DO),
    TOWER_MOVED("end", SOLUTION),
    TOWER_GATHERED("end", SOLUTION);

    private final String label;
    private final Set<Role> roles;

    HanoiEventKind(String label, Role... roles) {
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
