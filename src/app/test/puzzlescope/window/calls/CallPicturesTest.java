package puzzlescope.window.calls;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.picture.SmallPicture;
import puzzlescope.queens.QueensPuzzle;
import puzzlescope.queens.board.WalkBoard;

/** Which boards the pictures beside calls show. */
class CallPicturesTest {

    private static final int FRAMES = 1000;

    private final List<Integer> pictured = new ArrayList<>();
    private final CallPictures pictures = new CallPictures((Board board) -> {
        pictured.add(((WalkBoard) board).queens());
        return (_, _, _, _) -> {};
    });

    /** A frame may be over before a picture is begun, on a busy machine. */
    private Optional<SmallPicture> inAFrame(long opened) {
        pictures.begin();
        return pictures.of(opened);
    }

    private static Session session() throws InterruptedException {
        var puzzle = new QueensPuzzle();
        var arguments = puzzle.presets().with(QueensPuzzle.N, "6");
        var instance = puzzle.instance(arguments);
        var trace = new Trace(instance.vocabulary(), Retention.inMemory(Retention.MEMORY_BYTES));
        var run = new Run("solver-queens", instance.solver(), new Recorder(trace, instance.board()));
        run.start();
        assertThat(run.awaitEnd(Duration.ofMinutes(5))).isTrue();
        return new Session(puzzle, arguments, instance, run, new Timeline(trace, instance.board()));
    }

    @Test
    void eachShowsTheBoardJustAfterItsCallWasOpenedAndIsMadeOnce() throws InterruptedException {
        var session = session();
        pictures.setSession(session);
        var timeline = session.newTimeline();
        var expected = new ArrayList<Integer>();
        for (int number = 0; number < 200; number++) {
            timeline.step();
            if (timeline.lastEvent().orElseThrow().kind().roles().contains(Role.CALL)) {
                int opened = number;
                assertThat(Stream.generate(() -> inAFrame(opened)).limit(FRAMES).anyMatch(Optional::isPresent))
                        .isTrue();
                assertThat(pictures.of(number)).isPresent();
                expected.add(((WalkBoard) timeline.board()).queens());
            }
        }
        assertThat(expected).hasSizeGreaterThan(20);
        assertThat(pictured).isEqualTo(expected);
        assertThat(pictures.hasPendingPictures()).isFalse();
    }

    @Test
    void withoutARunThereIsNone() {
        pictures.begin();
        assertThat(pictures.of(3)).isEmpty();
        assertThat(pictures.hasPendingPictures()).isTrue();
    }
}
