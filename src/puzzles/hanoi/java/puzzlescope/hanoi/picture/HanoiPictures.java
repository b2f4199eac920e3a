package puzzlescope.hanoi.picture;

import java.util.Optional;
import puzzlescope.picture.EntryPictures;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pair;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.picture.Style;

/** Pictures of the Towers of Hanoi, without a window. */
public final class HanoiPictures extends PuzzlePicture {

    public HanoiPictures() {
        super(
                "hanoi",
                HanoiPicture::new,
                Pair.letters(Ink.TEXT, Ink.SURFACE),
                Pair.letters(Ink.FAINT, Ink.SURFACE),
                Pair.letters(Ink.ON_MARK, Ink.MARK),
                Pair.apart(Ink.SURFACE, Ink.HULL, Ink.PATH, Ink.SOLUTION, Ink.MARK, Ink.PIECE, Ink.GRID, Ink.CONFLICT),
                Pair.shapes(Ink.PIECE, Ink.SCALE_LOW, Ink.SCALE_MIDDLE, Ink.SCALE_HIGH),
                Pair.shapes(Ink.PATH, Ink.MARK, Ink.SOLUTION));
    }

    @Override
    public Optional<EntryPictures> entries(Style style) {
        return Optional.of(new WaitingPegs(style));
    }
}
