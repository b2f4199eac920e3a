package puzzlescope.ui.puzzle.hanoi;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.PuzzleFace;
import puzzlescope.ui.board.TabContext;

/** The Towers of Hanoi in the window. */
public final class HanoiFace implements PuzzleFace {

    @Override
    public String puzzle() {
        return "hanoi";
    }

    @Override
    public Ikon icon() {
        return MaterialDesignP.PYRAMID;
    }

    @Override
    public BoardView view(TabContext context) {
        return new HanoiView(context);
    }
}
