package puzzlescope.tiles.window;

import org.kordamp.ikonli.materialdesign2.MaterialDesignV;
import puzzlescope.window.board.PuzzleFace;

/** The sliding tiles in the window. */
public final class TilesFace extends PuzzleFace {

    public TilesFace() {
        super("tiles", MaterialDesignV.VIEW_GRID, TilesView::new);
    }
}
