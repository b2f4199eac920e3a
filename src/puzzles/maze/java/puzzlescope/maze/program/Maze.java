package puzzlescope.maze.program;

/**
 * A finished maze of squares, through which a program looks for a path from the start to a goal. Cells are the squares
 * in odd rows and odd columns, which count from 0; between two cells lies a wall or a passage, one square wide. A
 * program enters the start, then from the cell where it is an unvisited cell next to it, and goes back where nothing is
 * left.
 */
public interface Maze {

    /** Returns the number of rows of squares. */
    int rows();

    /** Returns the number of columns of squares. */
    int columns();

    /** Returns the row of the start. */
    int startRow();

    /** Returns the column of the start. */
    int startColumn();

    /** Returns whether a square is a wall; all squares outside the maze are. */
    boolean wall(int row, int column);

    /** Returns whether a cell is a goal. */
    boolean goal(int row, int column);

    /** Returns whether a cell has been entered. */
    boolean visited(int row, int column);

    /** Enters a cell: the start, or an unvisited cell beyond a passage; refused if there is a wall. */
    void enter(int row, int column);

    /** Leaves this cell, which must be the one that was entered last and not left yet, back to where it came from. */
    void back(int row, int column);

    /** Tells that this cell is a goal, so that the cells that were entered and not left are the path. */
    void found(int row, int column);
}
