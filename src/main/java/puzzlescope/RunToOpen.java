package puzzlescope;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.document.RunFile;
import puzzlescope.document.lesson.Lesson;
import puzzlescope.text.Language;
import puzzlescope.text.Words;

/**
 * The file of a run or of a lesson that is to be opened in the window: {@code open FILE}, or the file alone, as a system gives it that was asked
 * to open it.
 */
record RunToOpen(String name) {

    private static final int REFUSED = 2;

    /** The file that a command line asks for; empty if it asks for something else. */
    static Optional<RunToOpen> of(List<String> arguments) {
        boolean asked = arguments.size() == 2
                && arguments.getFirst().equals("open")
                && !arguments.getLast().startsWith("-");
        boolean alone = arguments.size() == 1
                && (isNamed(arguments.getFirst(), RunFile.ENDING) || isNamed(arguments.getFirst(), Lesson.ENDING));
        return asked || alone ? Optional.of(new RunToOpen(arguments.getLast())) : Optional.empty();
    }

    private static boolean isNamed(String name, String ending) {
        return name.toLowerCase(Locale.ROOT).endsWith(ending);
    }

    /** Ends the program with a sentence if there is nothing to be opened; then no window flashes up. */
    void refuseIfUnreadable() {
        try {
            if (isNamed(name, Lesson.ENDING)) {
                Lesson.read(Path.of(name));
            } else {
                RunFile.read(Path.of(name));
            }
        } catch (InvalidInput refusal) {
            refuse(refusal.reason());
        } catch (InvalidPathException invalid) {
            refuse(Message.of("command.file.no-name", name));
        }
    }

    private static void refuse(Message reason) {
        System.err.println(new Words(Language.of(Locale.getDefault())).say(reason));
        System.exit(REFUSED);
    }
}
