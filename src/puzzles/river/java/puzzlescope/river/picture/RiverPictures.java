package puzzlescope.river.picture;

import java.util.Optional;
import puzzlescope.picture.EntryPictures;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pair;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.picture.Style;

/** Pictures of river crossings, without a window. */
public final class RiverPictures extends PuzzlePicture {

    public RiverPictures() {
        super(
                "river",
                RiverPicture::new,
                Pair.letters(Ink.TEXT, Ink.SURFACE, Ink.LAND, Ink.WATER, Ink.WAY_BACK, Ink.VISITED),
                Pair.letters(Ink.FAINT, Ink.SURFACE),
                Pair.letters(Ink.CONFLICT, Ink.LAND),
                Pair.letters(Ink.ON_MARK, Ink.MARK),
                Pair.letters(Ink.SURFACE, Ink.GUARD, Ink.PRISONER, Ink.PIECE, Ink.SOLUTION),
                Pair.apart(Ink.LAND, Ink.GUARD, Ink.PRISONER, Ink.PIECE, Ink.SOLUTION, Ink.HULL),
                Pair.apart(Ink.WATER, Ink.GUARD, Ink.PRISONER, Ink.PIECE, Ink.SOLUTION, Ink.HULL),
                Pair.apart(Ink.SURFACE, Ink.PATH, Ink.GRID, Ink.MARK),
                Pair.shapes(Ink.GUARD, Ink.PRISONER, Ink.HULL),
                Pair.shapes(Ink.LAND, Ink.WATER),
                Pair.shapes(Ink.VISITED, Ink.WAY_BACK, Ink.MARK));
    }

    @Override
    public Optional<EntryPictures> entries(Style style) {
        return Optional.of(new WaitingBanks(style));
    }
}
