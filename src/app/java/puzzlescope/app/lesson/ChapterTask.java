package puzzlescope.app.lesson;

import puzzlescope.engine.event.Message;

/** What is to be done in the chapter that is open. FX thread only. */
interface ChapterTask {

    /** What that is, in a sentence. */
    Message now();

    /** How far one is. */
    Message state();

    /** Whether it is done, so that one may go on. */
    boolean isDone();

    /** Called once a frame. */
    default void tick() {}

    /** Leaves the tab as it was without a lesson. */
    default void end() {}
}
