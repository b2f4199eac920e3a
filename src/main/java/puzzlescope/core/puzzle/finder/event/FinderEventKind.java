package puzzlescope.core.puzzle.finder.event;

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

public enum FinderEventKind implements EventKind {
    WALK_BEGAN("begin", CALL),
    FOLDER_ENTERED("enter", CALL),
    FOLDER_UNREADABLE("unreadable", NOTE),
    FILE_MATCHED("match", TRY, DO, SOLUTION),
    FILE_REJECTED("reject", TRY, REJECT),
    ENTRY_SKIPPED("skip", NOTE),
    LINK_LOOPED("loop", NOTE),
    FOLDER_LEFT("return", RETURN),
    BARREN_FOLDER_LEFT("return", RETURN, DEAD_END),
    WALK_ENDED("end", RETURN);

    private final String label;
    private final Set<Role> roles;

    FinderEventKind(String label, Role... roles) {
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
