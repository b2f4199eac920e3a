package puzzlescope.picture.finder;

import puzzlescope.picture.PuzzlePicture;

/** The walk through folders in pictures. */
public final class FinderPictures extends PuzzlePicture {

    public FinderPictures() {
        super("finder", FinderPicture::new);
    }
}
