// Depth-first search: enters each cell next to this one that has not been visited, and goes back where nothing is left.
class DepthFirstSearch {

    private static final int[] ROWS = {-2, 2, 0, 0};
    private static final int[] COLUMNS = {0, 0, -2, 2};

    private Maze maze;

    void solve(Maze maze) {
        this.maze = maze;
        visit(maze.startRow(), maze.startColumn());
    }

    /** Returns whether a goal was found from this cell. */
    private boolean visit(int row, int column) {
        maze.enter(row, column);
        if (maze.goal(row, column)) {
            maze.found(row, column);
            return true;
        }
        for (int side = 0; side < 4; side++) {
            int nextRow = row + ROWS[side];
            int nextColumn = column + COLUMNS[side];
            boolean open = !maze.wall(row + ROWS[side] / 2, column + COLUMNS[side] / 2);
            if (open && !maze.visited(nextRow, nextColumn) && visit(nextRow, nextColumn)) {
                return true;
            }
        }
        maze.back(row, column);
        return false;
    }
}
