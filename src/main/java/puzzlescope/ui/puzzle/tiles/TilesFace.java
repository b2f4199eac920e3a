package puzzlescope.ui.puzzle.tiles;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.PuzzleFace;
import puzzlescope.ui.board.TabContext;

/** The sliding tiles in the window. */
public final class TilesFace implements PuzzleFace {

    @Override
    public String puzzle() {
        return "tiles";
    }

    @Override
    public Ikon icon() {
        return MaterialDesignV.VIEW_GRID;
    }

    @Override
    public BoardView view(TabContext context) {
        return new TilesView(context);
    }
}
