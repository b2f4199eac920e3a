package puzzlescope.queens.board;

import puzzlescope.engine.event.Board;
import puzzlescope.queens.event.QueensEvent;

/** A square board, with what the algorithm, or the person who plays, keeps on it. */
public sealed interface QueensBoard extends Board permits WalkBoard, CountBoard, PlacementBoard, HandBoard {

    /** The most queens, and so rows and columns, of a board on which queens are placed one by one, or by hand. */
    int MOST_QUEENS = QueensEvent.MOST_QUEENS;

    /** How many rows and columns there are. */
    int n();

    /** The column of the queen that is given in a row, which stands there from the start and stays; -1 if none is. */
    default int given(int row) {
        return GivenColumns.FREE;
    }

    /** Refuses a size that a board of queens placed one by one, or by hand, cannot have. */
    static int checked(int n) {
        if (n < 1 || n > MOST_QUEENS) {
            throw new IllegalArgumentException("n is " + n + ", must be from 1 to " + MOST_QUEENS);
        }
        return n;
    }
}
