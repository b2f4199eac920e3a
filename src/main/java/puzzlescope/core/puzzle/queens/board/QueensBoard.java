package puzzlescope.core.puzzle.queens.board;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.second;

import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.queens.event.QueensEvent;
import puzzlescope.core.puzzle.queens.event.QueensEventKind;
import puzzlescope.core.puzzle.queens.fast.Pieces;

/**
 * A square board. A solver puts a queen in each of the first rows, one after the other; a person sets queens on any squares,
 * which are kept apart. A count keeps its tally here instead, and what comes to one solution on a board of any size has its
 * queens in a stand.
 */
public final class QueensBoard implements Board {

    /** The most queens, and so rows and columns, of a board on which queens are placed one by one, or by hand. */
    public static final int MOST_QUEENS = QueensEvent.MOST_QUEENS;

    private static final QueensEventKind[] KINDS = QueensEventKind.values();
    private static final int COLUMN_BITS = 4;
    private static final int COLUMN_MASK = (1 << COLUMN_BITS) - 1;

    private final int n;
    private int queens;
    private long placement;
    private final short[] rowsSet;
    private int set;

    private final @Nullable Tally tally;
    private final @Nullable Stand stand;

    /** @param n how many rows and columns, 1 to 16 */
    public QueensBoard(int n) {
        this(n, null, null);
        if (n < 1 || n > MOST_QUEENS) {
            throw new IllegalArgumentException("n is " + n + ", must be from 1 to " + MOST_QUEENS);
        }
    }

    private QueensBoard(int n, @Nullable Tally tally, @Nullable Stand stand) {
        this.n = n;
        this.tally = tally;
        this.stand = stand;
        rowsSet = new short[Math.min(n, MOST_QUEENS)];
    }

    /** A board for a count of all solutions. */
    public static QueensBoard counting(Pieces pieces) {
        return new QueensBoard(pieces.n(), new Tally(pieces), null);
    }

    /** A board for one solution, which may be large. */
    public static QueensBoard standing(int n) {
        return new QueensBoard(n, null, new Stand(n));
    }

    /** How far a count has come, if this board is for one. */
    public Optional<Tally> tally() {
        return Optional.ofNullable(tally);
    }

    /** Where all queens stand, if this board is for one solution. */
    public Optional<Stand> stand() {
        return Optional.ofNullable(stand);
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
        var kind = KINDS[Packed.kind(event)];
        switch (kind) {
            case QUEEN_PLACED -> put(first(event), second(event));
            case QUEEN_TAKEN_BACK, DEAD_END_TAKEN_BACK -> take(first(event), second(event));
            case QUEEN_SET -> flip(first(event), second(event), 1);
            case QUEEN_REMOVED -> flip(first(event), second(event), -1);
            case PIECE_COUNTED -> Objects.requireNonNull(tally).apply(event);
            default -> {
                if (stand != null) {
                    stand.apply(kind, event);
                }
            }
        }
    }

    @Override
    public void undo(long event) {
        var kind = KINDS[Packed.kind(event)];
        switch (kind) {
            case QUEEN_PLACED -> take(first(event), second(event));
            case QUEEN_TAKEN_BACK, DEAD_END_TAKEN_BACK -> put(first(event), second(event));
            case QUEEN_SET -> flip(first(event), second(event), -1);
            case QUEEN_REMOVED -> flip(first(event), second(event), 1);
            case PIECE_COUNTED -> Objects.requireNonNull(tally).undo(event);
            default -> {
                if (stand != null) {
                    stand.undo(kind, event);
                }
            }
        }
    }

    /** How many queens were set by hand. */
    public int set() {
        return set;
    }

    /** Whether a queen was set by hand on a square. */
    public boolean isSet(int row, int column) {
        return (rowsSet[row] >>> column & 1) == 1;
    }

    /** The columns of the queens that were set in a row, a bit each. */
    public int columnsSet(int row) {
        return rowsSet[row] & (1 << MOST_QUEENS) - 1;
    }

    /** The square of the first queen set by hand that another one on this square attacks, as {@code QueenSet} has it; or -1. */
    public int firstAttacked(int row, int column) {
        for (int otherRow = 0; otherRow < rowsSet.length; otherRow++) {
            for (int left = columnsSet(otherRow); left != 0; left &= left - 1) {
                int otherColumn = Integer.numberOfTrailingZeros(left);
                int down = Math.abs(otherRow - row);
                int across = Math.abs(otherColumn - column);
                boolean same = down == 0 && across == 0;
                if (!same && (down == 0 || across == 0 || down == across)) {
                    return otherRow * MOST_QUEENS + otherColumn;
                }
            }
        }
        return -1;
    }

    /** How many of the queens set by hand are attacked by others. */
    public int attackedQueens() {
        int attacked = 0;
        for (int row = 0; row < rowsSet.length; row++) {
            for (int left = columnsSet(row); left != 0; left &= left - 1) {
                attacked += firstAttacked(row, Integer.numberOfTrailingZeros(left)) >= 0 ? 1 : 0;
            }
        }
        return attacked;
    }

    private void flip(int row, int column, int queensMore) {
        rowsSet[row] ^= (short) (1 << column);
        set += queensMore;
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
        int more = tally != null ? tally.bytes() : stand != null ? stand.bytes() : 0;
        var bytes = ByteBuffer.allocate(1 + Long.BYTES + 1 + (set == 0 ? 0 : rowsSet.length * Short.BYTES) + more)
                .put((byte) queens)
                .putLong(placement)
                .put((byte) set);
        for (int row = 0; set > 0 && row < rowsSet.length; row++) {
            bytes.putShort(rowsSet[row]);
        }
        if (tally != null) {
            tally.write(bytes);
        } else if (stand != null) {
            stand.write(bytes);
        }
        return bytes.array();
    }

    @Override
    public void restore(byte[] snapshot) {
        var bytes = ByteBuffer.wrap(snapshot);
        queens = bytes.get();
        placement = bytes.getLong();
        set = bytes.get();
        for (int row = 0; row < rowsSet.length; row++) {
            rowsSet[row] = set > 0 ? bytes.getShort() : 0;
        }
        if (tally != null) {
            tally.read(bytes);
        } else if (stand != null) {
            stand.read(bytes);
        }
    }
}
