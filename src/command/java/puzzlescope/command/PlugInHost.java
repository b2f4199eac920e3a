package puzzlescope.command;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;

/** Loads plug-ins for a command line. Supplied by callers that can; to be asked before any puzzle is looked up. */
public interface PlugInHost {

    /** Has no plug-ins, and refuses every jar. */
    PlugInHost NONE = new PlugInHost() {
        @Override
        public void use(String jar) {
            throw new InvalidInputException(Message.of("plug-in.no-module-system"));
        }

        @Override
        public OpenedJar open(String jar) {
            throw new InvalidInputException(Message.of("plug-in.no-module-system"));
        }

        @Override
        public void useAllowed() {}

        @Override
        public List<Message> remarks() {
            return List.of();
        }

        @Override
        public List<Message> faults(Puzzle puzzle) {
            return List.of();
        }
    };

    /**
     * Makes the puzzles of a jar available, this once and without a permission.
     *
     * @throws InvalidInputException with the reason if it cannot be used
     */
    void use(String jar);

    /**
     * Makes the puzzles of a jar available whatever they lack, so that they can be checked.
     *
     * @throws InvalidInputException with the reason if there is no such file
     */
    OpenedJar open(String jar);

    /** Makes the puzzles of all plug-ins available that the user allowed. */
    void useAllowed();

    /** Returns why plug-ins are not used that the user may expect: permissions that are missing, and faults. */
    List<Message> remarks();

    /** Returns what a puzzle lacks in the window. */
    List<Message> faults(Puzzle puzzle);
}
