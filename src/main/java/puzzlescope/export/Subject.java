package puzzlescope.export;

import puzzlescope.core.event.Message;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.run.RunCalls;
import puzzlescope.picture.run.RunCurve;
import puzzlescope.picture.run.RunMoment;

/** What a picture is of. */
public enum Subject {
    /** The board at the moment. */
    BOARD,
    /** What the run measures over the range. */
    CURVE,
    /** The calls at the moment. */
    CALLS;

    /** Whether the end of the range has to be recorded. */
    boolean hasRange() {
        return this == CURVE;
    }

    /** Draws what is not the board on an empty surface. */
    void paint(Surface surface, Style style, RunMoment moment) {
        switch (this) {
            case BOARD -> throw new IllegalStateException("boards have painters of their own");
            case CURVE -> new RunCurve(surface, style, moment).paint(surface.width(), surface.height());
            case CALLS -> {
                if (moment.session().trace().profile().greatestDepth() == 0) {
                    throw new ExportRefused(PictureExport.WHAT, Message.of("export.what.no-calls"));
                }
                new RunCalls(surface, style, moment).paint(surface.width(), surface.height());
            }
        }
    }
}
