package puzzlescope.maze.event;

import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;

/**
 * An event of generating or solving a maze. Rows and columns count squares from 0, walls included; messages use
 * {@code (x, y)}.
 */
public sealed interface MazeEvent extends Event permits CarvingEvent, SolvingEvent, CellEvent, GiantEvent {

    /** The second of two counts over the whole maze, for instance the number of cells visited to find the path. */
    IntField OTHER = Field.upTo((1 << 28) - 1);

    /** The first of them, for instance the length of the path. */
    IntField ONE = Field.upTo((1 << 28) - 1).after(OTHER);

    @Override
    MazeKind kind();
}
