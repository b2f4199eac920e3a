package puzzlescope.core.puzzle.maze.event;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.core.event.Message;

/**
 * What the algorithms that solve a finished maze do.
 *
 * @param side the side of the cell that the kind speaks of: where it was reached from, or where the way goes on
 * @param first what the kind counts, such as steps from the start
 * @param second a second number of the kind
 */
public record SolvingEvent(MazeEventKind kind, int row, int column, Direction side, int first, int second)
        implements CellEvent {

    /** By how many steps a path to a cell that waits becomes shorter. */
    public static final int SHORTENED = 2;

    /** Whether the whole way is shown. */
    public boolean isLast() {
        return kind == MazeEventKind.WAY_SHOWN;
    }

    /** Whether the search has ended without a way. */
    public boolean isInVain() {
        return kind == MazeEventKind.HAND_CIRCLED;
    }

    @Override
    public Message sentence() {
        boolean turns = kind.effect() == Effect.SolveHandler.STEP_HAND
                || kind.effect() == Effect.SolveHandler.STEP_HAND_AGAIN
                || kind.effect() == Effect.SolveHandler.CLOSE_LOOP;
        if (!turns) {
            return CellEvent.super.sentence();
        }
        var plain = CellEvent.super.sentence();
        var arguments = new ArrayList<>(plain.arguments());
        arguments.add(Message.of("maze.turn." + Turn.of(first)));
        return new Message(plain.key(), List.copyOf(arguments));
    }
}
