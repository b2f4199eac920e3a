package puzzlescope.app;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.command.AskedLanguage;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.learn.document.RunFile;
import puzzlescope.learn.lesson.Lesson;

/**
 * The file of a run or of a lesson that is to be opened in the window: {@code open FILE}, or the file alone, as a system gives it
 * that was asked to open it.
 *
 * @param language what the window is to speak; empty for what it spoke last
 */
record RunToOpen(String name, Optional<Language> language) {

    private static final int REFUSED = 2;

    /** The file that a command line asks for; empty if it asks for something else. */
    static Optional<RunToOpen> of(List<String> arguments) {
        var asked = AskedLanguage.of(arguments);
        var rest = asked.rest();
        boolean named = rest.size() == 2
                && rest.getFirst().equals("open")
                && !rest.getLast().startsWith("-");
        boolean alone = rest.size() == 1
                && (isNamed(rest.getFirst(), RunFile.ENDING) || isNamed(rest.getFirst(), Lesson.ENDING));
        return named || alone ? Optional.of(new RunToOpen(rest.getLast(), asked.language())) : Optional.empty();
    }

    /** What the window is told. */
    String[] arguments() {
        return Stream.concat(Stream.of(name), language.map(Language::code).stream())
                .toArray(String[]::new);
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

    private void refuse(Message reason) {
        System.err.println(new Words(language.orElseGet(() -> Language.of(Locale.getDefault()))).say(reason));
        System.exit(REFUSED);
    }
}
