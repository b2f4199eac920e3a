package puzzlescope.core.puzzle.queens.board;

import static puzzlescope.core.event.Packed.lower;
import static puzzlescope.core.event.Packed.upper;

import java.nio.ByteBuffer;
import java.util.Arrays;
import puzzlescope.core.puzzle.queens.event.QueensEventKind;
import puzzlescope.core.puzzle.queens.event.StandEvent.QueenStood;
import puzzlescope.core.puzzle.queens.event.StandEvent.QueensExchanged;
import puzzlescope.core.puzzle.queens.fast.Diagonals;

/** Where the queens of a board of any size stand, one a row, and how many attacks there are between them. One thread. */
public final class Stand {

    private static final int NONE = -1;

    private final int[] columns;
    private Diagonals diagonals;
    private int standing;

    Stand(int n) {
        columns = new int[n];
        Arrays.fill(columns, NONE);
        diagonals = new Diagonals(n);
    }

    /** The column of a row's queen, or -1 if the row has none. */
    public int column(int row) {
        return columns[row];
    }

    /** How many queens stand. */
    public int standing() {
        return standing;
    }

    /** How many attacks there are: for each diagonal its queens but one. */
    public int attacks() {
        return diagonals.attacks();
    }

    /** Whether a row's queen shares a diagonal with another one. */
    public boolean isAttacked(int row) {
        return columns[row] != NONE && diagonals.areShared(row, columns[row]);
    }

    void apply(QueensEventKind kind, long event) {
        switch (kind) {
            case QUEEN_STOOD -> put(upper(event), lower(event) / QueenStood.PARTS);
            case QUEEN_DRAWN -> put(upper(event), lower(event) / 2);
            case QUEEN_LIFTED -> lift(upper(event));
            case QUEENS_EXCHANGED -> exchange(upper(event), lower(event) / QueensExchanged.MOST_FEWER);
            default -> {}
        }
    }

    void undo(QueensEventKind kind, long event) {
        switch (kind) {
            case QUEEN_STOOD, QUEEN_DRAWN -> lift(upper(event));
            case QUEEN_LIFTED -> put(upper(event), lower(event));
            case QUEENS_EXCHANGED -> exchange(upper(event), lower(event) / QueensExchanged.MOST_FEWER);
            default -> {}
        }
    }

    private void put(int row, int column) {
        columns[row] = column;
        diagonals.add(row, column);
        standing++;
    }

    private void lift(int row) {
        diagonals.remove(row, columns[row]);
        columns[row] = NONE;
        standing--;
    }

    private void exchange(int row, int other) {
        int first = columns[row];
        int second = columns[other];
        lift(row);
        lift(other);
        put(row, second);
        put(other, first);
    }

    int bytes() {
        return columns.length * Integer.BYTES;
    }

    void write(ByteBuffer bytes) {
        bytes.asIntBuffer().put(columns);
    }

    void read(ByteBuffer bytes) {
        bytes.asIntBuffer().get(columns);
        diagonals = new Diagonals(columns.length);
        standing = 0;
        for (int row = 0; row < columns.length; row++) {
            if (columns[row] != NONE) {
                diagonals.add(row, columns[row]);
                standing++;
            }
        }
    }
}
