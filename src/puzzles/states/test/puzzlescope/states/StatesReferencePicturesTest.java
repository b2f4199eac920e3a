package puzzlescope.states;

import puzzlescope.testkit.PictureContract;

class StatesReferencePicturesTest extends PictureContract {

    StatesReferencePicturesTest() {
        super(new StatesPuzzle());
    }
}
