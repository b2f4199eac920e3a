package puzzlescope.finder.picture;

import puzzlescope.picture.Ink;
import puzzlescope.picture.Pair;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.picture.Tone;

/** Pictures of the walk through folders. */
public final class FinderPictures extends PuzzlePicture {

    public FinderPictures() {
        super(
                "finder",
                FinderPicture::new,
                Pair.letters(Ink.TEXT, Ink.SURFACE, Ink.WAY_BACK),
                Pair.letters(Ink.TEXT, new Tone(Ink.MARK, FolderTreePainter.MARKED, Ink.SURFACE)),
                Pair.letters(Ink.FAINT, Ink.SURFACE),
                Pair.letters(Ink.FAINT, new Tone(Ink.MARK, FolderTreePainter.MARKED, Ink.SURFACE)),
                Pair.letters(Ink.CONFLICT, Ink.SURFACE),
                Pair.letters(Ink.CONFLICT, new Tone(Ink.MARK, FolderTreePainter.MARKED, Ink.SURFACE)),
                Pair.letters(Ink.SOLUTION, Ink.SURFACE),
                Pair.letters(Ink.SOLUTION, new Tone(Ink.MARK, FolderTreePainter.MARKED, Ink.SURFACE)),
                Pair.apart(Ink.SURFACE, Ink.MARK, Ink.GRID),
                Pair.shapes(Ink.MARK, Ink.DARK_SQUARE, Ink.GRID));
    }
}
