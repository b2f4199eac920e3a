package puzzlescope.engine.text;

import puzzlescope.engine.event.EventSink;

/** A print under way: takes the events of one run, from the first to the last, and writes them down. One thread. */
@FunctionalInterface
public interface Transcript extends EventSink {

    /** Writes what can only be written when the last event is known. */
    default void finish() {}
}
