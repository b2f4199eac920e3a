package puzzlescope.ui.timeline;

import puzzlescope.core.sample.SampleBoard;
import puzzlescope.core.sample.SampleEvent;
import puzzlescope.core.sample.SampleEventKind;
import puzzlescope.core.trace.Recorder;
import puzzlescope.core.trace.Retention;
import puzzlescope.core.trace.Trace;

/** Makes traces of sample events. */
final class Traces {

    private Traces() {}

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
