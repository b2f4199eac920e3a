package puzzlescope.queens;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.PictureContract;

class QueensReferencePicturesTest extends PictureContract {

    QueensReferencePicturesTest() {
        super(new QueensPuzzle());
    }

    @Test
    void givenQueensLookLikeTheirReference() throws IOException, InterruptedException {
        var session = recorded(new QueensPuzzle().presets().with(QueensPuzzle.GIVEN, "1 - - - 2"));
        try {
            compare(session, "given", 20, "light", Language.ENGLISH);
        } finally {
            session.close();
        }
    }
}
