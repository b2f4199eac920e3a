package puzzlescope.finder.window;

import java.nio.file.Path;
import java.util.Optional;
import puzzlescope.engine.event.Message;

/** Questions to the person. FX thread only. */
interface Asking {

    /**
     * Whether something is to be done.
     *
     * @param answer the key of what the answer yes is called
     */
    boolean confirms(Message question, String answer);

    /** A folder to put files into; empty if none was chosen. */
    Optional<Path> folder();

    /**
     * A path for a file.
     *
     * @param folder in which it is now
     * @param name a first proposal
     * @param answer the key of what the answer yes is called
     */
    Optional<Place> place(Path folder, String name, String answer);

    /** A folder, and a name in it as it was typed. */
    record Place(Path folder, String name) {}

    /** A new name in place of an old one; empty if none was given. */
    Optional<String> name(String old);
}
