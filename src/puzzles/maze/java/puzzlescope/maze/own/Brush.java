package puzzlescope.maze.own;

import java.util.Locale;

/** What a maze that is written down can be drawn with, square by square. */
public enum Brush {
    WALL,
    PASSAGE,
    MUD,
    START,
    GOAL;

    /** The name in message keys. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether it leaves a mark at one square, so that it is not drawn along a line. */
    public boolean isMark() {
        return this == START || this == GOAL;
    }

    /**
     * A maze in which a square is drawn on, in the letters in which the maze is written. A passage opens the cells at
     * its ends, and a cell that becomes a wall closes those that lead into it; where nothing can be drawn, such as on the border,
     * all stays as it is. A goal that is there already is taken away.
     *
     * @param row from 0, of the squares of the maze
     * @throws puzzlescope.engine.puzzle.InvalidInput if this makes no maze, because nothing is open any more or there are too many
     *     goals
     */
    public OwnMaze draw(OwnMaze maze, int row, int column) {
        boolean border = row <= 0 || column <= 0 || row >= maze.rows() - 1 || column >= maze.columns() - 1;
        if (border || row % 2 == 0 && column % 2 == 0) {
            return maze;
        }
        var letters = new MazeText(maze);
        if (row % 2 == 1 && column % 2 == 1) {
            drawCell(letters, maze, row, column);
        } else {
            drawPassage(letters, row, column);
        }
        return letters.maze();
    }

    private void drawCell(MazeText letters, OwnMaze maze, int row, int column) {
        switch (this) {
            case WALL -> letters.close(row, column);
            case PASSAGE -> letters.open(row, column);
            // Mud lies between two cells.
            case MUD -> {}
            case START -> {
                letters.clearStart();
                letters.put(row, column, MazeText.START);
            }
            case GOAL -> {
                boolean there = maze.goals().stream().anyMatch(goal -> goal.isAt(row, column));
                letters.put(row, column, there ? MazeText.OPEN : MazeText.GOAL);
            }
        }
    }

    private void drawPassage(MazeText letters, int row, int column) {
        switch (this) {
            case WALL -> letters.wall(row, column);
            case PASSAGE, MUD -> {
                // A passage in an even row joins the cells above and below, any other those to its left and right.
                int down = row % 2 == 0 ? 1 : 0;
                int across = 1 - down;
                letters.open(row - down, column - across);
                letters.open(row + down, column + across);
                letters.put(row, column, this == MUD ? MazeText.MUD : MazeText.OPEN);
            }
            // Marks stand in cells.
            case START, GOAL -> {}
        }
    }
}
