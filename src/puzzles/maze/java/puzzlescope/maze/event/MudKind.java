package puzzlescope.maze.event;

import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;

import puzzlescope.engine.event.Role;
import puzzlescope.maze.event.Effect.Carving;

/** The kinds of events of adding mud to a generated maze. */
public enum MudKind implements CarvingKind {
    MUD_BEGUN("mud-start", CarvingForm.TOTALS, Carving.BEGIN_MUD, NOTE),
    MUD_LAID("mud-lay", CarvingForm.WALL, Carving.LAY_MUD, DO),
    MUD_ENDED("mud-end", CarvingForm.TOTALS, Carving.END_MUD, NOTE);

    /** The cost of a step through a muddy passage; any other costs 1. */
    public static final int COST = 5;

    /** The largest side of a maze with mud, whose path cost and visited cells must fit into one event. */
    public static final int LARGEST_SIDE = 1001;

    private final Declaration declaration;

    MudKind(String label, CarvingForm form, Carving effect, Role... roles) {
        declaration = Declaration.of(this, MazeKind.after(LoopKind.values()) + ordinal(), label, form, effect, roles);
    }

    @Override
    public Declaration declaration() {
        return declaration;
    }
}
