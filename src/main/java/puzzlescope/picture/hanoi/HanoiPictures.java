package puzzlescope.picture.hanoi;

import puzzlescope.picture.PuzzlePicture;

/** The Towers of Hanoi without a window. */
public final class HanoiPictures extends PuzzlePicture {

    public HanoiPictures() {
        super("hanoi", HanoiPicture::new);
    }
}
