package puzzlescope.recursion;

import puzzlescope.testkit.PictureContract;

class RecursionReferencePicturesTest extends PictureContract {

    RecursionReferencePicturesTest() {
        super(new RecursionPuzzle());
    }
}
