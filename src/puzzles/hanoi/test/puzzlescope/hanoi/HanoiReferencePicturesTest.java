package puzzlescope.hanoi;

import puzzlescope.testkit.PictureContract;

class HanoiReferencePicturesTest extends PictureContract {

    HanoiReferencePicturesTest() {
        super(new HanoiPuzzle());
    }
}
