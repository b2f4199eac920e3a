package puzzlescope.queens.board;

import static puzzlescope.queens.event.PlacementEvent.COLUMN;
import static puzzlescope.queens.event.PlacementEvent.OTHER;
import static puzzlescope.queens.event.PlacementEvent.ROW;

import java.util.Arrays;
import java.util.List;
import puzzlescope.engine.event.StateIo;
import puzzlescope.queens.event.PlacementEvent;
import puzzlescope.queens.fast.Diagonals;

/** The places of the queens on a board of any size, one in each row, and the number of attacks between them. */
public final class PlacementBoard implements QueensBoard {

    private static final int NONE = -1;

    private final int[] columns;
    private Diagonals diagonals;
    private int standing;

    private final List<Integer> given;

    public PlacementBoard(int n) {
        this(n, List.of());
    }

    /** @param given the columns of given queens, as in {@link GivenColumns} */
    public PlacementBoard(int n, List<Integer> given) {
        this.given = List.copyOf(given);
        columns = new int[n];
        Arrays.fill(columns, NONE);
        diagonals = new Diagonals(n);
        for (int row = 0; row < Math.min(n, given.size()); row++) {
            if (given.get(row) != NONE) {
                put(row, given.get(row));
            }
        }
    }

    @Override
    public int given(int row) {
        return row < given.size() ? given.get(row) : NONE;
    }

    @Override
    public int n() {
        return columns.length;
    }

    /** The column of a row's queen, or -1 if the row has none. */
    public int column(int row) {
        return columns[row];
    }

    public int queenCount() {
        return standing;
    }

    /** The number of attacks: for each diagonal its queens less one. */
    public int attacks() {
        return diagonals.attacks();
    }

    /** Returns whether a row's queen shares a diagonal with another one. */
    public boolean isAttacked(int row) {
        return columns[row] != NONE && diagonals.areShared(row, columns[row]);
    }

    @Override
    public void apply(long event) {
        switch (PlacementEvent.Kind.of(event)) {
            case QUEEN_STOOD, QUEEN_DRAWN -> put(ROW.of(event), COLUMN.of(event));
            case QUEEN_LIFTED -> lift(ROW.of(event));
            case QUEENS_EXCHANGED -> exchange(ROW.of(event), OTHER.of(event));
            case CONSTRUCTION_BEGAN,
                    DRAWING_BEGAN,
                    QUEEN_BLAMED,
                    EXCHANGE_REFUSED,
                    PEACE_REACHED,
                    PLACEMENT_REFUSED,
                    REPAIR_GIVEN_UP -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (PlacementEvent.Kind.of(event)) {
            case QUEEN_STOOD, QUEEN_DRAWN -> lift(ROW.of(event));
            case QUEEN_LIFTED -> put(ROW.of(event), COLUMN.of(event));
            case QUEENS_EXCHANGED -> exchange(ROW.of(event), OTHER.of(event));
            case CONSTRUCTION_BEGAN,
                    DRAWING_BEGAN,
                    QUEEN_BLAMED,
                    EXCHANGE_REFUSED,
                    PEACE_REACHED,
                    PLACEMENT_REFUSED,
                    REPAIR_GIVEN_UP -> {}
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

    @Override
    public void state(StateIo io) {
        io.all(columns);
        if (io.isReading()) {
            count();
        }
    }

    /** Recomputes the data derived from the places of the queens. */
    private void count() {
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
