package puzzlescope.knight;

import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.testkit.PictureContract;

class KnightReferencePicturesTest extends PictureContract {

    KnightReferencePicturesTest() {
        super(new KnightPuzzle());
    }

    /** Its presets take long to end. */
    @Override
    protected Arguments arguments() {
        var puzzle = new KnightPuzzle();
        return puzzle.presets().with(puzzle.algorithmParameter(), "warnsdorff");
    }
}
