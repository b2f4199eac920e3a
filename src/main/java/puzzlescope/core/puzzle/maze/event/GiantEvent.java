package puzzlescope.core.puzzle.maze.event;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;

/**
 * What making or solving a giant maze tells: not what happens to a cell, but that a part of the work is done.
 *
 * @param first the number of the part from 1, or what the kind counts
 * @param second how many cells or steps are done
 */
public record GiantEvent(MazeEventKind kind, int first, int second) implements MazeEvent {

    @Override
    public long pack() {
        return Packed.ofPair(kind, first, second);
    }

    @Override
    public Message sentence() {
        return Message.of(kind.key(), first, second);
    }
}
