package puzzlescope.finder.desktop;

import puzzlescope.engine.event.Message;

/** An action on files to be confirmed. Immutable; any thread. */
public interface FileAction {

    /** Returns a description of what will happen. */
    Message question();

    /** Performs the action once; failures are in the sentence. May take long. */
    CompletedAction perform();
}
