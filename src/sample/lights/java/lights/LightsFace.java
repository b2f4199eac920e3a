package lights;

import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import puzzlescope.window.board.PuzzleFace;

/** Lights out in the window. */
public final class LightsFace extends PuzzleFace {

    public LightsFace() {
        super("lights", MaterialDesignL.LIGHTBULB_ON_OUTLINE, LightsView::new);
    }
}
