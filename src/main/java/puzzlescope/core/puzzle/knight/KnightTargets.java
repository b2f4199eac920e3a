package puzzlescope.core.puzzle.knight;

import static puzzlescope.core.puzzle.knight.event.KnightEvent.COLUMN;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.FROM_COLUMN;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.FROM_ROW;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.HOP;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.ROW;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.TO_COLUMN;
import static puzzlescope.core.puzzle.knight.event.KnightEvent.TO_ROW;

import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Target;
import puzzlescope.core.puzzle.knight.event.KnightEventKind;
import puzzlescope.core.puzzle.knight.space.Square;

/** What can be pointed at on the knight's board: its squares. */
public final class KnightTargets {

    private KnightTargets() {}

    /** A square: the knight comes there, comes back there, goes back from there, or does not go there. */
    public static Target square(Square square) {
        int row = square.row();
        int column = square.column();
        return new Target(Message.of("knight.spot", row, column), event -> isAt(event, row, column));
    }

    private static boolean isAt(long event, int row, int column) {
        return switch (KnightEventKind.of(event)) {
            case TOUR_FOUND,
                    TOUR_IMPOSSIBLE,
                    DEAD_END_MET,
                    BOARD_CUT,
                    NOTHING_CLOSED,
                    SWEEP_BEGAN,
                    SQUARE_DECIDED,
                    TOURS_COUNTED,
                    COUNT_GIVEN_UP -> false;
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
