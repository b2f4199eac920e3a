package puzzlescope.ui.puzzle.gametree;

import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import puzzlescope.ui.board.PuzzleFace;

/** Two-player games in the window. */
public final class GameTreeFace extends PuzzleFace {

    public GameTreeFace() {
        super("gametree", MaterialDesignT.TOURNAMENT, GameTreeView::new);
    }
}
