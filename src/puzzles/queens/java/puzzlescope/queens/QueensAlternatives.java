package puzzlescope.queens;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.puzzle.Alternatives;
import puzzlescope.queens.board.PlacementBoard;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.event.PlacementEvent;
import puzzlescope.queens.event.QueensCountEvent;
import puzzlescope.queens.event.WalkEvent;

/** Offers, for a queen that is tried, safety and false attackers. */
final class QueensAlternatives implements Alternatives {

    /** The largest board on which the attacked columns of a row are offered. */
    private static final int LARGEST = 100;

    /** The most conflicts that an exchange is offered to remove. */
    private static final int MOST_FEWER = 4;

    /**
     * Returns, for a queen placed at random, the columns in which she would be attacked, which is all that can be
     * known; and for a count only the next event, since nobody can know its numbers.
     */
    @Override
    public LongStream elsewhere(Board board, EventKind kind, long next) {
        if (kind instanceof QueensCountEvent.Kind) {
            return LongStream.of(next);
        }
        if (kind != PlacementEvent.Kind.QUEEN_DRAWN || !(board instanceof PlacementBoard placed)) {
            return LongStream.empty();
        }
        if (PlacementEvent.CONFLICTS.of(next) > 0 || placed.n() > LARGEST) {
            return LongStream.of(next);
        }
        int row = PlacementEvent.ROW.of(next);
        return IntStream.range(0, placed.n())
                .filter(column -> column == PlacementEvent.COLUMN.of(next) || isAttacked(placed, row, column))
                .mapToLong(column -> PlacementEvent.COLUMN.put(next, column));
    }

    private static boolean isAttacked(PlacementBoard board, int row, int column) {
        return IntStream.range(0, board.n()).anyMatch(by -> {
            int across = Math.abs(board.column(by) - column);
            return by != row && board.column(by) >= 0 && (across == 0 || across == Math.abs(row - by));
        });
    }

    /** Returns that exchanges are random, since the other row, and with it the effect, is picked at random. */
    @Override
    public Chance chance(EventKind kind) {
        return isExchange(kind) ? Chance.WHETHER : Chance.NONE;
    }

    private static boolean isExchange(EventKind kind) {
        return kind == PlacementEvent.Kind.EXCHANGE_REFUSED || kind == PlacementEvent.Kind.QUEENS_EXCHANGED;
    }

    @Override
    public LongStream alternativeOutcomes(Board board, EventKind kind, long next) {
        if (isExchange(kind)) {
            return exchanges(kind, next);
        }
        if (!(board instanceof WalkBoard walk)) {
            return LongStream.empty();
        }
        if (kind != WalkEvent.Kind.QUEEN_PLACED && kind != WalkEvent.Kind.QUEEN_REJECTED) {
            return LongStream.empty();
        }
        int row = WalkEvent.ROW.of(next);
        int column = WalkEvent.COLUMN.of(next);
        var rejected = IntStream.range(0, walk.n())
                .filter(by -> by != row && walk.queenColumn(by) >= 0 && !attacks(walk, by, row, column))
                // A false attack along the column would be obvious.
                .mapToLong(by -> WalkEvent.Kind.QUEEN_REJECTED
                        .spec()
                        .pack(row, column, by, 0, FlagField.bit(walk.given(by) >= 0)));
        var placed = kind == WalkEvent.Kind.QUEEN_PLACED
                ? LongStream.empty()
                : LongStream.of(WalkEvent.Kind.QUEEN_PLACED.spec().pack(row, column, FlagField.bit(walk.hasGiven())));
        return LongStream.concat(placed, rejected);
    }

    /** Returns the possible effects of an exchange; none without gain, as the failed tries are not visible. */
    private static LongStream exchanges(EventKind kind, long next) {
        if (kind == PlacementEvent.Kind.QUEENS_EXCHANGED && PlacementEvent.FEWER.of(next) == 0) {
            return LongStream.empty();
        }
        int row = PlacementEvent.ROW.of(next);
        int other = PlacementEvent.OTHER.of(next);
        return LongStream.concat(
                LongStream.of(PlacementEvent.Kind.EXCHANGE_REFUSED.spec().pack(row, other)),
                IntStream.rangeClosed(1, MOST_FEWER)
                        .mapToLong(fewer ->
                                PlacementEvent.Kind.QUEENS_EXCHANGED.spec().pack(row, other, fewer)));
    }

    private static boolean attacks(WalkBoard board, int by, int row, int column) {
        int across = Math.abs(board.queenColumn(by) - column);
        return across == 0 || across == Math.abs(row - by);
    }
}
