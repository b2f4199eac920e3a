package puzzlescope.core.puzzle.maze;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.RETURN;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.event.Role.UNDO;

import java.util.Set;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Role;

enum MazeEventKind implements EventKind {
    CELL_VISITED("visit", CALL, DO),
    CORRIDOR_CARVED("carve", TRY, DO),
    CELL_LEFT("return", RETURN, UNDO),
    DEAD_END_LEFT("return", RETURN, UNDO, DEAD_END),
    MAZE_FINISHED("finished", SOLUTION);

    private final String label;
    private final Set<Role> roles;

    MazeEventKind(String label, Role... roles) {
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
