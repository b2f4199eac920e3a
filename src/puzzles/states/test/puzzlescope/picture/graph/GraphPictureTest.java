package puzzlescope.picture.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.session.Session;
import puzzlescope.picture.Box;
import puzzlescope.picture.Color;
import puzzlescope.states.StatesPuzzle;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.states.window.StatesSampleContext;

class GraphPictureTest {

    private static final int WIDTH = 320;
    private static final int HEIGHT = 240;
    private static final long NO_TIME = -1;
    private static final long ALL_TIME = 60_000_000_000L;
    private static final DensityPalette TONE =
            new DensityPalette(Color.web("#808080"), Color.web("#0000ff"), Color.web("#ffa500"), Color.web("#000080"));

    private final GraphWindow window = new GraphWindow();

    private static Session recorded(String algorithm) {
        var arguments = StatesSampleContext.PUZZLE.presets().with(StatesPuzzle.SPACE, "hanoi");
        arguments = arguments.with(StatesPuzzle.DISKS, "7");
        return StatesSampleContext.recorded(arguments.with(StatesSampleContext.PUZZLE.algorithmParameter(), algorithm));
    }

    private SearchPosition growthAt(Session session, long position) {
        session.timeline().seek(position);
        var search = ((StatesBoard) session.timeline().board()).searches().getFirst();
        window.layOut(search, new Box(0, 0, WIDTH, HEIGHT), Arrangement.RINGS);
        return search;
    }

    private boolean paint(GraphPicture picture, LineRaster lineRaster, SearchPosition search, long nanos) {
        return picture.paint(lineRaster, window.camera(), window.layout(), true, search, TONE, nanos);
    }

    private static LineRaster raster() {
        var lineRaster = new LineRaster();
        lineRaster.begin(WIDTH, HEIGHT);
        return lineRaster;
    }

    private int[] anew(SearchPosition search) {
        var lineRaster = raster();
        assertThat(paint(new GraphPicture(1), lineRaster, search, ALL_TIME)).isFalse();
        return lineRaster.pixels();
    }

    @ParameterizedTest
    @CsvSource({"breadth-first, true", "depth-first, false"})
    void aDensityFollowsTheRecordingBothWaysAsIfDrawnAnew(String algorithm, boolean inRings) {
        var session = recorded(algorithm);
        long length = session.trace().length();
        var search = growthAt(session, length);
        assertThat(window.layout() instanceof RingLayout).isEqualTo(inRings);
        var sight = PictureKey.around(window.camera(), window.layout(), true);
        var followed = new Density(sight, null);
        var random = new Random(11);
        for (int i = 0; i < 40; i++) {
            session.timeline().seek(random.nextLong(length + 1));
            boolean stopsEarly = random.nextBoolean();
            followed.advance(search, System.nanoTime() + (stopsEarly ? NO_TIME : ALL_TIME), 1);
            if (!stopsEarly) {
                var anew = new Density(sight, null);
                anew.advance(search, System.nanoTime() + ALL_TIME, 1);
                assertThat(followed.shows(search)).isTrue();
                assertThat(followed.edgeSums()).isEqualTo(anew.edgeSums());
                assertThat(followed.nodeSums()).isEqualTo(anew.nodeSums());
            }
        }
    }

    @Test
    void whatIsDrawnInSlicesIsInTheEndAsIfDrawnAtOnce() {
        var session = recorded("breadth-first");
        var search = growthAt(session, session.trace().length());
        var picture = new GraphPicture(1);
        var lineRaster = raster();
        int slices = 1;
        while (paint(picture, lineRaster, search, NO_TIME)) {
            slices++;
        }
        assertThat(slices).isGreaterThan(5);
        assertThat(lineRaster.pixels()).isEqualTo(anew(search));
    }

    @Test
    void whileTheCameraMovesTheLastPictureMovesWithIt() {
        var session = recorded("breadth-first");
        var search = growthAt(session, session.trace().length());
        var picture = new GraphPicture(1);
        var lineRaster = raster();
        assertThat(paint(picture, lineRaster, search, ALL_TIME)).isFalse();
        var before = lineRaster.pixels();
        window.camera().pan(3, 2);
        assertThat(paint(picture, lineRaster, search, NO_TIME)).isFalse();
        var after = lineRaster.pixels();
        for (int row = 0; row < HEIGHT - 2; row++) {
            for (int column = 0; column < WIDTH - 3; column++) {
                assertThat(after[(row + 2) * WIDTH + column + 3]).isEqualTo(before[row * WIDTH + column]);
            }
        }
    }

    @Test
    void afterAZoomThePictureIsStretchedAndThenDrawnAnew() {
        var session = recorded("breadth-first");
        var search = growthAt(session, session.trace().length());
        var picture = new GraphPicture(1);
        var lineRaster = raster();
        paint(picture, lineRaster, search, ALL_TIME);
        window.camera().zoom(2);
        assertThat(paint(picture, lineRaster, search, NO_TIME)).isTrue();
        assertThat(lineRaster.pixels()).isNotEqualTo(anew(search));
        while (paint(picture, lineRaster, search, NO_TIME)) {
            assertThat(search.nodes()).isEqualTo(2187);
        }
        assertThat(lineRaster.pixels()).isEqualTo(anew(search));
    }
}
