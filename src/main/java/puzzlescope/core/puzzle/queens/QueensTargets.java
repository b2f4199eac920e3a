package puzzlescope.core.puzzle.queens;

import java.util.function.LongPredicate;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Target;
import puzzlescope.core.puzzle.queens.board.CountBoard;
import puzzlescope.core.puzzle.queens.board.HandBoard;
import puzzlescope.core.puzzle.queens.board.PlacementBoard;
import puzzlescope.core.puzzle.queens.board.QueensBoard;
import puzzlescope.core.puzzle.queens.board.WalkBoard;
import puzzlescope.core.puzzle.queens.event.HandEvent;
import puzzlescope.core.puzzle.queens.event.HandKind;
import puzzlescope.core.puzzle.queens.event.PlacementEvent;
import puzzlescope.core.puzzle.queens.event.PlacementKind;
import puzzlescope.core.puzzle.queens.event.WalkEvent;
import puzzlescope.core.puzzle.queens.event.WalkKind;

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
