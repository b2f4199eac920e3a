package puzzlescope.picture.states;

import puzzlescope.picture.PuzzlePicture;

/** State graphs without a window. */
public final class StatesPictures extends PuzzlePicture {

    public StatesPictures() {
        super("states", StatesPicture::new);
    }
}
