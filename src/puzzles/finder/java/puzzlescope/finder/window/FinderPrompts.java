package puzzlescope.finder.window;

import java.nio.file.Path;
import java.util.Optional;
import puzzlescope.engine.event.Message;

/** Questions to the person. FX thread only. */
interface FinderPrompts {

    /**
     * Asks for confirmation.
     *
     * @param answer the message key of the affirmative answer
     */
    boolean confirms(Message question, String answer);

    /** Asks for a target folder; empty if none was chosen. */
    Optional<Path> folder();

    /**
     * Asks for a path for a file.
     *
     * @param folder in which it is now
     * @param name a first proposal
     * @param answer the message key of the affirmative answer
     */
    Optional<Destination> destination(Path folder, String name, String answer);

    /** A folder, and a name in it as it was typed. */
    record Destination(Path folder, String name) {}

    /** Asks for a new name for an old one; empty if none was given. */
    Optional<String> name(String old);
}
