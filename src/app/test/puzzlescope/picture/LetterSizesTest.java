package puzzlescope.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;
import puzzlescope.export.FileStyle;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.LabelSurface;
import puzzlescope.testkit.RecordingContext;

/** Letters on boards are large enough in the window as it opens and in the smallest one, with the inputs that are there at first. */
class LetterSizesTest {

    /** The window's normal text, in px. */
    private static final double NORMAL_TEXT = 14;
    /** In shares of a hundred. */
    private static final int[] MOMENTS = {0, 48, 100};

    private static final double ROUNDING = 0.001;

    /** How large boards are in a window of some size, and how small their letters may be. */
    private record View(double width, double height, double least) {}

    /** In windows of 1280×860 and of 1024×768. */
    private static final View[] VIEWS = {new View(670, 527, 12), new View(435, 409, 9)};

    static Stream<Arguments> runs() {
        return LabelPlacesTest.runs();
    }

    static Stream<String> finders() {
        return Arrays.stream(MazeSolver.values()).map(MazeSolver::id);
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("runs")
    void lettersAreLargeEnough(String id, String algorithm, Puzzle puzzle) throws InterruptedException {
        assertThat(small(LabelPlacesTest.session(puzzle, algorithm, 0))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("finders")
    void numbersOfSolversAreLargeEnough(String finder) throws InterruptedException {
        for (String width : new String[] {"9", "15", "21", "39"}) {
            var puzzle = new MazePuzzle();
            var given = RecordingContext.given(puzzle, "solve", finder, "width", width, "loops", "10");
            assertThat(small(Session.of(puzzle, given, Retention.inMemory(Retention.MEMORY_BYTES))))
                    .as("width %s", width)
                    .isEmpty();
        }
    }

    /** The letters that are too small. */
    private static Set<String> small(Session session) throws InterruptedException {
        var small = new TreeSet<String>();
        session.run().start();
        Await.until(
                "enough is recorded",
                () -> session.trace().isEnded() || session.trace().length() > LabelPlacesTest.ENOUGH);
        session.run().stop();
        assertThat(session.run().awaitEnd(LabelPlacesTest.PATIENCE)).isTrue();
        // A long run is stopped at another moment each time.
        long length = Math.min(session.trace().length(), LabelPlacesTest.ENOUGH);
        for (var language : Language.values()) {
            var style = new FileStyle("light", session.puzzle(), new Words(language), NORMAL_TEXT);
            for (var view : VIEWS) {
                var painter =
                        PuzzlePicture.of(session.puzzle().id()).orElseThrow().painter(style);
                for (int share : MOMENTS) {
                    session.timeline().seek(length * share / 100);
                    var surface = new LabelSurface(view.width(), view.height(), style);
                    var timeline = session.timeline();
                    var moment = new Moment(timeline.board(), timeline.lastEvent(), 1, true);
                    painter.paint(surface, view.width(), view.height(), session, moment);
                    surface.labels().stream()
                            .filter(label -> label.size() < view.least() - ROUNDING)
                            .forEach(label -> small.add("%.0f: at %d %%: %s".formatted(view.width(), share, label)));
                }
            }
        }
        session.close();
        return small;
    }
}
