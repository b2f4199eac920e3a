package puzzlescope.maze.board;

import java.util.Optional;
import puzzlescope.engine.event.Board;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Ends;

/** A grid of squares, each a wall or open, with what the algorithm at work keeps of its cells, which lie on odd rows and columns. */
public sealed interface MazeBoard extends Board permits CarvingBoard, SolvingBoard, GiantBoard {

    /** What a square is. */
    enum Square {
        WALL,
        /** Open, and still in work: on the way to the mark, in the run, in the list of the active cells. */
        PATH,
        /** Open, and the mark has gone back over it. */
        LEFT,
        OPEN
    }

    int rows();

    int columns();

    Square square(int row, int column);

    /** Whether one can go from a cell to the next one on that side. */
    default boolean isOpen(int row, int column, Direction side) {
        return square(row + side.rows(), column + side.columns()) != Square.WALL;
    }

    /** Whether a square is a passage that a step through costs more. */
    default boolean isMuddy(int row, int column) {
        return false;
    }

    /** The row of the mark, or -1 if there is none. */
    default int markRow() {
        return -1;
    }

    /** The column of the mark, or -1 if there is none. */
    default int markColumn() {
        return -1;
    }

    /** Whether the maze is made and is being solved. */
    default boolean isSolving() {
        return false;
    }

    /** The maze while it is made, with what its algorithm keeps; empty afterwards, and if that is not known. */
    Optional<CarvingBoard> making();

    /** Where a way is looked for, if one is. */
    default Optional<Ends> ends() {
        return Optional.empty();
    }

    /** How a cell, or the passage between two, stands with the solver. */
    default CellState state(int row, int column) {
        return CellState.UNSEEN;
    }

    /** How many steps a cell is from the start, as far as the solver has counted; 0 if it has not. */
    default int distance(int row, int column) {
        return 0;
    }

    /** The least power of two that no counted distance is above; 1 if none is counted. */
    default int reach() {
        return 1;
    }

    /** From now on takes down what changes, beginning with everything. One observer at a time. */
    Changes observe();

    /** Whether what is taken down still goes there. */
    boolean isObservedBy(Changes observer);
}
