package puzzlescope.picture.river;

import puzzlescope.picture.PuzzlePicture;

/** River crossings without a window. */
public final class RiverPictures extends PuzzlePicture {

    public RiverPictures() {
        super("river", RiverPicture::new);
    }
}
