package puzzlescope.core.puzzle.knight;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.Spot;
import puzzlescope.core.puzzle.knight.event.HopCode;
import puzzlescope.core.puzzle.knight.event.KnightEventKind;
import puzzlescope.core.puzzle.knight.space.Square;

/** What can be pointed at on the knight's board: its squares. */
public final class KnightSpots {

    private static final KnightEventKind[] KINDS = KnightEventKind.values();

    private KnightSpots() {}

    /** A square: the knight comes there, comes back there, goes back from there, or does not go there. */
    public static Spot square(Square square) {
        int row = square.row();
        int column = square.column();
        return new Spot(Message.of("knight.spot", row, column), event -> isAt(event, row, column));
    }

    private static boolean isAt(long event, int row, int column) {
        return switch (KINDS[Packed.kind(event)]) {
            case TOUR_FOUND,
                    TOUR_IMPOSSIBLE,
                    DEAD_END_MET,
                    BOARD_CUT,
                    NOTHING_CLOSED,
                    SWEEP_BEGAN,
                    SQUARE_DECIDED,
                    TOURS_COUNTED,
                    COUNT_GIVEN_UP -> false;
            case KNIGHT_PLACED, KNIGHT_SET_OUT, KNIGHT_TAKEN_OFF -> isFirst(event, row, column);
            case KNIGHT_TRAPPED -> HopCode.row(event) == row && HopCode.column(event) == column;
            case KNIGHT_HOPPED, KNIGHT_LED_ON, HOP_REJECTED -> {
                var hop = HopCode.hop(event);
                yield HopCode.row(event) + hop.rows() == row && HopCode.column(event) + hop.columns() == column;
            }
            case KNIGHT_TAKEN_BACK, DEAD_END_TAKEN_BACK, TOUR_TAKEN_BACK ->
                isFirst(event, row, column) || Packed.third(event) == row && Packed.fourth(event) == column;
        };
    }

    private static boolean isFirst(long event, int row, int column) {
        return Packed.first(event) == row && Packed.second(event) == column;
    }
}
