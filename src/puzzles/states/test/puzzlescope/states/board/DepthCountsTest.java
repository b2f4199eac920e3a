package puzzlescope.states.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.states.StatesPuzzle;

class DepthCountsTest {

    /** How many boards of the 8-puzzle need 0, 1, 2 … moves from one with its blank in a corner; known since the 1960s. */
    private static final int[] KNOWN = {
        1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993, 17110,
        23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2
    };

    private static Timeline recorded(String space) throws InterruptedException {
        var puzzle = new StatesPuzzle();
        var instance = puzzle.instance(puzzle.presets().with(StatesPuzzle.SPACE, space));
        var trace = new Trace(instance.vocabulary(), Retention.inMemory(Retention.MEMORY_BYTES));
        var run = new Run("solver", instance.solver(), new Recorder(trace, instance.board()));
        run.start();
        assertThat(run.awaitEnd(Duration.ofMinutes(5))).isTrue();
        return new Timeline(trace, instance.board());
    }

    private static int[] counts(DepthCounts counts) {
        return IntStream.rangeClosed(0, counts.deepest()).map(counts::count).toArray();
    }

    @Test
    void theWholeEightPuzzleHasAsManyBoardsAtEachDepthAsIsKnown() throws InterruptedException {
        var timeline = recorded("tiles-3x3");
        timeline.seek(timeline.trace().length());
        var counts = new DepthCounts();
        counts.follow(((StatesBoard) timeline.board()).searches().getFirst());
        assertThat(counts(counts)).isEqualTo(KNOWN);
        assertThat(IntStream.of(KNOWN).sum()).isEqualTo(181_440);
        assertThat(counts.fullest()).isEqualTo(24);
    }

    @Test
    void countsFollowARecordingForwardAndBackward() throws InterruptedException {
        var timeline = recorded("tiles-2x3");
        long length = timeline.trace().length();
        var counts = new DepthCounts();
        for (long position : new long[] {length, length / 3, length / 2, 1, length, 0}) {
            timeline.seek(position);
            var search = ((StatesBoard) timeline.board()).searches().getFirst();
            counts.follow(search);
            var anew = new DepthCounts();
            anew.follow(search);
            assertThat(counts(counts)).isEqualTo(counts(anew));
            assertThat(IntStream.of(counts(counts)).sum()).isEqualTo(search.nodes());
            assertThat(counts.follow(search)).isFalse();
        }
    }
}
