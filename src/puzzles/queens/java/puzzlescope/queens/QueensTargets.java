package puzzlescope.queens;

import java.util.function.LongPredicate;
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

    private QueensTargets() {}

    /** A square by row and column from 0; touched when a queen is placed, rejected or removed there. */
    public static Target square(QueensBoard board, int row, int column) {
        return new Target(Message.of("queens.spot", row + 1, column + 1), touches(board, row, column));
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
