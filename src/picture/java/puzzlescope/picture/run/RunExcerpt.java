package puzzlescope.picture.run;

import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Trace;

/**
 * A range of a recording and a position.
 *
 * @param title the run in words
 * @param from the position where the range begins
 * @param to where it ends
 */
public record RunExcerpt(Session session, String title, long from, long to, long position) {

    Trace trace() {
        return session.trace();
    }

    /** Returns whether the run completed, so that its number of steps is known. */
    boolean isRecordedToTheEnd() {
        return session.run().outcome().filter(how -> how != RunOutcome.STOPPED).isPresent();
    }

    /** The first event of a column, of {@code columns} of equal width. */
    long eventAt(int column, int columns) {
        return from + Math.round(Math.floor((double) (to - from) * column / columns));
    }

    /** Place of a position in the range, from 0 to 1. */
    double share(long at) {
        return to == from ? 0 : Math.clamp((double) (at - from) / (to - from), 0, 1);
    }
}
