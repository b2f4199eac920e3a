package puzzlescope.queens.program;

/**
 * A chessboard on which a program places queens, one in each row from the top, so that none attacks another. Rows and
 * columns count from 0. Rows whose queen is given are passed over.
 */
public interface Queens {

    /** Returns the number of rows, columns and queens. */
    int size();

    /** Returns the column of the queen in a row, -1 if there is none. */
    int queen(int row);

    /** Returns whether no queen on the board attacks a square; if one does, the square is reported as rejected. */
    boolean safe(int row, int column);

    /** Places a queen in the next row; refused if another queen attacks the square. */
    void place(int row, int column);

    /** Tells that a square of the next row is rejected; refused if no queen attacks it. */
    void reject(int row, int column);

    /** Removes the queen that was placed last. */
    void remove(int row, int column);

    /** Reports the queens on the board as a solution; refused if a row is empty, or if this was reported before. */
    void solved();
}
