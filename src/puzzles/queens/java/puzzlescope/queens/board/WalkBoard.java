package puzzlescope.queens.board;

import static puzzlescope.queens.event.WalkEvent.COLUMN;
import static puzzlescope.queens.event.WalkEvent.ROW;

import java.util.Arrays;
import java.util.List;
import puzzlescope.engine.event.StateIo;
import puzzlescope.queens.event.WalkEvent;

/**
 * A board on which a search places a queen in each of the first rows, one after the other. Given queens are on the
 * board from the start and are never removed; the search passes over them.
 */
public final class WalkBoard implements QueensBoard {

    private static final int COLUMN_BITS = 4;
    private static final int COLUMN_MASK = (1 << COLUMN_BITS) - 1;

    private final int n;
    private int queens;
    private long placement;

    private final int[] given;

    /** @param n the number of rows and columns, 1 to 16 */
    public WalkBoard(int n) {
        this(n, List.of());
    }

    /** @param given the columns of given queens, as in {@link GivenColumns} */
    public WalkBoard(int n, List<Integer> given) {
        this.n = QueensBoard.checked(n);
        this.given = GivenColumns.rows(given, n);
    }

    @Override
    public int n() {
        return n;
    }

    /** The number of rows processed by the search, each with a queen. */
    public int queens() {
        return queens;
    }

    @Override
    public int given(int row) {
        return given[row];
    }

    public boolean hasGiven() {
        return Arrays.stream(given).anyMatch(column -> column != GivenColumns.FREE);
    }

    /** The column of the queen in a row, whether placed by the search or given; or -1. */
    public int queenColumn(int row) {
        return row < queens ? column(placement, row) : given[row];
    }

    /** The column of the queen in a row that the search has processed, or -1. */
    public int column(int row) {
        return row < queens ? column(placement, row) : -1;
    }

    /** All columns in one number, for keeping many placements; see {@link #column(long, int)}. */
    public long placement() {
        return placement;
    }

    /** The column of a row's queen in the result of {@link #placement}. */
    public static int column(long placement, int row) {
        return (int) (placement >>> (COLUMN_BITS * row)) & COLUMN_MASK;
    }

    @Override
    public void apply(long event) {
        switch (WalkEvent.Kind.of(event)) {
            case QUEEN_PLACED, GIVEN_ROW_ENTERED -> flip(event, 1);
            case QUEEN_TAKEN_BACK, DEAD_END_TAKEN_BACK, GIVEN_ROW_LEFT -> flip(event, 0);
            case SEARCH_BEGAN, QUEEN_REJECTED, SOLUTION_FOUND, SEARCH_ENDED -> {}
            case GENERATOR_MADE, NEXT_CALLED, LAST_ROW_YIELDED, ROW_YIELDED, GIVEN_ROW_YIELDED -> {}
            case VALUE_RETURNED, GENERATOR_EXHAUSTED -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (WalkEvent.Kind.of(event)) {
            case QUEEN_PLACED, GIVEN_ROW_ENTERED -> flip(event, 0);
            case QUEEN_TAKEN_BACK, DEAD_END_TAKEN_BACK, GIVEN_ROW_LEFT -> flip(event, 1);
            case SEARCH_BEGAN, QUEEN_REJECTED, SOLUTION_FOUND, SEARCH_ENDED -> {}
            case GENERATOR_MADE, NEXT_CALLED, LAST_ROW_YIELDED, ROW_YIELDED, GIVEN_ROW_YIELDED -> {}
            case VALUE_RETURNED, GENERATOR_EXHAUSTED -> {}
        }
    }

    /** Places or removes a queen, and sets the number of queens in her row. */
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
