package puzzlescope.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.testkit.SampleBoard;
import puzzlescope.testkit.SampleEventKind;
import puzzlescope.testkit.SampleRun;

/** Reading while the solver's thread writes; ends with the recording. */
class ConcurrentReadingTest {

    private static final int LENGTH = 20 * SampleRun.CHUNK + 33;

    private static final SampleRun WALK = new SampleRun(51, LENGTH, 50);

    private Run start(Trace trace, SampleBoard board) {
        var recorder = new Recorder(trace, board);
        var run = new Run(
                "solver-walk",
                sink -> {
                    WALK.emitTo(recorder);
                    return RunOutcome.SOLVED;
                },
                recorder);
        run.start();
        return run;
    }

    @Test
    void everyPublishedEventReadsAsItWasWritten() {
        var trace = new Trace(SampleEventKind.VOCABULARY, Retention.ofChunks(64));
        var run = start(trace, new SampleBoard());
        long checked = 0;
        while (checked < LENGTH) {
            boolean ended = run.outcome().isPresent();
            long end = trace.length();
            assertThat(ended && end < LENGTH).as("the run failed").isFalse();
            for (; checked < end; checked++) {
                if (trace.event(checked) != WALK.event((int) checked)) {
                    throw new AssertionError("event " + checked + " reads otherwise");
                }
            }
            assertThat(trace.depth(end)).isEqualTo(WALK.depth(end));
            assertThat(trace.previous(end + 1, Role.RETURN))
                    .isEqualTo(WALK.previous(end + 1, 0, p -> WALK.leadsTo(p, Role.RETURN)));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1_200_000})
    void aTimelineStaysExactWhileTheWriterLetsChunksGo(int padding) throws InterruptedException {
        var trace = new Trace(SampleEventKind.VOCABULARY, Retention.ofChunks(4));
        trace.playhead().fastForward(true);
        var run = start(trace, new SampleBoard(padding));
        var board = new SampleBoard(padding);
        var timeline = new Timeline(trace, board);
        var random = new Random(52);
        boolean ended;
        do {
            ended = trace.isEnded();
            if (random.nextBoolean()) {
                long first = trace.firstKept();
                timeline.seek(first + random.nextLong(trace.length() - first + 1));
            } else {
                timeline.move(random.nextInt(-90_000, 90_000), Long.MAX_VALUE);
            }
            assertThat(board.fingerprint()).isEqualTo(WALK.fingerprint(timeline.position()));
            assertThat(timeline.depth()).isEqualTo(WALK.depth(timeline.position()));
            timeline.lastEvent()
                    .ifPresent(event -> assertThat(event.pack()).isEqualTo(WALK.event((int) timeline.position() - 1)));
            assertThat(timeline.callStack(Integer.MAX_VALUE)).hasSizeLessThanOrEqualTo(timeline.depth());
        } while (!ended);
        assertThat(run.awaitEnd(Duration.ofMinutes(5))).isTrue();
        assertThat(trace.length()).isEqualTo(LENGTH);
    }
}
