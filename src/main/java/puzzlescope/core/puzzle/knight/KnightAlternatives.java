package puzzlescope.core.puzzle.knight;

import static puzzlescope.core.puzzle.knight.event.PathEvent.HOP;
import static puzzlescope.core.puzzle.knight.event.PathKind.KNIGHT_HOPPED;
import static puzzlescope.core.puzzle.knight.event.PathKind.KNIGHT_LED_ON;

import java.util.stream.LongStream;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.puzzle.Alternatives;
import puzzlescope.core.puzzle.knight.board.PathBoard;

/** The knight might go to any other square that is free and a move away. */
final class KnightAlternatives implements Alternatives {

    @Override
    public LongStream elsewhere(Board board, EventKind kind, long next) {
        if (!(board instanceof PathBoard path)) {
            return LongStream.empty();
        }
        return kind == KNIGHT_HOPPED || kind == KNIGHT_LED_ON
                ? path.freeHops().stream().mapToLong(hop -> HOP.put(next, hop))
                : LongStream.empty();
    }
}
