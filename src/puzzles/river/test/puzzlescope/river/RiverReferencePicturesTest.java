package puzzlescope.river;

import puzzlescope.testkit.PictureContract;

class RiverReferencePicturesTest extends PictureContract {

    RiverReferencePicturesTest() {
        super(new RiverPuzzle());
    }
}
