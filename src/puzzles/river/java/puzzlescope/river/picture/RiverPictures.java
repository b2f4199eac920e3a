package puzzlescope.river.picture;

import java.util.Optional;
import puzzlescope.picture.ColorPair;
import puzzlescope.picture.Ink;
import puzzlescope.picture.PendingPictures;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.picture.Style;

/** Pictures of river crossings, without a window. */
public final class RiverPictures extends PuzzlePicture {

    public RiverPictures() {
        super(
                "river",
                RiverPicture::new,
                ColorPair.letters(Ink.TEXT, Ink.SURFACE, Ink.LAND, Ink.WATER, Ink.WAY_BACK, Ink.VISITED),
                ColorPair.letters(Ink.FAINT, Ink.SURFACE),
                ColorPair.letters(Ink.CONFLICT, Ink.LAND),
                ColorPair.letters(Ink.ON_MARK, Ink.MARK),
                ColorPair.letters(Ink.SURFACE, Ink.GUARD, Ink.PRISONER, Ink.PIECE, Ink.CABBAGE),
                ColorPair.apart(Ink.LAND, Ink.GUARD, Ink.PRISONER, Ink.PIECE, Ink.CABBAGE, Ink.HULL),
                ColorPair.apart(Ink.WATER, Ink.GUARD, Ink.PRISONER, Ink.PIECE, Ink.CABBAGE, Ink.HULL),
                ColorPair.apart(Ink.SURFACE, Ink.PATH, Ink.GRID, Ink.MARK, Ink.SOLUTION),
                ColorPair.shapes(Ink.GUARD, Ink.PRISONER, Ink.HULL),
                ColorPair.shapes(Ink.LAND, Ink.WATER),
                ColorPair.shapes(Ink.VISITED, Ink.WAY_BACK, Ink.MARK));
    }

    @Override
    public Optional<PendingPictures> entries(Style style) {
        return Optional.of(new RiverPendingPictures(style));
    }
}
