package puzzlescope.arch;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static puzzlescope.arch.Walls.CLASSES;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.puzzle.StepQuestion;

/** What a new kind of event must not slip past, and how the kinds are told apart. */
abstract class KindRules {

    private static final Path SOURCES = Path.of("src");
    /** Used where a puzzle asks about some kinds; of a new one nothing need be asked. */
    private static final String QUESTION = "import " + StepQuestion.class.getName() + ";";

    private static final Pattern DEFAULT = Pattern.compile("case null, default ->.*|default ->.*");
    private static final Pattern ORDINAL = Pattern.compile("\\b(kind\\(\\)|[A-Z]\\w+)\\.ordinal\\(\\)");
    private static final Pattern WORD = Pattern.compile("\\b[A-Z]\\w+\\b");

    @Test
    void aSwitchOverOurKindsNamesThemAll() throws IOException {
        var ours = names();
        assertThat(places((lines, i) -> DEFAULT.matcher(lines.get(i).strip()).matches()
                        && !lines.contains(QUESTION)
                        && WORD.matcher(cases(lines, i)).results().anyMatch(word -> ours.contains(word.group()))))
                .as("a new kind is to be a compile error there")
                .isEmpty();
    }

    /** {@link EventKind} has no ordinal; that leaves the constants, and what is of the type of an enum. */
    @Test
    void aKindIsKnownByItsNumber() throws IOException {
        var ours = names();
        assertThat(places((lines, i) -> ORDINAL.matcher(lines.get(i))
                        .results()
                        .anyMatch(of -> of.group(1).equals("kind()") || ours.contains(of.group(1)))))
                .as("families of kinds share a vocabulary, so their ordinals are not their numbers")
                .isEmpty();
    }

    /** {@link EventKind#of} finds the kind by that name; a record of several kinds has a method of its own. */
    @Test
    void anEventIsNamedLikeItsKind() throws ReflectiveOperationException {
        for (var each : CLASSES) {
            if (each.isAssignableTo(Event.class)
                    && each.isRecord()
                    && each.tryGetMethod("kind").isEmpty()) {
                var kinds = each.reflect().getMethod("kind").getReturnType().getEnumConstants();
                assertThat(Stream.of(kinds).map(kind -> record(((EventKind) kind).name())))
                        .contains(each.getSimpleName());
            }
        }
    }

    /** The name of the record of a kind. */
    private static String record(String kind) {
        return Stream.of(kind.split("_"))
                .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                .collect(joining());
    }

    /** Where lines of our sources are what they should not be. */
    private static List<String> places(BiPredicate<List<String>, Integer> isBad) throws IOException {
        var found = new ArrayList<String>();
        try (var files = Files.walk(SOURCES)) {
            for (var file : files.filter(each -> each.toString().endsWith(".java")
                            && !each.toString().contains("/test/"))
                    .toList()) {
                var lines = Files.readAllLines(file);
                for (int i = 0; i < lines.size(); i++) {
                    if (isBad.test(lines, i)) {
                        found.add(file + ":" + (i + 1));
                    }
                }
            }
        }
        return found;
    }

    /** The names of the events and of the constants that are their kinds. */
    private static Set<String> names() {
        var names = new HashSet<String>();
        for (var each : CLASSES) {
            if (each.isAssignableTo(Event.class)) {
                names.add(each.getSimpleName());
            } else if (each.isAssignableTo(EventKind.class) && each.isEnum()) {
                Stream.of((Enum<?>[]) each.reflect().getEnumConstants())
                        .map(Enum::name)
                        .forEach(names::add);
            }
        }
        assertThat(names).contains("QueenPlaced", "KNIGHT_HOPPED");
        return names;
    }

    /** What a switch tells apart above its default branch, as far as it is indented like that. */
    private static String cases(List<String> lines, int branch) {
        int indentation = indentation(lines.get(branch));
        int first = branch;
        while (indentation(lines.get(first)) >= indentation || lines.get(first).isBlank()) {
            first--;
        }
        return lines.subList(first + 1, branch).stream()
                .filter(line -> line.strip().startsWith("case ") && indentation(line) == indentation
                        || line.strip().endsWith(" _,"))
                .map(line -> line.replaceFirst(" ->.*", ""))
                .collect(joining("\n"));
    }

    private static int indentation(String line) {
        return line.length() - line.stripLeading().length();
    }
}
