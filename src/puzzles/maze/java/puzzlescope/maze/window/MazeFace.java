package puzzlescope.maze.window;

import org.kordamp.ikonli.materialdesign2.MaterialDesignV;
import puzzlescope.window.board.PuzzleFace;

/** The maze in the window. */
public final class MazeFace extends PuzzleFace {

    public MazeFace() {
        super("maze", MaterialDesignV.VIEW_QUILT, MazeView::new);
    }
}
