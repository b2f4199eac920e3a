package puzzlescope.window.timeline;

import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.testkit.SampleBoard;
import puzzlescope.testkit.SampleEvent;
import puzzlescope.testkit.SampleEventKind;

/** Makes traces of sample events. */
final class SampleTraces {

    private SampleTraces() {}

    /** A trace with these events that has ended. */
    static Trace of(SampleEventKind... kinds) {
        var trace = new Trace(SampleEventKind.VOCABULARY, Retention.ofChunks(4));
        var recorder = new Recorder(trace, new SampleBoard());
        for (int i = 0; i < kinds.length; i++) {
            recorder.emit(new SampleEvent(kinds[i], i).pack());
        }
        recorder.end();
        return trace;
    }
}
