package puzzlescope.core.puzzle.queens;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.second;

import java.nio.ByteBuffer;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Packed;

/** A square board with a queen in each of its first rows, none in the others. */
public final class QueensBoard implements Board {

    private static final QueensEventKind[] KINDS = QueensEventKind.values();
    private static final int COLUMN_BITS = 4;
    private static final int COLUMN_MASK = (1 << COLUMN_BITS) - 1;

    private final int n;
    private int queens;
    private long placement;

    /** @param n how many rows and columns, 1 to 16 */
    public QueensBoard(int n) {
        if (n < 1 || n > Long.SIZE / COLUMN_BITS) {
            throw new IllegalArgumentException("n is " + n + ", must be from 1 to " + Long.SIZE / COLUMN_BITS);
        }
        this.n = n;
    }

    /** How many rows and columns there are. */
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
        switch (KINDS[Packed.kind(event)]) {
            case QUEEN_PLACED -> put(first(event), second(event));
            case QUEEN_TAKEN_BACK, DEAD_END_TAKEN_BACK -> take(first(event), second(event));
            case SEARCH_BEGAN, QUEEN_REJECTED, SOLUTION_FOUND, SEARCH_ENDED -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (KINDS[Packed.kind(event)]) {
            case QUEEN_PLACED -> take(first(event), second(event));
            case QUEEN_TAKEN_BACK, DEAD_END_TAKEN_BACK -> put(first(event), second(event));
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
    public byte[] snapshot() {
        return ByteBuffer.allocate(1 + Long.BYTES)
                .put((byte) queens)
                .putLong(placement)
                .array();
    }

    @Override
    public void restore(byte[] snapshot) {
        var bytes = ByteBuffer.wrap(snapshot);
        queens = bytes.get();
        placement = bytes.getLong();
    }
}
