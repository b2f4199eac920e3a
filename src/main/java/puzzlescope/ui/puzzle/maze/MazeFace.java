package puzzlescope.ui.puzzle.maze;

import org.kordamp.ikonli.materialdesign2.MaterialDesignV;
import puzzlescope.ui.board.PuzzleFace;

/** The maze in the window. */
public final class MazeFace extends PuzzleFace {

    public MazeFace() {
        super("maze", MaterialDesignV.VIEW_QUILT, MazeView::new);
    }
}
