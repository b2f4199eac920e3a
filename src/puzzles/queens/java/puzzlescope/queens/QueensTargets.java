package puzzlescope.queens;

import java.util.function.LongPredicate;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.queens.board.CountBoard;
import puzzlescope.queens.board.HandBoard;
import puzzlescope.queens.board.PlacementBoard;
import puzzlescope.queens.board.QueensBoard;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.event.HandEvent;
import puzzlescope.queens.event.HandKind;
import puzzlescope.queens.event.PlacementEvent;
import puzzlescope.queens.event.PlacementKind;
import puzzlescope.queens.event.WalkEvent;
import puzzlescope.queens.event.WalkKind;

/** The targets on the chess board: its squares. */
public final class QueensTargets {

    private QueensTargets() {}

    /** A square by row and column from 0; touched when a queen is placed, rejected or removed there. */
    public static Target square(QueensBoard board, int row, int column) {
        return new Target(Message.of("queens.spot", row + 1, column + 1), touches(board, row, column));
    }

    private static LongPredicate touches(QueensBoard board, int row, int column) {
        return switch (board) {
            case WalkBoard _ -> WalkKind.VOCABULARY.where(WalkEvent.ROW.is(row), WalkEvent.COLUMN.is(column));
            case PlacementBoard _ ->
                PlacementKind.VOCABULARY.where(PlacementEvent.ROW.is(row), PlacementEvent.COLUMN.is(column));
            case HandBoard _ -> HandKind.VOCABULARY.where(HandEvent.ROW.is(row), HandEvent.COLUMN.is(column));
            case CountBoard _ -> _ -> false;
        };
    }
}
