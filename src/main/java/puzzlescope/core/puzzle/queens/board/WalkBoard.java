package puzzlescope.core.puzzle.queens.board;

import static puzzlescope.core.puzzle.queens.event.WalkEvent.COLUMN;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.ROW;
import static puzzlescope.core.puzzle.queens.event.WalkKind.QUEEN_PLACED;

import puzzlescope.core.event.StateIo;
import puzzlescope.core.puzzle.queens.event.WalkKind;

/** A board on which a search puts a queen in each of the first rows, one after the other. */
public final class WalkBoard implements QueensBoard {

    private static final int COLUMN_BITS = 4;
    private static final int COLUMN_MASK = (1 << COLUMN_BITS) - 1;

    private final int n;
    private int queens;
    private long placement;

    /** @param n how many rows and columns, 1 to 16 */
    public WalkBoard(int n) {
        this.n = QueensBoard.checked(n);
    }

    @Override
    public int n() {
        return n;
    }

    /** How many queens stand on the board: one in each row from 0 to below this number. */
    public int queens() {
        return queens;
    }

    /** The column of the queen in a row, or -1 if the row has none. */
    public int column(int row) {
        return row < queens ? column(placement, row) : -1;
    }

    /** All columns in one number, for keeping many placements; see {@link #column(long, int)}. */
    public long placement() {
        return placement;
    }

    /** The column of a row's queen in what {@link #placement} gave. */
    public static int column(long placement, int row) {
        return (int) (placement >>> (COLUMN_BITS * row)) & COLUMN_MASK;
    }

    @Override
    public void apply(long event) {
        var kind = WalkKind.of(event);
        switch (kind) {
            case QUEEN_PLACED, QUEEN_TAKEN_BACK, DEAD_END_TAKEN_BACK -> flip(event, kind == QUEEN_PLACED ? 1 : 0);
            case SEARCH_BEGAN, QUEEN_REJECTED, SOLUTION_FOUND, SEARCH_ENDED -> {}
            case GENERATOR_MADE, NEXT_CALLED, LAST_ROW_YIELDED, ROW_YIELDED -> {}
            case VALUE_RETURNED, GENERATOR_EXHAUSTED -> {}
        }
    }

    @Override
    public void undo(long event) {
        var kind = WalkKind.of(event);
        switch (kind) {
            case QUEEN_PLACED, QUEEN_TAKEN_BACK, DEAD_END_TAKEN_BACK -> flip(event, kind == QUEEN_PLACED ? 0 : 1);
            case SEARCH_BEGAN, QUEEN_REJECTED, SOLUTION_FOUND, SEARCH_ENDED -> {}
            case GENERATOR_MADE, NEXT_CALLED, LAST_ROW_YIELDED, ROW_YIELDED -> {}
            case VALUE_RETURNED, GENERATOR_EXHAUSTED -> {}
        }
    }

    /** Puts the queen on her square or takes her off it; in her row are then so many. */
    private void flip(long event, int inRow) {
        int row = ROW.of(event);
        placement ^= (long) COLUMN.of(event) << (COLUMN_BITS * row);
        queens = row + inRow;
    }

    @Override
    public void state(StateIo io) {
        queens = io.int8(queens);
        placement = io.int64(placement);
    }
}
