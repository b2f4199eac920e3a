package puzzlescope.knight.board;

import static puzzlescope.knight.event.KnightCountEvent.BEFORE;

import puzzlescope.engine.event.StateIo;
import puzzlescope.knight.event.KnightCountEvent;

/** The number of squares that a count has processed; there is no knight on the board. */
public final class KnightCountBoard implements KnightBoard {

    private final int rows;
    private final int columns;
    private int decided;

    public KnightCountBoard(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    /** The number of processed squares, in the order of {@link #place}. */
    public int decided() {
        return decided;
    }

    public boolean isDecided(int row, int column) {
        return place(row, column) < decided;
    }

    /** The number of squares processed before a given one: they are ordered along the shorter side of the board. */
    public int place(int row, int column) {
        return rows <= columns ? column * rows + row : row * columns + column;
    }

    @Override
    public void apply(long event) {
        switch (KnightCountEvent.Kind.of(event)) {
            case SWEEP_BEGAN -> decided = 0;
            case SQUARE_DECIDED -> decided++;
            case TOURS_COUNTED, COUNT_GIVEN_UP -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (KnightCountEvent.Kind.of(event)) {
            case SWEEP_BEGAN -> decided = BEFORE.of(event);
            case SQUARE_DECIDED -> decided--;
            case TOURS_COUNTED, COUNT_GIVEN_UP -> {}
        }
    }

    @Override
    public void state(StateIo io) {
        decided = io.int32(decided);
    }
}
