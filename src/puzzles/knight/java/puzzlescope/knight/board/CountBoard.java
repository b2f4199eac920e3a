package puzzlescope.knight.board;

import static puzzlescope.knight.event.CountEvent.BEFORE;

import puzzlescope.engine.event.StateIo;
import puzzlescope.knight.event.CountKind;

/** How many squares a count has decided about in its sweep over the board; no knight is on it. */
public final class CountBoard implements KnightBoard {

    private final int rows;
    private final int columns;
    private int decided;

    public CountBoard(int rows, int columns) {
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

    /** How many squares are decided about, in the order of {@link #place}. */
    public int decided() {
        return decided;
    }

    public boolean isDecided(int row, int column) {
        return place(row, column) < decided;
    }

    /** How many squares are decided about before this one: they come along the shorter side of the board. */
    public int place(int row, int column) {
        return rows <= columns ? column * rows + row : row * columns + column;
    }

    @Override
    public void apply(long event) {
        switch (CountKind.of(event)) {
            case SWEEP_BEGAN -> decided = 0;
            case SQUARE_DECIDED -> decided++;
            case TOURS_COUNTED, COUNT_GIVEN_UP -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (CountKind.of(event)) {
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
