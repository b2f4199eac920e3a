package puzzlescope.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.testkit.Await;
import puzzlescope.testkit.SampleBoard;
import puzzlescope.testkit.SampleEvent;
import puzzlescope.testkit.SampleEventKind;
import puzzlescope.testkit.SampleRun;

/** Searches for events, held against looking at every event. */
class EventSearchTest {

    private static final int LONG = 10 * SampleRun.CHUNK + 777;

    /** One of so many events, spread as if by chance. */
    private static LongPredicate oneOf(int many) {
        return event -> Long.remainderUnsigned(event * 0x9E3779B97F4A7C15L, many) == 0;
    }

    private static LongPredicate leadsHere(SampleRun run, LongPredicate wanted) {
        return position -> position > 0 && wanted.test(run.event((int) position - 1));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 3",
        "1, 1",
        "100, 5",
        "5000, 100",
        "65535, 3000",
        "65536, 3000",
        "65537, 50000",
        "150001, 40000",
        "200000, 2",
        "200000, 1000000000"
    })
    void theNextAndTheLastAreThoseOfAPlainSearch(int length, int many) {
        var run = new SampleRun(length + 7L, length, 50);
        var trace = run.record(8, 0);
        var wanted = oneOf(many);
        var random = new Random(many);
        for (int i = 0; i < 60; i++) {
            long position = i == 0 ? 0 : i == 1 ? length : random.nextLong(length + 1);
            assertThat(new EventSearch(trace, wanted).next(position).orElse(-1))
                    .as("next after %d", position)
                    .isEqualTo(run.next(position, leadsHere(run, wanted)));
            assertThat(new EventSearch(trace, wanted).previous(position).orElse(-1))
                    .as("last before %d", position)
                    .isEqualTo(run.previous(position, 0, leadsHere(run, wanted)));
        }
    }

    @Test
    void whatIsNoLongerKeptIsPassedOver() {
        var run = new SampleRun(3, LONG, 50);
        var trace = run.record(4, 0);
        long first = trace.firstKept();
        assertThat(first).isEqualTo(7L * SampleRun.CHUNK);
        var wanted = oneOf(90_000);
        assertThat(new EventSearch(trace, wanted).next(5).orElse(-1))
                .isEqualTo(run.next(first, leadsHere(run, wanted)));
        assertThat(new EventSearch(trace, wanted).previous(first + 1)).isEmpty();
        var random = new Random(4);
        for (int i = 0; i < 30; i++) {
            long position = first + random.nextLong(LONG - first + 1);
            assertThat(new EventSearch(trace, wanted).previous(position).orElse(-1))
                    .as("last before %d", position)
                    // The first kept position is one that no kept event leads to.
                    .isEqualTo(run.previous(position, first + 1, leadsHere(run, wanted)));
        }
    }

    @Test
    void aSearchForwardGoesOnBehindWhatIsLetGoMeanwhile() {
        var trace = new Trace(SampleEventKind.VOCABULARY, Retention.ofChunks(4));
        trace.playhead().fastForward(true);
        var recorder = new Recorder(trace, new SampleBoard());
        fill(recorder, 4 * SampleRun.CHUNK - 300);
        var looked = new AtomicLong();
        var search = new EventSearch(trace, event -> {
            if (looked.getAndIncrement() == 0) {
                fill(recorder, 2 * SampleRun.CHUNK);
            }
            return false;
        });
        assertThat(search.next(0)).isEmpty();
        long end = 4L * SampleRun.CHUNK - 300;
        assertThat(trace.firstKept()).isEqualTo(2L * SampleRun.CHUNK);
        assertThat(looked.get()).isEqualTo(SampleRun.CHUNK + end - trace.firstKept());
    }

    @Test
    void aSearchBackwardEndsAtWhatIsLetGoMeanwhile() {
        var trace = new Trace(SampleEventKind.VOCABULARY, Retention.ofChunks(4));
        trace.playhead().fastForward(true);
        var recorder = new Recorder(trace, new SampleBoard());
        fill(recorder, 4 * SampleRun.CHUNK - 256);
        var looked = new AtomicLong();
        var search = new EventSearch(trace, event -> {
            if (looked.getAndIncrement() == 0) {
                fill(recorder, 2 * SampleRun.CHUNK);
            }
            return false;
        });
        assertThat(search.previous(3L * SampleRun.CHUNK)).isEmpty();
        assertThat(looked.get()).isEqualTo(SampleRun.CHUNK - 1);
    }

    private static void fill(Recorder recorder, int events) {
        for (int i = 0; i < events; i++) {
            recorder.emit(new SampleEvent(SampleEventKind.REFUSED, i).pack());
        }
        recorder.checkStopped();
    }

    @Test
    void aStoppedSearchFindsNothingAndLooksNoFurtherThanItsBlock() {
        var run = new SampleRun(1, 200_000, 50);
        var trace = run.record(8, 0);
        for (boolean forward : new boolean[] {true, false}) {
            var looked = new AtomicLong();
            var search = new EventSearch[1];
            search[0] = new EventSearch(trace, event -> {
                if (looked.incrementAndGet() == 10) {
                    search[0].stop();
                }
                return false;
            });
            assertThat(forward ? search[0].next(0) : search[0].previous(200_000))
                    .isEmpty();
            assertThat(search[0].isStopped()).isTrue();
            assertThat(looked.get()).isBetween(10L, (long) EventSearch.BLOCK);
        }
    }

    @Test
    void itIsStoppedFromAnotherThreadAndSaysHowFarItIs() throws InterruptedException {
        var run = new SampleRun(1, 200_000, 50);
        var trace = run.record(8, 0);
        var held = new AtomicLong();
        var search = new EventSearch[1];
        search[0] = new EventSearch(trace, event -> {
            if (event == run.event(150_000)) {
                held.set(1);
                Await.until("stopped", () -> search[0].isStopped());
            }
            return false;
        });
        var thread = new Thread(() -> search[0].next(0));
        thread.start();
        Await.until("at the event", () -> held.get() == 1);
        assertThat(search[0].done()).isEqualTo(2.0 * EventSearch.BLOCK / 200_000);
        search[0].stop();
        thread.join();
        assertThat(search[0].done()).isLessThanOrEqualTo(1);
    }
}
