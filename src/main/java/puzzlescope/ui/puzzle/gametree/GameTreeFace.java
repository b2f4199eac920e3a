package puzzlescope.ui.puzzle.gametree;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.PuzzleFace;
import puzzlescope.ui.board.TabContext;

/** Games for two in the window. */
public final class GameTreeFace implements PuzzleFace {

    @Override
    public String puzzle() {
        return "gametree";
    }

    @Override
    public Ikon icon() {
        return MaterialDesignT.TOURNAMENT;
    }

    @Override
    public BoardView view(TabContext context) {
        return new GameTreeView(context);
    }
}
