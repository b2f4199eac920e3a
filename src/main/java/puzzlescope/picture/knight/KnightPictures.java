package puzzlescope.picture.knight;

import puzzlescope.picture.PuzzlePicture;

/** The knight in pictures. */
public final class KnightPictures extends PuzzlePicture {

    public KnightPictures() {
        super("knight", KnightPicture::new);
    }
}
