package puzzlescope.gametree.picture;

import puzzlescope.picture.ColorPair;
import puzzlescope.picture.Ink;
import puzzlescope.picture.PuzzlePicture;

/** Pictures of game trees, without a window. */
public final class GameTreePictures extends PuzzlePicture {

    public GameTreePictures() {
        super(
                "gametree",
                GameTreePicture::new,
                ColorPair.letters(Ink.TEXT, Ink.SURFACE),
                ColorPair.letters(Ink.FAINT, Ink.SURFACE),
                ColorPair.letters(GameTreePen.MAX, Ink.SURFACE),
                ColorPair.letters(GameTreePen.MIN, Ink.SURFACE),
                ColorPair.apart(
                        Ink.LIGHT_SQUARE, GameTreePen.MAX, GameTreePen.MIN, GameTreePen.LINE, Ink.SOLUTION, Ink.FAINT),
                ColorPair.apart(Ink.SURFACE, Ink.PATH, Ink.MARK, HeapsPainter.STONE, Ink.GRID, Ink.SOLUTION),
                ColorPair.shapes(GameTreePen.LINE, Ink.MARK, GameTreePen.MAX, GameTreePen.MIN),
                ColorPair.shapes(GameTreePen.MAX, GameTreePen.MIN),
                ColorPair.shapes(HeapsPainter.STONE, Ink.GRID),
                ColorPair.shapes(Ink.MARK, Ink.LIGHT_SQUARE));
    }
}
