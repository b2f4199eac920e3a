package puzzlescope.knight.picture;

import puzzlescope.picture.ColorPair;
import puzzlescope.picture.Ink;
import puzzlescope.picture.PuzzlePicture;

/** Pictures of the knight's tour. */
public final class KnightPictures extends PuzzlePicture {

    public KnightPictures() {
        super(
                "knight",
                KnightPicture::new,
                ColorPair.letters(Ink.TEXT, Ink.SURFACE, Ink.LIGHT_SQUARE, Ink.DARK_SQUARE),
                ColorPair.letters(Ink.SURFACE, Ink.PATH, Ink.SOLUTION, Ink.FAINT),
                ColorPair.letters(Ink.TEXT, Ink.WAY_BACK),
                ColorPair.letters(Ink.FAINT, Ink.SURFACE),
                ColorPair.apart(Ink.LIGHT_SQUARE, Ink.PATH, Ink.SOLUTION, Ink.CONFLICT, Ink.PIECE, Ink.FAINT),
                ColorPair.apart(Ink.DARK_SQUARE, Ink.PATH, Ink.SOLUTION, Ink.CONFLICT, Ink.PIECE, Ink.FAINT),
                ColorPair.apart(Ink.SURFACE, Ink.PATH, Ink.SOLUTION, Ink.CONFLICT, Ink.MARK),
                ColorPair.shapes(Ink.LIGHT_SQUARE, Ink.DARK_SQUARE, Ink.WAY_BACK, Ink.MARK),
                ColorPair.shapes(Ink.SCALE_LOW, Ink.SCALE_MIDDLE, Ink.SCALE_HIGH),
                ColorPair.shapes(Ink.SHADOW, Ink.DARK_SQUARE));
    }
}
