package puzzlescope.queens;

import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.queens.board.PlacementBoard;
import puzzlescope.queens.board.QueensBoard;
import puzzlescope.queens.board.QueensCountBoard;
import puzzlescope.queens.board.QueensGameBoard;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.event.PlacementEvent;
import puzzlescope.queens.event.QueensGameEvent;
import puzzlescope.queens.event.WalkEvent;

/** The targets on the chess board: its squares. */
public final class QueensTargets {

    /** The most attackers that are named. */
    private static final int MOST = 6;

    private QueensTargets() {}

    /** A square by row and column from 0; touched when a queen is placed, rejected or removed there. */
    public static Target square(QueensBoard board, int row, int column) {
        return new Target(
                Message.of("queens.spot", row + 1, column + 1),
                touches(board, row, column),
                () -> state(board, row, column));
    }

    /** Returns which queens attack an empty square, or that none does. */
    private static Optional<Message> state(QueensBoard board, int row, int column) {
        if (board instanceof QueensCountBoard || columns(board, row).anyMatch(queen -> queen == column)) {
            return Optional.empty();
        }
        var attackers = IntStream.range(0, board.n())
                .boxed()
                .flatMap(other -> columns(board, other)
                        .filter(queen -> attacks(other - row, queen - column))
                        .mapToObj(queen -> "(" + (other + 1) + ", " + (queen + 1) + ")"))
                .limit(MOST);
        return Message.list(attackers)
                .map(all -> Message.of("queens.spot.attacked", all))
                .or(() -> Optional.of(Message.of("queens.spot.free")));
    }

    private static boolean attacks(int down, int across) {
        return down == 0 || across == 0 || Math.abs(down) == Math.abs(across);
    }

    /** Returns the columns of the queens in a row. */
    private static IntStream columns(QueensBoard board, int row) {
        return switch (board) {
            case WalkBoard walk -> IntStream.of(walk.queenColumn(row)).filter(column -> column >= 0);
            case PlacementBoard placed -> IntStream.of(placed.column(row)).filter(column -> column >= 0);
            case QueensGameBoard game -> IntStream.range(0, game.n()).filter(column -> game.isSet(row, column));
            case QueensCountBoard _ -> IntStream.empty();
        };
    }

    private static LongPredicate touches(QueensBoard board, int row, int column) {
        return switch (board) {
            case WalkBoard _ -> WalkEvent.Kind.VOCABULARY.matching(WalkEvent.ROW.is(row), WalkEvent.COLUMN.is(column));
            case PlacementBoard _ ->
                PlacementEvent.Kind.VOCABULARY.matching(PlacementEvent.ROW.is(row), PlacementEvent.COLUMN.is(column));
            case QueensGameBoard _ ->
                QueensGameEvent.Kind.VOCABULARY.matching(
                        QueensGameEvent.ROW.is(row), QueensGameEvent.COLUMN.is(column));
            case QueensCountBoard _ -> _ -> false;
        };
    }
}
