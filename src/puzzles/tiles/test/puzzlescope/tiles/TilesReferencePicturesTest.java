package puzzlescope.tiles;

import puzzlescope.testkit.PictureContract;

class TilesReferencePicturesTest extends PictureContract {

    TilesReferencePicturesTest() {
        super(new TilesPuzzle());
    }
}
