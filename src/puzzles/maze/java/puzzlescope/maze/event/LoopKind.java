package puzzlescope.maze.event;

import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.TRY;

import puzzlescope.engine.event.Role;
import puzzlescope.maze.event.Effect.Carving;

/** The kinds of events of opening loops in a generated maze. */
public enum LoopKind implements CarvingKind {
    LOOPS_BEGUN("loops-start", CarvingForm.TOTALS, Carving.BEGIN_LOOPS, NOTE),
    LOOP_OPENED("loops-open", CarvingForm.WALL, Carving.OPEN_LOOP, TRY, DO),
    LOOPS_ENDED("loops-end", CarvingForm.TOTALS, Carving.END_LOOPS, NOTE);

    private final Declaration declaration;

    LoopKind(String label, CarvingForm form, Carving effect, Role... roles) {
        declaration =
                Declaration.of(this, MazeKind.after(MazeGameKind.values()) + ordinal(), label, form, effect, roles);
    }

    @Override
    public Declaration declaration() {
        return declaration;
    }
}
