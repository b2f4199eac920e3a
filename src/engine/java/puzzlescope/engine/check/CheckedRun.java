package puzzlescope.engine.check;

import java.util.Optional;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;

/**
 * The events of a run or of a game, which the rules look at. One thread.
 *
 * @param events the events, up to the limit
 * @param most the limit of events
 */
@SuppressWarnings("ArrayRecordComponent") // Never changed, and compared by nobody
record CheckedRun(
        Puzzle puzzle, Instance instance, long[] events, int most, BoardComparison comparison, Findings findings) {

    /** Number of events at which all fields are compared; the others are sampled. */
    private static final int MOST_COMPARED = 2_000;

    private static final int SOME = 101;

    /** Solves an instance; finds what is wrong with the words of its events. */
    static CheckedRun of(Puzzle puzzle, Instance instance, int most, BoardComparison comparison, Findings findings) {
        var events = events(instance, most, findings);
        return new CheckedRun(puzzle, instance, events, most, comparison, findings);
    }

    static long[] events(Instance instance, int most, Findings findings) {
        var sink = new CheckedSink(findings, most);
        try {
            instance.solver().solve(sink);
        } catch (RunStoppedException enough) {
            // The limit is reached, or the next event cannot be packed.
        }
        return sink.events();
    }

    /** Returns whether boards are compared field by field after an event, which takes longer than their snapshots. */
    static boolean isCompared(int event) {
        return event < MOST_COMPARED || event % SOME == 0;
    }

    String kind(long event) {
        return instance.vocabulary().kind(event).name();
    }

    Optional<String> difference(Board one, Board other) {
        return comparison.difference(one, other);
    }

    Trace record() {
        var trace = new Trace(
                instance.vocabulary(),
                instance.measure(),
                instance.phases(),
                Retention.inMemory(Retention.MEMORY_BYTES));
        var recorder = new Recorder(trace, instance.board());
        for (long event : events) {
            recorder.emit(event);
        }
        recorder.end();
        return trace;
    }
}
