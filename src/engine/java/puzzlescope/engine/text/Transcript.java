package puzzlescope.engine.text;

import puzzlescope.engine.event.EventSink;

/** A transcript being written: receives the events of one run, from the first to the last. One thread. */
@FunctionalInterface
public interface Transcript extends EventSink {

    /** Writes the parts that require the last event to be known. */
    default void finish() {}
}
