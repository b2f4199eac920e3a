package puzzlescope.gametree.window;

import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import puzzlescope.window.board.PuzzleFace;

/** Two-player games in the window. */
public final class GameTreeFace extends PuzzleFace {

    public GameTreeFace() {
        super("gametree", MaterialDesignT.TOURNAMENT, GameTreeView::new);
    }
}
