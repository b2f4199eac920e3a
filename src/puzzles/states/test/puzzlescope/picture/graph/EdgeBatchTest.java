package puzzlescope.picture.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.session.Session;
import puzzlescope.picture.Box;
import puzzlescope.picture.Color;
import puzzlescope.picture.board.Camera;
import puzzlescope.states.StatesPuzzle;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.states.window.StatesSampleContext;

class EdgeBatchTest {

    private static final int WIDTH = 300;
    private static final int HEIGHT = 200;

    private final GraphWindow window = new GraphWindow();

    private static Session recorded(String algorithm) {
        var arguments = StatesSampleContext.PUZZLE.presets().with(StatesPuzzle.SPACE, "hanoi");
        arguments = arguments.with(StatesPuzzle.DISKS, "7");
        return StatesSampleContext.recorded(arguments.with(StatesSampleContext.PUZZLE.algorithmParameter(), algorithm));
    }

    private SearchPosition growthAt(Session session, long position) {
        session.timeline().seek(position);
        var search = ((StatesBoard) session.timeline().board()).searches().getFirst();
        window.layOut(search, new Box(0, 0, WIDTH, HEIGHT), Arrangement.LAYERS);
        return search;
    }

    private int[] picture(EdgeBatch crowd, SearchPosition search) {
        var lineRaster = new LineRaster();
        lineRaster.begin(WIDTH, HEIGHT);
        crowd.paint(lineRaster, window, search, Color.web("#808080"), Color.web("#0000ff"));
        return lineRaster.pixels();
    }

    @ParameterizedTest
    @ValueSource(strings = {"breadth-first", "depth-first"})
    void whatIsKeptMakesNoDifferenceWhicheverWayTheRecordingIsPlayed(String algorithm) {
        var session = recorded(algorithm);
        var crowd = new EdgeBatch();
        var random = new Random(7);
        long length = session.trace().length();
        long position = length / 2;
        for (int i = 0; i < 60; i++) {
            position = Math.clamp(position + random.nextLong(-900, 901), 2, length);
            var search = growthAt(session, position);
            assertThat(picture(crowd, search)).isEqualTo(picture(new EdgeBatch(), search));
        }
    }

    @Test
    void theKeptPictureIsDrawnAnewWhenTheGraphIsMoved() {
        var session = recorded("breadth-first");
        var search = growthAt(session, session.trace().length());
        var crowd = new EdgeBatch();
        var before = picture(crowd, search);
        window.camera().zoom(Camera.ZOOM_STEP);
        assertThat(picture(crowd, search)).isEqualTo(picture(new EdgeBatch(), search));
        assertThat(picture(crowd, search)).isNotEqualTo(before);
    }
}
