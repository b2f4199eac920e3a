package puzzlescope.recursion.picture;

import puzzlescope.picture.ColorPair;
import puzzlescope.picture.Ink;
import puzzlescope.picture.PuzzlePicture;

/** Pictures of recursion. */
public final class RecursionPictures extends PuzzlePicture {

    public RecursionPictures() {
        super(
                "recursion",
                RecursionPicture::new,
                ColorPair.letters(
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
                ColorPair.letters(Ink.FAINT, Ink.SURFACE),
                ColorPair.letters(Ink.PATH, Ink.SURFACE),
                ColorPair.letters(Ink.ON_MARK, Ink.MARK),
                ColorPair.letters(Ink.SURFACE, Ink.CONFLICT),
                ColorPair.apart(Ink.SURFACE, Ink.MARK, Ink.PATH, Ink.GRID, Ink.FAINT, Ink.SOLUTION),
                ColorPair.shapes(Ink.TILE, Ink.TILE_HOME),
                ColorPair.shapes(Ink.PATH, Ink.GRID, Ink.MARK));
    }
}
