package puzzlescope.finder.desktop;

import java.util.Optional;
import puzzlescope.engine.event.Message;

/**
 * What was done.
 *
 * @param sentence what was done, and what could not be done
 * @param undo what takes it back; empty if nothing was done or the system does not allow it
 */
public record Done(Message sentence, Optional<FileAction> undo) {

    static Done of(Message sentence) {
        return new Done(sentence, Optional.empty());
    }
}
