package puzzlescope.gametree.picture;

import puzzlescope.picture.Ink;
import puzzlescope.picture.Pair;
import puzzlescope.picture.PuzzlePicture;

/** Pictures of game trees, without a window. */
public final class GameTreePictures extends PuzzlePicture {

    public GameTreePictures() {
        super(
                "gametree",
                GameTreePicture::new,
                Pair.letters(Ink.TEXT, Ink.SURFACE),
                Pair.letters(Ink.FAINT, Ink.SURFACE),
                Pair.letters(GameTreePen.MAX, Ink.SURFACE),
                Pair.letters(GameTreePen.MIN, Ink.SURFACE),
                Pair.apart(Ink.LIGHT_SQUARE, GameTreePen.MAX, GameTreePen.MIN, Ink.SOLUTION, Ink.FAINT),
                Pair.apart(Ink.SURFACE, Ink.PATH, Ink.MARK, HeapsPainter.STONE, Ink.GRID, Ink.SOLUTION),
                Pair.shapes(GameTreePen.MAX, GameTreePen.MIN),
                Pair.shapes(HeapsPainter.STONE, Ink.GRID),
                Pair.shapes(Ink.MARK, Ink.LIGHT_SQUARE));
    }
}
