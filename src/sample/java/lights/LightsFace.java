package lights;

import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.PuzzleFace;
import puzzlescope.ui.board.TabContext;

/** Lights out in the window. */
public final class LightsFace implements PuzzleFace {

    @Override
    public String puzzle() {
        return "lights";
    }

    @Override
    public Ikon icon() {
        return MaterialDesignL.LIGHTBULB_ON_OUTLINE;
    }

    @Override
    public BoardView view(TabContext context) {
        return new LightsView(context);
    }
}
