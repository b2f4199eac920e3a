package puzzlescope.export;

import puzzlescope.engine.event.Message;

/** Receives how far an export is and what was chosen for it. Called on the thread of the export. */
@FunctionalInterface
public interface ExportProgress {

    /** Accepts the fraction done, from 0 to 1. */
    void done(double share);

    /** Accepts a sentence about what is included, where it is not every step asked for. */
    default void chosen(Message sentence) {}
}
