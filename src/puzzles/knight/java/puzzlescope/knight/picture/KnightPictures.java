package puzzlescope.knight.picture;

import puzzlescope.picture.Ink;
import puzzlescope.picture.Pair;
import puzzlescope.picture.PuzzlePicture;

/** Pictures of the knight's tour. */
public final class KnightPictures extends PuzzlePicture {

    public KnightPictures() {
        super(
                "knight",
                KnightPicture::new,
                Pair.letters(Ink.TEXT, Ink.SURFACE, Ink.LIGHT_SQUARE, Ink.DARK_SQUARE),
                Pair.letters(Ink.SURFACE, Ink.PATH, Ink.SOLUTION, Ink.FAINT),
                Pair.letters(Ink.TEXT, Ink.WAY_BACK),
                Pair.letters(Ink.FAINT, Ink.SURFACE),
                Pair.apart(Ink.LIGHT_SQUARE, Ink.PATH, Ink.SOLUTION, Ink.CONFLICT, Ink.PIECE, Ink.FAINT),
                Pair.apart(Ink.DARK_SQUARE, Ink.PATH, Ink.SOLUTION, Ink.CONFLICT, Ink.PIECE, Ink.FAINT),
                Pair.apart(Ink.SURFACE, Ink.PATH, Ink.SOLUTION, Ink.CONFLICT, Ink.MARK),
                Pair.shapes(Ink.LIGHT_SQUARE, Ink.DARK_SQUARE, Ink.WAY_BACK, Ink.MARK),
                Pair.shapes(Ink.SCALE_LOW, Ink.SCALE_MIDDLE, Ink.SCALE_HIGH),
                Pair.shapes(Ink.SHADOW, Ink.DARK_SQUARE));
    }
}
