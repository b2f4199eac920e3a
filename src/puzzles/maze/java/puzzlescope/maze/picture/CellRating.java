package puzzlescope.maze.picture;

import java.util.Optional;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.CellState;

/**
 * A*'s rating of a cell.
 *
 * @param g cost of the path from the start
 * @param h lower bound of the steps to the nearest goal
 */
public record CellRating(int g, int h) {

    /** The rating of a cell found by A*; empty for any other square. */
    public static Optional<CellRating> of(MazeBoard board, int row, int column) {
        boolean found = board.isSolving() && board.state(row, column) != CellState.UNSEEN;
        return board.endpoints()
                .filter(_ -> found)
                .map(endpoints -> new CellRating(board.distance(row, column), endpoints.atLeast(row, column)));
    }

    public int f() {
        return g + h;
    }
}
