package puzzlescope.maze.event;

import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;

/**
 * An event of generating or solving a maze. Rows and columns count squares from 0, walls included; sentences say
 * {@code (x, y)}.
 */
public sealed interface MazeEvent extends Event permits CarvingEvent, SolvingEvent, CellEvent, GiantEvent {

    /** The second of two counts over the whole maze, for instance how many cells were visited to find the path. */
    IntField OTHER = Field.upTo((1 << 28) - 1);

    /** The first of them, for instance how long the path is. */
    IntField ONE = Field.upTo((1 << 28) - 1).after(OTHER);

    @Override
    MazeKind kind();
}
