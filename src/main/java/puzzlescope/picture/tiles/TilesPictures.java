package puzzlescope.picture.tiles;

import java.util.Optional;
import puzzlescope.picture.EntryPictures;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pair;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.picture.Style;

/** The sliding tiles without a window. */
public final class TilesPictures extends PuzzlePicture {

    public TilesPictures() {
        super(
                "tiles",
                TilesPicture::new,
                Pair.letters(Ink.TEXT, Ink.SURFACE, Ink.TILE, Ink.TILE_HOME),
                Pair.letters(Ink.FAINT, Ink.SURFACE),
                Pair.letters(Ink.CONFLICT, Ink.SURFACE),
                Pair.letters(Ink.SOLUTION, Ink.SURFACE),
                Pair.letters(Ink.SURFACE, Ink.CONFLICT),
                Pair.letters(Ink.ON_MARK, Ink.MARK),
                Pair.apart(Ink.TILE, Ink.CONFLICT, Ink.MARK, Ink.PATH, Ink.SOLUTION),
                Pair.apart(Ink.TILE_HOME, Ink.CONFLICT, Ink.MARK, Ink.PATH, Ink.SOLUTION),
                Pair.apart(Ink.SURFACE, Ink.PATH, Ink.SOLUTION, Ink.MARK, Ink.GRID),
                Pair.apart(Ink.PATH, Ink.WAY_BACK),
                Pair.shapes(Ink.TILE, Ink.TILE_HOME, Ink.TRAY, Ink.HOLLOW));
    }

    @Override
    public Optional<EntryPictures> entries(Style style) {
        return Optional.of(new WaitingBoards(style));
    }
}
