package puzzlescope.maze.event;

import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;

/**
 * An event of generating or solving a giant maze, which reports a finished part of the work instead of a cell.
 *
 * @param first the number of the part from 1, or the count of the kind
 * @param second the number of cells or steps done
 */
public record GiantEvent(GiantKind kind, int first, int second) implements MazeEvent {

    /** The number of cells or steps done. */
    public static final IntField DONE = Field.upTo((1 << 28) - 1);

    /** The number of the part, or the count of the kind. */
    public static final IntField PART = Field.upTo((1 << 28) - 1).after(DONE);

    @Override
    public Message sentence() {
        return Message.of(kind.key(), first, second);
    }
}
