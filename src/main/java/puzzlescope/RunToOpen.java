package puzzlescope;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.document.RunFile;
import puzzlescope.document.lesson.Lesson;
import puzzlescope.text.Language;
import puzzlescope.text.Words;

/**
 * The file of a run or of a lesson that is to be opened in the window: {@code open FILE}, or the file alone, as a system gives it
 * that was asked to open it.
 *
 * @param language what the window is to speak; empty for what it spoke last
 */
record RunToOpen(String name, Optional<Language> language) {

    private static final int REFUSED = 2;
    private static final String LANGUAGE = "--lang";

    /** The file that a command line asks for; empty if it asks for something else. */
    static Optional<RunToOpen> of(List<String> arguments) {
        var rest = new ArrayList<>(arguments);
        var language = takeLanguage(rest);
        boolean asked = rest.size() == 2
                && rest.getFirst().equals("open")
                && !rest.getLast().startsWith("-");
        boolean alone = rest.size() == 1
                && (isNamed(rest.getFirst(), RunFile.ENDING) || isNamed(rest.getFirst(), Lesson.ENDING));
        return asked || alone ? Optional.of(new RunToOpen(rest.getLast(), language)) : Optional.empty();
    }

    /** Takes {@code --lang zh} or {@code --lang=zh} out; what is no language stays and is refused with all else. */
    private static Optional<Language> takeLanguage(List<String> arguments) {
        for (var language : Language.values()) {
            int apart = Collections.indexOfSubList(arguments, List.of(LANGUAGE, language.code()));
            int joined = arguments.indexOf(LANGUAGE + "=" + language.code());
            if (apart >= 0 || joined >= 0) {
                int from = Math.max(apart, joined);
                arguments.subList(from, apart >= 0 ? from + 2 : from + 1).clear();
                return Optional.of(language);
            }
        }
        return Optional.empty();
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
