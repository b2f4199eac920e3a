package puzzlescope.picture.maze;

import puzzlescope.picture.PuzzlePicture;

/** How mazes are drawn. */
public final class MazePictures extends PuzzlePicture {

    public MazePictures() {
        super("maze", MazePicture::new);
    }
}
