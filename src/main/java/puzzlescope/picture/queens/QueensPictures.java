package puzzlescope.picture.queens;

import puzzlescope.picture.PuzzlePicture;

/** The queens in pictures. */
public final class QueensPictures extends PuzzlePicture {

    public QueensPictures() {
        super("queens", QueensPicture::new);
    }
}
