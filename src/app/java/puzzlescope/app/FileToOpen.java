package puzzlescope.app;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import puzzlescope.app.program.EventTextFile;
import puzzlescope.app.program.OwnProgram;
import puzzlescope.command.CommonOptions;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.learn.document.OutsideAccess;
import puzzlescope.learn.document.RunFile;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.program.LiveText;

/**
 * A file to open in the window, of a run, a lesson, a program or a text of events, given as {@code open FILE}, or alone when the
 * system opens it.
 */
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

    /**
     * Returns a command line in which a file stands for the standard input that is to be opened, {@code open -}: what a
     * program prints is shown while it comes.
     */
    static List<String> withInputAsFile(List<String> given) throws IOException {
        int last = given.size() - 1;
        if (last < 1 || !given.get(last - 1).equals("open") || !given.get(last).equals("-")) {
            return given;
        }
        var named = new ArrayList<>(given);
        named.set(last, LiveText.follow(System.in, EventTextFile.ENDING).file().toString());
        return named;
    }

    private static boolean isNamed(String name, String ending) {
        return name.toLowerCase(Locale.ROOT).endsWith(ending);
    }

    /** Exits with a message if the file cannot be read, before a window could flash up. */
    void refuseIfUnreadable(Language language) {
        // References of the file to this computer are confirmed in the window.
        var isOutside = new AtomicBoolean();
        OutsideAccess later = (parameter, value) -> {
            isOutside.set(true);
            OutsideAccess.NONE.check(parameter, value);
        };
        try {
            if (isNamed(name, Lesson.ENDING)) {
                Lesson.read(Path.of(name));
            } else if (isNamed(name, OwnProgram.ENDING)) {
                OwnProgram.read(Path.of(name));
            } else if (EventTextFile.isNamed(name)) {
                LiveText.at(Path.of(name))
                        .filter(LiveText::isAwaited)
                        .ifPresent(_ -> System.err.println(new Words(language).localize("command.open.waiting")));
                EventTextFile.read(Path.of(name));
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
