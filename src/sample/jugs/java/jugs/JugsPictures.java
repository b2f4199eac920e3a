package jugs;

import puzzlescope.picture.ColorPair;
import puzzlescope.picture.Ink;
import puzzlescope.picture.PuzzlePicture;

/** Pictures of the jugs without a window: for exports, comparisons and lessons. */
public final class JugsPictures extends PuzzlePicture {

    public JugsPictures() {
        super("jugs", JugsPainter::new, ColorPair.apart(Ink.SURFACE, JugsPainter.WATER, Ink.TEXT, Ink.MARK));
    }
}
