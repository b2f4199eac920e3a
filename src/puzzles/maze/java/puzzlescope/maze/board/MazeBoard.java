package puzzlescope.maze.board;

import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.event.Board;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Endpoints;

/**
 * A grid of squares, each a wall or open, with the algorithm's data of its cells, which are on odd rows and columns.
 */
public sealed interface MazeBoard extends Board permits CarvingBoard, SolvingBoard, GiantBoard {

    /** The state of a square. */
    enum Square {
        WALL,
        /** Open and in progress: on the path to the mark, in the run, in the list of the active cells. */
        PATH,
        /** Open and backtracked over. */
        LEFT,
        OPEN
    }

    int rows();

    int columns();

    Square square(int row, int column);

    /** Returns whether the passage from a cell to the next one on that side is open. */
    default boolean isOpen(int row, int column, Direction side) {
        return square(row + side.rows(), column + side.columns()) != Square.WALL;
    }

    /** Returns whether a square is a muddy passage, through which a step costs more. */
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

    default boolean isSolving() {
        return false;
    }

    /** The maze during generation, with the algorithm's data; empty afterwards, and if it is not known. */
    Optional<CarvingBoard> making();

    /** The ends of the path to find, if any. */
    default Optional<Endpoints> endpoints() {
        return Optional.empty();
    }

    /** The state of a cell, or of the passage between two, in the search. */
    default CellState state(int row, int column) {
        return CellState.UNSEEN;
    }

    /** Returns whether a path between the ends is known, as far as it has been marked. */
    default boolean hasPath() {
        return endpoints().stream()
                .flatMap(ends -> Stream.concat(Stream.of(ends.from()), ends.goals().stream()))
                .anyMatch(end -> state(end.row(), end.column()) == CellState.SOLUTION);
    }

    /** The distance of a cell from the start as far as the solver has counted; 0 if it has not. */
    default int distance(int row, int column) {
        return 0;
    }

    /** The least power of two not less than any counted distance; 1 if none is counted. */
    default int distanceScale() {
        return 1;
    }

    /** Starts to record changes, beginning with everything as changed. One observer at a time. */
    ChangedTiles observe();

    boolean isObservedBy(ChangedTiles observer);
}
