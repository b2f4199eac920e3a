package puzzlescope.gametree;

import puzzlescope.testkit.PictureContract;

class GameTreeReferencePicturesTest extends PictureContract {

    GameTreeReferencePicturesTest() {
        super(new GameTreePuzzle());
    }
}
