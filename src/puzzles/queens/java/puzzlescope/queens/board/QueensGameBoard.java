package puzzlescope.queens.board;

import static puzzlescope.queens.event.QueensGameEvent.COLUMN;
import static puzzlescope.queens.event.QueensGameEvent.ROW;

import puzzlescope.engine.event.StateIo;
import puzzlescope.queens.event.QueensGameEvent;

/** A board on which a person places queens on any squares. */
public final class QueensGameBoard implements QueensBoard {

    private final int n;
    private final short[] rowsSet;
    private int set;

    /** @param n the number of rows and columns, 1 to 16 */
    public QueensGameBoard(int n) {
        this.n = QueensBoard.checked(n);
        rowsSet = new short[n];
    }

    @Override
    public int n() {
        return n;
    }

    public int set() {
        return set;
    }

    public boolean isSet(int row, int column) {
        return (rowsSet[row] >>> column & 1) == 1;
    }

    /** The columns of the queens in a row, a bit each. */
    public int columnsSet(int row) {
        return rowsSet[row] & (1 << MOST_QUEENS) - 1;
    }

    /** The first queen's square that one on this square would attack, coded as in {@code QueenSet}; or -1. */
    public int firstAttacked(int row, int column) {
        for (int otherRow = 0; otherRow < n; otherRow++) {
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

    public int attackedQueens() {
        int attacked = 0;
        for (int row = 0; row < n; row++) {
            for (int left = columnsSet(row); left != 0; left &= left - 1) {
                attacked += firstAttacked(row, Integer.numberOfTrailingZeros(left)) >= 0 ? 1 : 0;
            }
        }
        return attacked;
    }

    @Override
    public void apply(long event) {
        switch (QueensGameEvent.Kind.of(event)) {
            case QUEEN_SET -> flip(event, 1);
            case QUEEN_REMOVED -> flip(event, -1);
            case GAME_WON -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (QueensGameEvent.Kind.of(event)) {
            case QUEEN_SET -> flip(event, -1);
            case QUEEN_REMOVED -> flip(event, 1);
            case GAME_WON -> {}
        }
    }

    private void flip(long event, int queensMore) {
        rowsSet[ROW.of(event)] ^= (short) (1 << COLUMN.of(event));
        set += queensMore;
    }

    @Override
    public void state(StateIo io) {
        set = io.int8(set);
        io.all(rowsSet);
    }
}
