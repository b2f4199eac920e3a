package puzzlescope.knight.board;

import puzzlescope.engine.event.Board;

/** A board of squares, with the data of the algorithm or of a person's game. */
public sealed interface KnightBoard extends Board permits PathBoard, KnightCountBoard {

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
