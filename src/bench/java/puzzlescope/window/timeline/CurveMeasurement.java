package puzzlescope.window.timeline;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Function;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.queens.QueensPuzzle;

/**
 * How long it takes to record 10^8 events and to make the curve of all of them and of a thousandth, 2,400 columns wide, by the
 * depth of the calls and by a measure of the run's own, which counts the same.
 */
final class CurveMeasurement {

    private static final long EVENTS = 100_000_000;
    private static final int COLUMNS = 2_400;
    private static final int TIMES = 31;
    private static final double MICROS = 1e3;
    private static final double MILLIS = 1e6;

    private CurveMeasurement() {}

    public static void main(String[] arguments) {
        for (int round = 0; round < 2; round++) {
            report("depth", Measure::depth);
            report("measure", CurveMeasurement::counted);
        }
    }

    private static Measure counted(Vocabulary words) {
        EventKind[] calls =
                words.kinds().stream().filter(kind -> kind.depthChange() > 0).toArray(EventKind[]::new);
        EventKind[] returns =
                words.kinds().stream().filter(kind -> kind.depthChange() < 0).toArray(EventKind[]::new);
        return Measure.of(words, "measure.moves", 0).by(1, calls).by(-1, returns);
    }

    private static void report(String name, Function<Vocabulary, Measure> measured) {
        var puzzle = Catalogue.get("queens");
        var instance = puzzle.instance(puzzle.presets().with(QueensPuzzle.N, "14"));
        var folder = Path.of(System.getProperty("java.io.tmpdir"), "puzzlescope-curves");
        try (var room = Retention.of(Retention.MEMORY_BYTES, Retention.FILE_BYTES, folder)) {
            var words = instance.vocabulary();
            var trace = new Trace(words, measured.apply(words), Phases.none(words), room);
            trace.playhead().fastForward(true);
            var recorder = new Recorder(trace, instance.board());
            long start = System.nanoTime();
            try {
                instance.solver().solve(first(EVENTS, recorder));
            } catch (RunStoppedException enough) {
                recorder.end();
            }
            double recorded = (System.nanoTime() - start) / MILLIS;
            System.out.printf(
                    "%-8s recorded %.0f ms, curve of all %.0f \u00b5s, of a thousandth %.0f \u00b5s%n",
                    name, recorded, curve(trace, 0, EVENTS), curve(trace, EVENTS / 2, EVENTS / 2 + EVENTS / 1000));
            trace.close();
        }
    }

    private static EventSink first(long events, Recorder recorder) {
        return new EventSink() {
            private long left = events;

            @Override
            public void emit(long event) {
                recorder.emit(event);
                if (--left == 0) {
                    throw new RunStoppedException();
                }
            }
        };
    }

    /** The median, in microseconds. */
    private static double curve(Trace trace, long from, long to) {
        double[] micros = new double[TIMES];
        var visibleRange = new VisibleRange();
        visibleRange.bound(0, trace.length());
        for (int i = 0; i < TIMES; i++) {
            long start = System.nanoTime();
            var measureBins = new MeasureBins();
            measureBins.update(trace, from, to, COLUMNS);
            new CurveColumns().read(measureBins, visibleRange, COLUMNS);
            micros[i] = (System.nanoTime() - start) / MICROS;
        }
        Arrays.sort(micros);
        return micros[TIMES / 2];
    }
}
