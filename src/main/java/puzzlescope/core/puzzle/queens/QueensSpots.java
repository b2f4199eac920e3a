package puzzlescope.core.puzzle.queens;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.Spot;

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
            case SEARCH_BEGAN, SOLUTION_FOUND, SEARCH_ENDED -> false;
            case QUEEN_PLACED, QUEEN_REJECTED, QUEEN_TAKEN_BACK, DEAD_END_TAKEN_BACK, QUEEN_SET, QUEEN_REMOVED ->
                Packed.first(event) == row && Packed.second(event) == column;
        };
    }
}
