package puzzlescope.picture.recursion;

import puzzlescope.picture.PuzzlePicture;

/** The calls in pictures. */
public final class RecursionPictures extends PuzzlePicture {

    public RecursionPictures() {
        super("recursion", RecursionPicture::new);
    }
}
