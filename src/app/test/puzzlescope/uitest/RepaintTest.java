package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import puzzlescope.app.main.TabTest;
import puzzlescope.window.board.BoardView;

class RepaintTest extends WindowTest {

    private static final int PLACES = 60;

    /** As when the pointer moves over it after a click on the timeline, before the next frame. */
    @TabTest
    void aBoardIsDrawnAgainWhereTheRunStandsByThen(String tab) {
        click("#tab-" + tab);
        awaitEndOfRun();
        var board = (BoardView) node("board");
        var random = new Random(1);
        for (int i = 0; i < PLACES; i++) {
            run(() -> {
                long length = window.player().session().trace().length();
                window.player().seek(random.nextLong(length + 1));
                board.answer(false);
            });
        }
        assertThat(board.isStill()).isTrue();
    }
}
