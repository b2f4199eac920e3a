package puzzlescope.maze.event;

import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;

/**
 * What making or solving a giant maze tells: not what happens to a cell, but that a part of the work is done.
 *
 * @param first the number of the part from 1, or what the kind counts
 * @param second how many cells or steps are done
 */
public record GiantEvent(GiantKind kind, int first, int second) implements MazeEvent {

    /** How many cells or steps are done. */
    public static final IntField DONE = Field.upTo((1 << 28) - 1);

    /** The number of the part, or what the kind counts. */
    public static final IntField PART = Field.upTo((1 << 28) - 1).after(DONE);

    @Override
    public Message sentence() {
        return Message.of(kind.key(), first, second);
    }
}
