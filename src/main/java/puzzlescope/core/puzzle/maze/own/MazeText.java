package puzzlescope.core.puzzle.maze.own;

import puzzlescope.core.puzzle.maze.event.Direction;

/** The letters of a maze that is written down, to be changed. One thread. */
final class MazeText {

    static final char OPEN = ' ';
    static final char MUD = '~';
    static final char START = 'S';
    static final char GOAL = 'E';

    private static final String STARTS = "SAsa";

    private final StringBuilder text;
    private final int columns;
    private final int rows;
    private final char wall;

    /** Those of a maze, without what stands around it. */
    MazeText(OwnMaze maze) {
        columns = maze.columns();
        rows = maze.rows();
        text = new StringBuilder();
        maze.text()
                .lines()
                .forEach(line -> text.append(line.strip(), 0, columns).append('\n'));
        wall = text.charAt(0);
    }

    private int at(int row, int column) {
        return row * (columns + 1) + column;
    }

    void put(int row, int column, char letter) {
        text.setCharAt(at(row, column), letter);
    }

    void wall(int row, int column) {
        put(row, column, wall);
    }

    /** Opens a square that is a wall. */
    void open(int row, int column) {
        if (MazeReader.isWall(text.charAt(at(row, column)))) {
            put(row, column, OPEN);
        }
    }

    /** Makes a wall of a cell, and of the passages that lead into it. */
    void close(int row, int column) {
        wall(row, column);
        for (var side : Direction.values()) {
            wall(row + side.rows(), column + side.columns());
        }
    }

    /** Takes the mark of the start away. */
    void clearStart() {
        for (int i = 0; i < text.length(); i++) {
            if (STARTS.indexOf(text.charAt(i)) >= 0) {
                text.setCharAt(i, OPEN);
            }
        }
    }

    @Override
    public String toString() {
        return text.substring(0, rows * (columns + 1) - 1);
    }
}
