package puzzlescope.bench;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.trace.Recorder;

/**
 * Records 3,000,000,000 events of 16 queens, more than there is room for, and prints what the recording takes as it grows:
 * heap after a collection, memory and file.
 */
public final class EndlessMeasurement {

    private static final long EVENTS = 3_000_000_000L;
    private static final long INTERVAL = 250_000_000;
    private static final double MEGABYTE = 1 << 20;

    private EndlessMeasurement() {}

    public static void main(String... arguments) {
        var queens = BenchmarkRuns.queens();
        var instance = queens.instance(BenchmarkRuns.arguments(queens, "n", "16"));
        var recorder = new Recorder(BenchmarkRuns.emptyTrace(instance), instance.board());
        System.out.println("| events | heap MB | recording in memory MB | file MB | kept from | million events/s |");
        System.out.println("|--:|--:|--:|--:|--:|--:|");
        try {
            instance.solver().solve(new Watched(recorder));
        } catch (RunStoppedException enough) {
            recorder.end();
        }
        recorder.trace().close();
        recorder.trace().retention().close();
    }

    private static final class Watched implements EventSink {

        private final Recorder recorder;
        private long events;
        private long since = System.nanoTime();

        Watched(Recorder recorder) {
            this.recorder = recorder;
        }

        @Override
        public void emit(long event) {
            recorder.emit(event);
            events++;
            if (events % INTERVAL == 0) {
                report();
            }
        }

        private void report() {
            double seconds = (System.nanoTime() - since) / 1e9;
            System.gc();
            var trace = recorder.trace();
            System.out.printf(
                    Locale.ROOT,
                    "| %,d | %.0f | %.0f | %.0f | %,d | %.1f |%n",
                    events,
                    ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / MEGABYTE,
                    trace.retention().memoryTaken() / MEGABYTE,
                    trace.fileBytes() / MEGABYTE,
                    trace.firstKept(),
                    INTERVAL / seconds / 1e6);
            if (events >= EVENTS) {
                throw new RunStoppedException();
            }
            since = System.nanoTime();
        }
    }
}
