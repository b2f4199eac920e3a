package puzzlescope.finder.picture;

import puzzlescope.picture.ColorPair;
import puzzlescope.picture.Ink;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.picture.Tone;

/** Pictures of the walk through folders. */
public final class FinderPictures extends PuzzlePicture {

    public FinderPictures() {
        super(
                "finder",
                FinderPicture::new,
                ColorPair.letters(Ink.TEXT, Ink.SURFACE, Ink.WAY_BACK),
                ColorPair.letters(Ink.TEXT, new Tone(Ink.MARK, FolderTreePainter.MARKED, Ink.SURFACE)),
                ColorPair.letters(Ink.FAINT, Ink.SURFACE),
                ColorPair.letters(Ink.FAINT, new Tone(Ink.MARK, FolderTreePainter.MARKED, Ink.SURFACE)),
                ColorPair.letters(Ink.CONFLICT, Ink.SURFACE),
                ColorPair.letters(Ink.CONFLICT, new Tone(Ink.MARK, FolderTreePainter.MARKED, Ink.SURFACE)),
                ColorPair.letters(Ink.SOLUTION, Ink.SURFACE),
                ColorPair.letters(Ink.SOLUTION, new Tone(Ink.MARK, FolderTreePainter.MARKED, Ink.SURFACE)),
                ColorPair.apart(Ink.SURFACE, Ink.MARK, Ink.GRID),
                ColorPair.shapes(Ink.MARK, Ink.DARK_SQUARE, Ink.GRID));
    }
}
