package puzzlescope.maze;

import puzzlescope.maze.fast.MazeSquares;

/** A maze as text: full blocks for walls, dots for the path. */
final class MazeText {

    private static final char WALL = '\u2588';
    private static final char ON_WAY = '.';
    private static final char OPEN = ' ';

    private MazeText() {}

    static String of(MazeSquares maze) {
        var text = new StringBuilder(maze.rows() * (maze.columns() + 1));
        for (int row = 0; row < maze.rows(); row++) {
            for (int column = 0; column < maze.columns(); column++) {
                boolean open = maze.isOpen(row, column);
                text.append(open ? maze.isOnPath(row, column) ? ON_WAY : OPEN : WALL);
            }
            text.append('\n');
        }
        return text.toString();
    }
}
