package puzzlescope.export;

import puzzlescope.engine.event.Message;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.run.RunCalls;
import puzzlescope.picture.run.RunCurve;
import puzzlescope.picture.run.RunExcerpt;
import puzzlescope.picture.run.RunTree;

/** The subject of a picture. */
public enum PictureSubject {
    /** The board at a position. */
    BOARD,
    /** The run's measure over a range. */
    CURVE,
    /** The open calls at a position. */
    CALLS,
    /** The calls of a range as an icicle plot. */
    TREE;

    /** Returns whether the end of the range must be recorded. */
    boolean hasRange() {
        return this == CURVE || this == TREE;
    }

    /** Draws a subject other than the board on an empty surface. */
    void paint(Surface surface, Style style, RunExcerpt moment) {
        switch (this) {
            case BOARD -> throw new IllegalStateException("boards have painters of their own");
            case CURVE -> new RunCurve(surface, style, moment).paint(surface.width(), surface.height());
            case CALLS -> {
                requireCalls(moment);
                new RunCalls(surface, style, moment).paint(surface.width(), surface.height());
            }
            case TREE -> {
                requireCalls(moment);
                new RunTree(surface, style, moment).paint(surface.width(), surface.height());
            }
        }
    }

    private static void requireCalls(RunExcerpt moment) {
        if (moment.session().trace().profile().greatestDepth() == 0) {
            throw new ExportRefusedException(PictureExport.WHAT, Message.of("export.what.no-calls"));
        }
    }
}
