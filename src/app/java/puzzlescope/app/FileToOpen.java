package puzzlescope.app;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import puzzlescope.command.RequestedLanguage;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.learn.document.OutsideAccess;
import puzzlescope.learn.document.RunFile;
import puzzlescope.learn.lesson.Lesson;

/**
 * A run or lesson file to open in the window, given as {@code open FILE}, or as the file alone when the system opens
 * it.
 *
 * @param language the language of the window; empty for the one used last
 */
record FileToOpen(String name, Optional<Language> language) {

    private static final int REFUSED = 2;

    /** Returns the file that a command line asks to open; empty if it asks for something else. */
    static Optional<FileToOpen> of(List<String> arguments) {
        var asked = RequestedLanguage.of(arguments);
        var rest = asked.rest();
        boolean named = rest.size() == 2
                && rest.getFirst().equals("open")
                && !rest.getLast().startsWith("-");
        boolean alone = rest.size() == 1
                && (isNamed(rest.getFirst(), RunFile.ENDING) || isNamed(rest.getFirst(), Lesson.ENDING));
        return named || alone ? Optional.of(new FileToOpen(rest.getLast(), asked.language())) : Optional.empty();
    }

    /** Returns the arguments passed to the window. */
    List<String> arguments() {
        return Stream.concat(Stream.of(name), language.map(Language::code).stream())
                .toList();
    }

    private static boolean isNamed(String name, String ending) {
        return name.toLowerCase(Locale.ROOT).endsWith(ending);
    }

    /** Exits with a message if the file cannot be read, before a window could flash up. */
    void refuseIfUnreadable() {
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
                refuse(refusal.reason());
            }
        } catch (InvalidPathException invalid) {
            refuse(Message.of("command.file.no-name", name));
        }
    }

    private void refuse(Message reason) {
        System.err.println(new Words(language.orElseGet(() -> Language.of(Locale.getDefault()))).localize(reason));
        System.exit(REFUSED);
    }
}
