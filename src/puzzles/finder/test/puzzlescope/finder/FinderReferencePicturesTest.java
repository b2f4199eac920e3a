package puzzlescope.finder;

import puzzlescope.testkit.PictureContract;

class FinderReferencePicturesTest extends PictureContract {

    FinderReferencePicturesTest() {
        super(new FinderPuzzle());
    }
}
