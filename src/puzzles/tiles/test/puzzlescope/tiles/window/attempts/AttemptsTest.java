package puzzlescope.tiles.window.attempts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.tiles.TilesPuzzle;
import puzzlescope.tiles.board.TilesBoundedBoard;
import puzzlescope.tiles.event.SearchBound;
import puzzlescope.tiles.event.TilesBoundedEvent;
import puzzlescope.tiles.event.TilesBoundedEvent.AttemptBegan;
import puzzlescope.tiles.event.TilesBoundedEvent.AttemptFailed;
import puzzlescope.tiles.event.TilesBoundedEvent.TileSlid;
import puzzlescope.tiles.event.TilesBoundedEvent.TileSlidBack;
import puzzlescope.tiles.event.TilesEvent.AttemptSucceeded;
import puzzlescope.tiles.space.TileOrder;

class AttemptsTest {

    private static final Instance INSTANCE = new TilesPuzzle().instance(new TilesPuzzle().presets());
    private static final List<Long> EVENTS = events();

    private final Trace trace = new Trace(INSTANCE.vocabulary(), Retention.inMemory(Retention.MEMORY_BYTES));
    private final Recorder recorder = new Recorder(trace, INSTANCE.board());
    private final Attempts attempts = new Attempts(trace);

    private static List<Long> events() {
        var events = new ArrayList<Long>();
        INSTANCE.solver().solve(events::add);
        return events;
    }

    private static Event unpacked(long event) {
        return TilesBoundedEvent.Kind.VOCABULARY.unpack(event);
    }

    /** The attempts of a whole recording, one event after the other. */
    private static List<Attempt> counted() {
        var counted = new ArrayList<Attempt>();
        long slides = 0;
        for (int i = 0; i < EVENTS.size(); i++) {
            switch (unpacked(EVENTS.get(i))) {
                case AttemptBegan began -> {
                    counted.add(Attempt.begun(began.bound(), i + 1));
                    slides = 0;
                }
                case TileSlid _ -> slides++;
                case SearchBound.Done done ->
                    counted.add(counted.removeLast().ended(i + 1, done instanceof AttemptSucceeded, slides));
                default -> {}
            }
        }
        return counted;
    }

    @Test
    void aFinishedRecordingGivesEveryAttemptWithItsSlides() {
        EVENTS.forEach(recorder::emit);
        recorder.end();
        attempts.update(Long.MAX_VALUE);
        assertThat(attempts.all()).isEqualTo(counted()).hasSize(5);
        assertThat(attempts.isLastOpen()).isFalse();
    }

    @Test
    void lookingAgainWhileTheRecordingGrowsGivesTheSame() {
        for (int i = 0; i < EVENTS.size(); i++) {
            recorder.emit(EVENTS.get(i));
            if (i % 97 == 0) {
                attempts.update(Long.MAX_VALUE);
            }
        }
        recorder.end();
        attempts.update(Long.MAX_VALUE);
        assertThat(attempts.all()).isEqualTo(counted());
    }

    @Test
    void anAttemptThatHasNotEndedIsOpen() {
        EVENTS.subList(0, 400).forEach(recorder::emit);
        recorder.end();
        attempts.update(Long.MAX_VALUE);
        assertThat(attempts.isLastOpen()).isTrue();
        assertThat(attempts.all()).containsExactly(Attempt.begun(10, 1));
        assertThat(attempts.at(400)).isZero();
    }

    @Test
    void aPositionLiesInTheAttemptWhoseEventLedThere() {
        EVENTS.forEach(recorder::emit);
        recorder.end();
        attempts.update(Long.MAX_VALUE);
        var second = attempts.all().get(1);
        assertThat(attempts.at(0)).isEqualTo(-1);
        assertThat(attempts.at(second.start() - 1)).isZero();
        assertThat(attempts.at(second.start())).isEqualTo(1);
        assertThat(attempts.at(second.end())).isEqualTo(1);
        assertThat(attempts.at(EVENTS.size())).isEqualTo(-1);
    }

    @Test
    void attemptsThatWereLetGoUnseenAreLeftOutAndOneWithoutItsStartIsKnownByItsEnd() {
        var small = new Small();
        small.attempt(10, 100_000);
        small.attempt(11, 150_000);
        small.attempt(12, 1000);
        small.begin(13);
        var late = new Attempts(small.trace);
        late.update(Long.MAX_VALUE);
        long end = small.trace.length() - 1;
        assertThat(small.trace.firstKept()).isBetween(200_002L, end);
        assertThat(late.all())
                .containsExactly(
                        new Attempt(11, Attempt.UNKNOWN, end - 2002, false, Attempt.UNKNOWN),
                        new Attempt(12, end - 2001, end, false, 1000),
                        Attempt.begun(13, end + 1));
        assertThat(late.at(end - 2002)).isZero();
        assertThat(late.isLastOpen()).isTrue();
    }

    @Test
    void anAttemptWhoseEndWasLetGoUnseenIsOvertakenByTheNextOneThatEnds() {
        var small = new Small();
        var late = new Attempts(small.trace);
        small.begin(10);
        late.update(Long.MAX_VALUE);
        assertThat(late.isLastOpen()).isTrue();
        small.slides(1000);
        small.end(10);
        small.attempt(11, 200_000);
        late.update(Long.MAX_VALUE);
        assertThat(late.all())
                .containsExactly(
                        Attempt.begun(10, 1),
                        new Attempt(11, Attempt.UNKNOWN, small.trace.length(), false, Attempt.UNKNOWN));
        assertThat(late.isLastOpen()).isFalse();
        assertThat(late.at(small.trace.length())).isEqualTo(1);
    }

    /** A recording of which only the last 200,000 events or so are kept. */
    private static final class Small {

        private final Trace trace = new Trace(INSTANCE.vocabulary(), Retention.ofChunks(4));
        private final Recorder recorder = new Recorder(trace, new TilesBoundedBoard(TileOrder.solved(3), null));

        Small() {
            trace.playhead().fastForward(true);
        }

        void attempt(int bound, int slides) {
            begin(bound);
            slides(slides);
            end(bound);
        }

        void begin(int bound) {
            recorder.emit(new AttemptBegan(bound, bound - 1).pack());
            recorder.checkStopped();
        }

        void slides(int count) {
            for (int i = 0; i < count; i++) {
                recorder.emit(new TileSlid(8, 7, 8, 9).pack());
                recorder.emit(new TileSlidBack(8, 8, 7, 10).pack());
            }
        }

        void end(int bound) {
            recorder.emit(new AttemptFailed(bound).pack());
            recorder.checkStopped();
        }
    }
}
