package puzzlescope.maze.picture;

import java.util.Optional;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.CellState;

/**
 * What A* knows of a cell.
 *
 * @param g what the path from the start costs
 * @param h how many steps it is to the nearest goal at least
 */
public record Rating(int g, int h) {

    /** The rating of a cell that A* has found; empty of any other square. */
    public static Optional<Rating> of(MazeBoard board, int row, int column) {
        boolean found = board.isSolving() && board.state(row, column) != CellState.UNSEEN;
        return board.ends()
                .filter(_ -> found)
                .map(ends -> new Rating(board.distance(row, column), ends.atLeast(row, column)));
    }

    public int f() {
        return g + h;
    }
}
