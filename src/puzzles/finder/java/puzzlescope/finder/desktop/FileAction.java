package puzzlescope.finder.desktop;

import puzzlescope.engine.event.Message;

/** Something that is about to be done with files. Immutable; any thread. */
public interface FileAction {

    /** What will happen if it is done. */
    Message question();

    /** Does it once; what fails is in the sentence. May take long. */
    Done perform();
}
