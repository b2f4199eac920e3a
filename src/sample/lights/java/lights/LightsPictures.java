package lights;

import puzzlescope.picture.ColorPair;
import puzzlescope.picture.PuzzlePicture;

/** Pictures of lights out without a window: for exports, races and lessons. */
public final class LightsPictures extends PuzzlePicture {

    public LightsPictures() {
        super("lights", LightsPainter::new, ColorPair.apart(LightsPainter.LIT, LightsPainter.DARK));
    }
}
