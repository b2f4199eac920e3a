package puzzlescope.core.puzzle.queens;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.Spot;
import puzzlescope.core.puzzle.queens.event.QueensEvent;
import puzzlescope.core.puzzle.queens.event.QueensEventKind;
import puzzlescope.core.puzzle.queens.event.StandEvent.QueenDrawn;
import puzzlescope.core.puzzle.queens.event.StandEvent.QueenLifted;
import puzzlescope.core.puzzle.queens.event.StandEvent.QueenStood;

/** What can be pointed at on the chess board: its squares. */
public final class QueensSpots {

    private static final QueensEventKind[] KINDS = QueensEventKind.values();

    private QueensSpots() {}

    /** A square, by row and column from 0: a queen is put there, refused there, or taken off. */
    public static Spot square(int row, int column) {
        return new Spot(Message.of("queens.spot", row + 1, column + 1), event -> isAt(event, row, column));
    }

    private static boolean isAt(long event, int row, int column) {
        return switch (KINDS[Packed.kind(event)]) {
            case QUEEN_PLACED, QUEEN_REJECTED, QUEEN_TAKEN_BACK, DEAD_END_TAKEN_BACK, QUEEN_SET, QUEEN_REMOVED ->
                Packed.first(event) == row && Packed.second(event) == column;
            case QUEEN_STOOD, QUEEN_DRAWN, QUEEN_LIFTED -> isStanding(event, row, column);
            default -> false;
        };
    }

    private static boolean isStanding(long event, int row, int column) {
        return switch (QueensEvent.VOCABULARY.unpack(event)) {
            case QueenStood(int r, int c, var _) -> r == row && c == column;
            case QueenDrawn(int r, int c, boolean _) -> r == row && c == column;
            case QueenLifted(int r, int c) -> r == row && c == column;
            default -> false;
        };
    }
}
