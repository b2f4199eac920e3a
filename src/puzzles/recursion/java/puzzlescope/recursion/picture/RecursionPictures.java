package puzzlescope.recursion.picture;

import puzzlescope.picture.Ink;
import puzzlescope.picture.Pair;
import puzzlescope.picture.PuzzlePicture;

/** Pictures of recursion. */
public final class RecursionPictures extends PuzzlePicture {

    public RecursionPictures() {
        super(
                "recursion",
                RecursionPicture::new,
                Pair.letters(
                        Ink.TEXT,
                        Ink.SURFACE,
                        Ink.TILE,
                        Ink.TILE_HOME,
                        Ink.TRAY,
                        Ink.TINT_1,
                        Ink.TINT_2,
                        Ink.TINT_3,
                        Ink.TINT_4,
                        Ink.TINT_5,
                        Ink.TINT_6,
                        Ink.TINT_7,
                        Ink.TINT_8),
                Pair.letters(Ink.FAINT, Ink.SURFACE),
                Pair.letters(Ink.PATH, Ink.SURFACE),
                Pair.letters(Ink.ON_MARK, Ink.MARK),
                Pair.letters(Ink.SURFACE, Ink.CONFLICT),
                Pair.apart(Ink.SURFACE, Ink.MARK, Ink.PATH, Ink.GRID, Ink.FAINT, Ink.SOLUTION),
                Pair.shapes(Ink.TILE, Ink.TILE_HOME),
                Pair.shapes(Ink.PATH, Ink.GRID, Ink.MARK));
    }
}
