package puzzlescope.maze.event;

import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.SOLUTION;

import puzzlescope.engine.event.Role;
import puzzlescope.maze.event.Effect.Carving;

/** The kinds of events that several generators share, at their start and end. */
public enum CommonCarvingKind implements CarvingKind {
    GRID_LAID("start", CarvingForm.WHOLE, Carving.LAY_GRID, DO),
    TREE_BEGUN("start", CarvingForm.CELL, Carving.OPEN_CELL, DO),
    MARK_SET("start", CarvingForm.CELL, Carving.OPEN_MARKED_CELL, DO),
    MAZE_COMPLETED("finished", CarvingForm.COMPLETED, Carving.COMPLETE, SOLUTION);

    private final Declaration declaration;

    CommonCarvingKind(String label, CarvingForm form, Carving effect, Role... roles) {
        declaration = Declaration.of(this, MazeKind.after(MudKind.values()) + ordinal(), label, form, effect, roles);
    }

    @Override
    public Declaration declaration() {
        return declaration;
    }
}
