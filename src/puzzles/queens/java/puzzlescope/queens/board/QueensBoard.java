package puzzlescope.queens.board;

import puzzlescope.engine.event.Board;
import puzzlescope.queens.event.QueensEvent;

/** A square board, with the data of the algorithm or of a person's game. */
public sealed interface QueensBoard extends Board permits WalkBoard, QueensCountBoard, PlacementBoard, QueensGameBoard {

    /** The most queens, and so rows and columns, of a board for backtracking or play by hand. */
    int MOST_QUEENS = QueensEvent.MOST_QUEENS;

    /** The number of rows and columns. */
    int n();

    /** The column of the given queen in a row; -1 if there is none. */
    default int given(int row) {
        return GivenColumns.FREE;
    }

    /** Checks the size of a board for backtracking or play by hand. */
    static int checked(int n) {
        if (n < 1 || n > MOST_QUEENS) {
            throw new IllegalArgumentException("n is " + n + ", must be from 1 to " + MOST_QUEENS);
        }
        return n;
    }
}
