package puzzlescope.bench;

import java.nio.file.Path;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;

/** Runs to be measured, made through the catalogue. */
final class BenchmarkRuns {

    /** As in the window. */
    private static final Retention ROOM = Retention.of(
            Retention.MEMORY_BYTES, Retention.FILE_BYTES, Path.of(System.getProperty("java.io.tmpdir"), "puzzlescope"));

    private BenchmarkRuns() {}

    /** The presets of a puzzle with some values changed: name, value, name, value … */
    static Arguments arguments(Puzzle puzzle, String... namesAndValues) {
        var arguments = puzzle.presets();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            var name = namesAndValues[i];
            var parameter = puzzle.parameters().stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst()
                    .orElseThrow();
            arguments = arguments.with(parameter, namesAndValues[i + 1]);
        }
        return arguments;
    }

    static Puzzle queens() {
        return Catalogue.get("queens");
    }

    static Trace emptyTrace(Instance instance) {
        var trace = new Trace(instance.vocabulary(), instance.measure(), instance.phases(), ROOM);
        trace.playhead().fastForward(true);
        return trace;
    }

    /** The whole run, recorded on the thread that calls. */
    static Trace record(Puzzle puzzle, Arguments arguments) {
        var instance = puzzle.instance(arguments);
        var recorder = new Recorder(emptyTrace(instance), instance.board());
        if (instance.solver().solve(recorder) != RunOutcome.SOLVED) {
            throw new IllegalStateException("the run has found nothing");
        }
        recorder.end();
        return recorder.trace();
    }

    /** The first so many events of a run. */
    static Trace recordOnly(long events, Puzzle puzzle, Arguments arguments) {
        var instance = puzzle.instance(arguments);
        var recorder = new Recorder(emptyTrace(instance), instance.board());
        try {
            instance.solver().solve(new Limited(recorder, events));
        } catch (RunStoppedException enough) {
            recorder.end();
        }
        return recorder.trace();
    }

    private static final class Limited implements EventSink {

        private final Recorder recorder;
        private long left;

        Limited(Recorder recorder, long left) {
            this.recorder = recorder;
            this.left = left;
        }

        @Override
        public void emit(long event) {
            if (left == 0) {
                throw new RunStoppedException();
            }
            left--;
            recorder.emit(event);
        }
    }
}
