package puzzlescope.core.puzzle.queens.board;

import static puzzlescope.core.puzzle.queens.event.WalkEvent.COLUMN;
import static puzzlescope.core.puzzle.queens.event.WalkEvent.ROW;

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
        switch (WalkKind.of(event)) {
            case QUEEN_PLACED -> put(ROW.of(event), COLUMN.of(event));
            case QUEEN_TAKEN_BACK, DEAD_END_TAKEN_BACK -> take(ROW.of(event), COLUMN.of(event));
            case SEARCH_BEGAN, QUEEN_REJECTED, SOLUTION_FOUND, SEARCH_ENDED -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (WalkKind.of(event)) {
            case QUEEN_PLACED -> take(ROW.of(event), COLUMN.of(event));
            case QUEEN_TAKEN_BACK, DEAD_END_TAKEN_BACK -> put(ROW.of(event), COLUMN.of(event));
            case SEARCH_BEGAN, QUEEN_REJECTED, SOLUTION_FOUND, SEARCH_ENDED -> {}
        }
    }

    private void put(int row, int column) {
        placement |= (long) column << (COLUMN_BITS * row);
        queens = row + 1;
    }

    private void take(int row, int column) {
        placement ^= (long) column << (COLUMN_BITS * row);
        queens = row;
    }

    @Override
    public void state(StateIo io) {
        queens = io.int8(queens);
        placement = io.int64(placement);
    }
}
