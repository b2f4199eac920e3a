package puzzlescope.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.RunOutcome;

/**
 * Every key of the bundles is used, and every key that is used is there. Many keys are put together from pieces, such as a
 * puzzle's id and the name of a constant: such a key counts as used if each of its pieces stands in the sources, as a string
 * or as the name of a constant, in those of its own puzzle or in those that all puzzles share.
 */
class MessageKeysTest {

    private static final Path ASSETS = Path.of("assets");
    private static final Path SOURCES = Path.of("src");
    private static final Pattern STRING = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"(\\s*\\+)?");
    private static final Pattern CONSTANT = Pattern.compile("\\b[A-Z][A-Z0-9_]+\\b");
    private static final Pattern KEY = Pattern.compile("[a-z][a-z-]*(\\.[A-Za-z0-9_-]+)+[.-]?");
    private static final Pattern SEPARATORS = Pattern.compile("^[.-]+|[.-]+$");

    /** What looks like a key and is none: names of files. */
    private static final Pattern NO_KEY = Pattern.compile(".*\\.properties");

    /** Pieces that stand in the sources as single characters: the members of a river crossing. */
    private static final Set<String> LETTERS = Set.of("W", "G", "C");

    private static List<String> puzzles;

    /** One source file: whose it is (a puzzle's id, or empty), and its text. */
    private record Source(String puzzle, String text) {}

    private static List<Source> sources;

    @BeforeAll
    static void readTheSources() throws IOException {
        puzzles = Catalogue.all().stream().map(Puzzle::id).toList();
        sources = new ArrayList<>();
        try (var files = Files.walk(SOURCES)) {
            for (var file : files.filter(each -> each.toString().endsWith(".java")
                            && !each.toString().contains("/test/"))
                    .toList()) {
                sources.add(new Source(puzzleOf(file), Files.readString(file)));
            }
        }
    }

    /** The house that a file lies in says whose it is; tests of the app may be about one puzzle by their name. */
    private static String puzzleOf(Path file) {
        var path = SOURCES.relativize(file).toString().replace('\\', '/');
        var name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return puzzles.stream()
                .filter(id -> path.startsWith("puzzles/" + id + "/"))
                .findFirst()
                .orElseGet(() ->
                        puzzles.stream().filter(name::startsWith).findFirst().orElse(""));
    }

    private static Set<String> keys(String folder) throws IOException {
        var properties = new Properties();
        try (var reader = Files.newBufferedReader(ASSETS.resolve(folder).resolve("messages.properties"))) {
            properties.load(reader);
        }
        return properties.stringPropertyNames();
    }

    private static Set<String> allKeys() throws IOException {
        var keys = new HashSet<>(keys("engine"));
        for (var puzzle : puzzles) {
            keys.addAll(keys(puzzle));
        }
        return keys;
    }

    /** The strings and the constants' names that stand in the sources of a puzzle and in those that all share. */
    private static Set<String> pieces(String puzzle) {
        var pieces = new HashSet<String>();
        for (var source : sources) {
            if (source.puzzle().isEmpty() || source.puzzle().equals(puzzle)) {
                STRING.matcher(source.text()).results().forEach(found -> pieces.add(bare(found.group(1))));
                CONSTANT.matcher(source.text()).results().forEach(found -> {
                    pieces.add(found.group());
                    pieces.add(found.group().toLowerCase(Locale.ROOT).replace('_', '-'));
                });
            }
        }
        return pieces;
    }

    private static String bare(String piece) {
        return SEPARATORS.matcher(piece).replaceAll("");
    }

    /** Whether a key, from a place on, is made of pieces between dots and hyphens. */
    private static boolean isMadeOf(String key, int from, Set<String> pieces) {
        if (from >= key.length()) {
            return true;
        }
        for (int to = key.length(); to > from; to--) {
            boolean atBorder = to == key.length() || key.charAt(to) == '.' || key.charAt(to) == '-';
            if (atBorder && pieces.contains(key.substring(from, to)) && isMadeOf(key, to + 1, pieces)) {
                return true;
            }
        }
        return false;
    }

    @Test
    void everyKeyIsUsed() throws IOException {
        var unused = new TreeSet<String>();
        for (var folder : Stream.concat(Stream.of("engine"), puzzles.stream()).toList()) {
            var pieces = pieces(folder);
            pieces.addAll(puzzles);
            pieces.addAll(LETTERS);
            keys(folder).stream().filter(key -> !isMadeOf(key, 0, pieces)).forEach(unused::add);
        }
        assertThat(unused).isEmpty();
    }

    @Test
    void everyKeyThatStandsInTheSourcesIsThere() throws IOException {
        var keys = allKeys();
        var firsts = keys.stream().map(key -> key.replaceFirst("\\..*", "")).collect(Collectors.toSet());
        var missing = new TreeSet<String>();
        for (var source : sources) {
            STRING.matcher(source.text()).results().forEach(found -> {
                var text = found.group(1);
                boolean goesOn = found.group(2) != null || text.endsWith(".") || text.endsWith("-");
                boolean isKey = KEY.matcher(text).matches() && firsts.contains(text.replaceFirst("\\..*", ""));
                boolean isThere = goesOn ? keys.stream().anyMatch(key -> key.startsWith(text)) : keys.contains(text);
                boolean isPiece =
                        keys.stream().anyMatch(key -> key.startsWith(text + ".") || key.startsWith(text + "-"));
                if (isKey && !isThere && !isPiece && !NO_KEY.matcher(text).matches()) {
                    missing.add(text);
                }
            });
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void everyEndOfARunHasItsWords() throws IOException {
        var ends = Arrays.stream(RunOutcome.values())
                .filter(runOutcome -> runOutcome != RunOutcome.FAILED)
                .map(runOutcome -> "outcome." + runOutcome)
                .toList();
        assertThat(keys("engine")).containsAll(ends);
    }
}
