package puzzlescope.knight;

import static puzzlescope.knight.event.PathEvent.HOP;
import static puzzlescope.knight.event.PathEvent.Kind.KNIGHT_HOPPED;
import static puzzlescope.knight.event.PathEvent.Kind.KNIGHT_LED_ON;
import static puzzlescope.knight.event.PathEvent.ONWARD;
import static puzzlescope.knight.event.PathEvent.ORDER;

import java.util.stream.LongStream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.puzzle.Alternatives;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.HopOrder;

/** Offers the moves to all other free squares. */
final class KnightAlternatives implements Alternatives {

    @Override
    public LongStream elsewhere(Board board, EventKind kind, long next) {
        if (!(board instanceof PathBoard path)) {
            // A count processes the squares in a fixed order, and nobody can know the numbers.
            return LongStream.of(next);
        }
        if (kind == KNIGHT_LED_ON) {
            return path.freeHops().stream().mapToLong(hop -> HOP.put(next, hop));
        }
        return kind == KNIGHT_HOPPED ? hops(path, next) : LongStream.empty();
    }

    /**
     * Returns the moves with their numbers of exits, without others that have as few as the right one, since nothing
     * distinguishes them.
     */
    private static LongStream hops(PathBoard path, long next) {
        var order = ORDER.of(next);
        return path.freeHops().stream()
                .mapToLong(hop -> ONWARD.put(HOP.put(next, hop), exits(path, hop, order)))
                .filter(each -> each == next || order == HopOrder.PLAIN || ONWARD.of(each) != ONWARD.of(next));
    }

    private static int exits(PathBoard path, Hop hop, HopOrder order) {
        return path.onward(path.row() + hop.rows(), path.column() + hop.columns(), order);
    }
}
