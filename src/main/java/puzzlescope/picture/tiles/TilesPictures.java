package puzzlescope.picture.tiles;

import puzzlescope.picture.PuzzlePicture;

/** The sliding tiles without a window. */
public final class TilesPictures extends PuzzlePicture {

    public TilesPictures() {
        super("tiles", TilesPicture::new);
    }
}
