package puzzlescope.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.PuzzleServices;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.knight.KnightPuzzle;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.CountingSurface;
import puzzlescope.testkit.PlainStyle;

/** Draws boards of every puzzle that can be drawn without a window, of each of its algorithms. */
class PuzzlePicturesTest {

    /** Mazes have squares and nothing else while no solver walks in them. */
    private static final Set<String> WORDLESS = Set.of("maze");

    private static final double[][] SIZES = {{900, 600}, {360, 560}, {120, 120}};
    private static final double NO_ROOM_FOR_WORDS = 120;
    private static final double NORMAL_TEXT = 14;
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    /** Some would try for years. */
    private static final long ENOUGH = 100_000;

    static Stream<Arguments> runs() {
        return PuzzleServices.of(Puzzle.class).stream()
                .filter(puzzle -> PuzzlePicture.of(puzzle.id()).isPresent())
                .flatMap(puzzle -> puzzle.algorithmParameter().choices().stream()
                        .map(algorithm -> Arguments.of(puzzle.id(), algorithm, puzzle)));
    }

    private static Session recorded(Puzzle puzzle, String algorithm) throws InterruptedException {
        var arguments = puzzle.presets().with(puzzle.algorithmParameter(), algorithm);
        if (algorithm.equals("frontier")) {
            arguments = arguments.with(KnightPuzzle.ROWS, "5").with(KnightPuzzle.COLUMNS, "5");
        }
        var session = Session.of(puzzle, arguments, Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        Await.until(
                "enough is recorded",
                () -> session.trace().isEnded() || session.trace().length() > ENOUGH);
        session.run().stop();
        assertThat(session.run().awaitEnd(PATIENCE)).isTrue();
        return session;
    }

    /** A window that is being laid out asks for such pictures, too: none keeps it waiting. */
    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("runs")
    void aPictureWithoutRoomComesToAnEnd(String id, String algorithm, Puzzle puzzle) throws InterruptedException {
        var session = recorded(puzzle, algorithm);
        session.timeline().seek(session.trace().length() / 2);
        var moment = new Moment(session.timeline().board(), session.timeline().lastEvent(), 1, true);
        for (double[] size : new double[][] {{1, 1}, {30, 4}, {12, 200}}) {
            var surface = new CountingSurface(size[0], size[1]);
            PuzzlePicture.of(id)
                    .orElseThrow()
                    .painter(new PlainStyle(NORMAL_TEXT))
                    .paint(surface, size[0], size[1], session, moment);
            assertThat(surface.depth()).as("what is saved is restored").isZero();
        }
        session.close();
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("runs")
    void itsBoardsAreDrawnWithoutAWindow(String id, String algorithm, Puzzle puzzle) throws InterruptedException {
        var session = recorded(puzzle, algorithm);
        long length = session.trace().length();
        var picture = PuzzlePicture.of(id).orElseThrow();
        var inks = new HashSet<Ink>();
        for (double[] size : SIZES) {
            var painter = picture.painter(new PlainStyle(NORMAL_TEXT, inks));
            var texts = new ArrayList<String>();
            for (long position : new long[] {0, length / 2, length}) {
                session.timeline().seek(position);
                Optional<Event> event = session.timeline().lastEvent();
                var board = session.timeline().board();
                for (double progress : event.isEmpty() ? new double[] {1} : new double[] {0, 0.5, 1}) {
                    var surface = new CountingSurface(size[0], size[1]);
                    painter.paint(surface, size[0], size[1], session, new Moment(board, event, progress, true));
                    // Calls are not there before the first one.
                    assertThat(surface.drawn()).isGreaterThanOrEqualTo(position == 0 ? 0 : 1);
                    assertThat(surface.depth()).as("what is saved is restored").isZero();
                    texts.addAll(surface.texts());
                }
            }
            if (!WORDLESS.contains(id) && size[0] > NO_ROOM_FOR_WORDS) {
                assertThat(texts).as("%s by %s is told", id, algorithm).isNotEmpty();
            }
        }
        session.close();
        var known = picture.colorPairs().stream()
                .flatMap(colorPair ->
                        Stream.of(colorPair.one().ink(), colorPair.other().ink()))
                .toList();
        assertThat(known).as("inks that it says are told apart").containsAll(inks);
    }
}
