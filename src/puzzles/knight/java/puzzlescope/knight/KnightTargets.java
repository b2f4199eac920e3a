package puzzlescope.knight;

import static puzzlescope.knight.event.KnightCountEvent.DECIDED;
import static puzzlescope.knight.event.PathEvent.COLUMN;
import static puzzlescope.knight.event.PathEvent.FROM_COLUMN;
import static puzzlescope.knight.event.PathEvent.FROM_ROW;
import static puzzlescope.knight.event.PathEvent.HOP;
import static puzzlescope.knight.event.PathEvent.ROW;
import static puzzlescope.knight.event.PathEvent.TO_COLUMN;
import static puzzlescope.knight.event.PathEvent.TO_ROW;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.knight.board.KnightCountBoard;
import puzzlescope.knight.event.KnightCountEvent;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.knight.space.Square;

/** The targets on the knight's board: its squares. */
public final class KnightTargets {

    private KnightTargets() {}

    /** A square of a path; touched when the knight arrives, returns, backtracks or is refused there. */
    public static Target square(Square square) {
        int row = square.row();
        int column = square.column();
        return new Target(
                Message.of("knight.spot", row, column),
                event -> PathEvent.Kind.VOCABULARY.holds(event) && isAt(event, row, column));
    }

    /** A square of a count; touched when it is processed. */
    public static Target square(Square square, KnightCountBoard board) {
        int number = board.place(square.row(), square.column()) + 1;
        return new Target(
                Message.of("knight.spot", square.row(), square.column()),
                event -> KnightCountEvent.Kind.of(event) == KnightCountEvent.Kind.SQUARE_DECIDED
                        && DECIDED.of(event) == number);
    }

    private static boolean isAt(long event, int row, int column) {
        return switch (PathEvent.Kind.of(event)) {
            case TOUR_FOUND, TOUR_IMPOSSIBLE, DEAD_END_MET, BOARD_CUT, NOTHING_CLOSED -> false;
            case KNIGHT_PLACED, KNIGHT_SET_OUT, KNIGHT_TAKEN_OFF, KNIGHT_TRAPPED -> isThere(event, row, column);
            case KNIGHT_HOPPED, KNIGHT_LED_ON, HOP_REJECTED -> {
                var hop = HOP.of(event);
                yield FROM_ROW.of(event) + hop.rows() == row && FROM_COLUMN.of(event) + hop.columns() == column;
            }
            case KNIGHT_TAKEN_BACK, DEAD_END_TAKEN_BACK, TOUR_TAKEN_BACK ->
                isThere(event, row, column) || TO_ROW.of(event) == row && TO_COLUMN.of(event) == column;
        };
    }

    private static boolean isThere(long event, int row, int column) {
        return ROW.of(event) == row && COLUMN.of(event) == column;
    }
}
