package puzzlescope.hanoi.picture;

import java.util.Optional;
import puzzlescope.picture.ColorPair;
import puzzlescope.picture.Ink;
import puzzlescope.picture.PendingPictures;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.picture.Style;

/** Pictures of the Towers of Hanoi, without a window. */
public final class HanoiPictures extends PuzzlePicture {

    public HanoiPictures() {
        super(
                "hanoi",
                HanoiPicture::new,
                ColorPair.letters(Ink.TEXT, Ink.SURFACE),
                ColorPair.letters(Ink.FAINT, Ink.SURFACE),
                ColorPair.letters(Ink.ON_MARK, Ink.MARK),
                ColorPair.apart(
                        Ink.SURFACE, Ink.HULL, Ink.PATH, Ink.SOLUTION, Ink.MARK, Ink.PIECE, Ink.GRID, Ink.CONFLICT),
                ColorPair.shapes(Ink.PIECE, Ink.SCALE_LOW, Ink.SCALE_MIDDLE, Ink.SCALE_HIGH),
                ColorPair.shapes(Ink.PATH, Ink.MARK, Ink.SOLUTION));
    }

    @Override
    public Optional<PendingPictures> entries(Style style) {
        return Optional.of(new HanoiPendingPictures(style));
    }
}
