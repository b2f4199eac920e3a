package puzzlescope.app;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import puzzlescope.command.CommonOptions;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.learn.document.OutsideAccess;
import puzzlescope.learn.document.RunFile;
import puzzlescope.learn.lesson.Lesson;

/** A run or lesson file to open in the window, given as {@code open FILE}, or alone when the system opens it. */
record FileToOpen(String name) {

    private static final int REFUSED = 2;

    /** Returns the file that a command line asks to open; empty if it asks for something else. */
    static Optional<FileToOpen> of(CommonOptions options) {
        var rest = options.rest();
        boolean named = rest.size() == 2
                && rest.getFirst().equals("open")
                && !rest.getLast().startsWith("-");
        boolean alone = rest.size() == 1
                && (isNamed(rest.getFirst(), RunFile.ENDING) || isNamed(rest.getFirst(), Lesson.ENDING));
        return options.refusal().isEmpty() && (named || alone)
                ? Optional.of(new FileToOpen(rest.getLast()))
                : Optional.empty();
    }

    private static boolean isNamed(String name, String ending) {
        return name.toLowerCase(Locale.ROOT).endsWith(ending);
    }

    /** Exits with a message if the file cannot be read, before a window could flash up. */
    void refuseIfUnreadable(Language language) {
        // What the file names on this computer is asked about in the window.
        var isOutside = new AtomicBoolean();
        OutsideAccess later = (parameter, value) -> {
            isOutside.set(true);
            OutsideAccess.NONE.check(parameter, value);
        };
        try {
            if (isNamed(name, Lesson.ENDING)) {
                Lesson.read(Path.of(name));
            } else {
                RunFile.read(Path.of(name), later);
            }
        } catch (InvalidInputException refusal) {
            if (!isOutside.get()) {
                refuse(refusal.reason(), language);
            }
        } catch (InvalidPathException invalid) {
            refuse(Message.of("command.file.no-name", name), language);
        }
    }

    private static void refuse(Message reason, Language language) {
        System.err.println(new Words(language).localize(reason));
        System.exit(REFUSED);
    }
}
