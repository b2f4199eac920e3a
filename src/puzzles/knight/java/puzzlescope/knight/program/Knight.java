package puzzlescope.knight.program;

/**
 * A knight on a chessboard, which a program leads to every square once. It stands on the start at first. Rows and
 * columns count from 0, visited squares are numbered from 1 in the order of the path.
 */
public interface Knight {

    /** Returns the number of rows. */
    int rows();

    /** Returns the number of columns. */
    int columns();

    /** Returns the row where the knight is. */
    int row();

    /** Returns the column where the knight is. */
    int column();

    /** Returns the number of visited squares. */
    int visits();

    /** Returns the number of a square, 0 if it is not visited or not on the board. */
    int number(int row, int column);

    /** Returns whether the knight can hop to a square: it is on the board, a knight's move away and not visited. */
    boolean free(int row, int column);

    /** Moves the knight to a square; refused unless it is free. */
    void hop(int row, int column);

    /** Tells that a square a knight's move away is rejected; refused if it is not visited. */
    void reject(int row, int column);

    /** Takes the knight back from this square, where it is, to the one before; from the start, off the board. */
    void back(int row, int column);
}
