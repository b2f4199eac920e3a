package puzzlescope.finder.desktop;

import java.util.Optional;
import puzzlescope.engine.event.Message;

/**
 * The result of an action.
 *
 * @param sentence describes what was done, and what failed
 * @param undo reverts the action; empty if nothing was done or the system does not allow it
 */
public record CompletedAction(Message sentence, Optional<FileAction> undo) {

    static CompletedAction of(Message sentence) {
        return new CompletedAction(sentence, Optional.empty());
    }
}
