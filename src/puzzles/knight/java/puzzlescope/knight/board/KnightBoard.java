package puzzlescope.knight.board;

import puzzlescope.engine.event.Board;

/** A board of squares, with what the algorithm, or the person who plays, keeps on it. */
public sealed interface KnightBoard extends Board permits PathBoard, CountBoard {

    int rows();

    int columns();

    /** The row of the knight, or -1 if it is not on the board. */
    default int row() {
        return -1;
    }

    /** The column of the knight, or -1 if it is not on the board. */
    default int column() {
        return -1;
    }
}
