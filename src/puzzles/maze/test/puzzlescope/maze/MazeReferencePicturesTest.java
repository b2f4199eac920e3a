package puzzlescope.maze;

import puzzlescope.testkit.PictureContract;

class MazeReferencePicturesTest extends PictureContract {

    MazeReferencePicturesTest() {
        super(new MazePuzzle());
    }
}
