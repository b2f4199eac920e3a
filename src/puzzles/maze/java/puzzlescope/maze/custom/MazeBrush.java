package puzzlescope.maze.custom;

import puzzlescope.engine.event.ConstantId;

/** The brushes for drawing a written maze, square by square. */
public enum MazeBrush implements ConstantId {
    WALL,
    PASSAGE,
    MUD,
    START,
    GOAL;

    /** Returns whether it sets a mark at a single square, and so cannot be dragged along a line. */
    public boolean isMark() {
        return this == START || this == GOAL;
    }

    /**
     * Returns the maze with one square redrawn, in the characters of its text. A passage opens the cells at its ends,
     * and a cell that becomes a wall closes the passages into it; a square that cannot be drawn, such as on the border,
     * stays unchanged. An existing goal is removed.
     *
     * @param row the row of squares, from 0
     * @throws puzzlescope.engine.puzzle.InvalidInputException if the result is no maze, since nothing is open or there are too
     *     many goals
     */
    public CustomMaze draw(CustomMaze maze, int row, int column) {
        boolean border = row <= 0 || column <= 0 || row >= maze.rows() - 1 || column >= maze.columns() - 1;
        if (border || row % 2 == 0 && column % 2 == 0) {
            return maze;
        }
        var letters = new EditableMazeText(maze);
        if (row % 2 == 1 && column % 2 == 1) {
            drawCell(letters, maze, row, column);
        } else {
            drawPassage(letters, row, column);
        }
        return letters.maze();
    }

    private void drawCell(EditableMazeText letters, CustomMaze maze, int row, int column) {
        switch (this) {
            case WALL -> letters.close(row, column);
            case PASSAGE -> letters.open(row, column);
            // Mud is only possible between two cells.
            case MUD -> {}
            case START -> {
                letters.clearStart();
                letters.put(row, column, EditableMazeText.START);
            }
            case GOAL -> {
                boolean there = maze.goals().stream().anyMatch(goal -> goal.isAt(row, column));
                letters.put(row, column, there ? EditableMazeText.OPEN : EditableMazeText.GOAL);
            }
        }
    }

    private void drawPassage(EditableMazeText letters, int row, int column) {
        switch (this) {
            case WALL -> letters.wall(row, column);
            case PASSAGE, MUD -> {
                // A passage in an even row joins the cells above and below, any other those to the left and right.
                int down = row % 2 == 0 ? 1 : 0;
                int across = 1 - down;
                letters.open(row - down, column - across);
                letters.open(row + down, column + across);
                letters.put(row, column, this == MUD ? EditableMazeText.MUD : EditableMazeText.OPEN);
            }
            // Marks are only possible in cells.
            case START, GOAL -> {}
        }
    }
}
