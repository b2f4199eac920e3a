package puzzlescope.picture.gametree;

import puzzlescope.picture.PuzzlePicture;

/** Game trees without a window. */
public final class GameTreePictures extends PuzzlePicture {

    public GameTreePictures() {
        super("gametree", GameTreePicture::new);
    }
}
