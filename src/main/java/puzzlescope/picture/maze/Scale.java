package puzzlescope.picture.maze;

import puzzlescope.core.puzzle.maze.board.MazeBoard;

/**
 * How steps from the start become a share of the greatest distance.
 *
 * @param greatest the end of the scale; 0 if steps have no colours
 */
public record Scale(int greatest) {

    public static final Scale OFF = new Scale(0);

    private static final int SMALLEST = 8;

    /** A scale that reaches as far as the board has been explored: the next power of two, so that it seldom changes. */
    public static Scale of(MazeBoard board) {
        return new Scale(Math.max(SMALLEST, board.reach()));
    }

    boolean isOn() {
        return greatest > 0;
    }

    double share(int steps) {
        return Math.min(1.0, (double) steps / greatest);
    }
}
