package puzzlescope.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.puzzle.Catalogue;

/** The same term for the same thing, in both languages, in the bundles, in the pseudocode and in what is said about algorithms. */
class GlossaryTest {

    private static final Path ASSETS = Path.of("assets");
    private static final Path GLOSSARY = Path.of("src/app/test/words/glossary.txt");
    private static final Path EXCEPTIONS = Path.of("src/app/test/words/exceptions.txt");

    /** In an exception, what punctuation is otherwise. */
    private static final String FULL_WIDTH = "full-width";

    private static final Map<String, Pattern> WORDS = new HashMap<>();

    /** One line of the glossary. */
    private record Term(List<String> english, List<String> chinese, List<String> notEnglish, List<String> notChinese) {

        static Term of(String line) {
            var cells = line.split("\\|", -1);
            assertThat(cells).as(line).hasSize(4);
            return new Term(names(cells[0]), names(cells[1]), names(cells[2]), names(cells[3]));
        }

        private static List<String> names(String cell) {
            return Arrays.stream(cell.split(","))
                    .map(String::strip)
                    .filter(name -> !name.isEmpty())
                    .toList();
        }
    }

    /** In the place of an item of what is said about an algorithm. */
    private static final String ABOUT = ".about";

    /** What one key, one line of a listing, or one item about an algorithm says in both languages. */
    private record Said(String english, String chinese) {}

    private static List<Term> terms;
    private static Set<String> exceptions;
    private static Map<String, Said> said;

    @BeforeAll
    static void readWhatIsSaid() throws IOException {
        terms = lines(GLOSSARY).stream().map(Term::of).toList();
        exceptions = new HashSet<>();
        for (var line : lines(EXCEPTIONS)) {
            var cells = line.split("\\|", -1);
            assertThat(cells).as(line).hasSize(3);
            assertThat(cells[2]).as("why " + line).isNotBlank();
            exceptions.add(cells[0].strip() + " | " + cells[1].strip());
        }
        said = new TreeMap<>();
        bundle("engine");
        for (var puzzle : Catalogue.all()) {
            bundle(puzzle.id());
            for (var part : puzzle.listings()) {
                var english = Listing.of(puzzle.id(), part, Language.ENGLISH).lines();
                var chinese = Listing.of(puzzle.id(), part, Language.CHINESE).lines();
                for (int i = 0; i < english.size(); i++) {
                    said.put(
                            puzzle.id() + "/" + part + ":" + (i + 1),
                            new Said(english.get(i).code(), chinese.get(i).code()));
                }
                about(puzzle.id(), part);
            }
        }
    }

    private static void about(String puzzle, String part) {
        var english = About.of(puzzle, List.of(part), Language.ENGLISH).items();
        var chinese = About.of(puzzle, List.of(part), Language.CHINESE).items();
        for (int i = 0; i < english.size(); i++) {
            said.put(
                    puzzle + "/" + part + ABOUT + ":" + (i + 1),
                    new Said(
                            english.get(i).text(),
                            i < chinese.size() ? chinese.get(i).text() : ""));
        }
    }

    private static List<String> lines(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }

    private static void bundle(String folder) throws IOException {
        var english = load(ASSETS.resolve(folder).resolve("messages.properties"));
        var chinese = load(ASSETS.resolve(folder).resolve("messages_zh_CN.properties"));
        for (var key : english.stringPropertyNames()) {
            said.put(key, new Said(plain(english.getProperty(key)), plain(chinese.getProperty(key, ""))));
        }
    }

    private static Properties load(Path file) throws IOException {
        var properties = new Properties();
        try (var reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return properties;
    }

    private static String plain(String pattern) {
        return pattern.replace("''", "'");
    }

    private static boolean hasWord(String text, String word) {
        return WORDS.computeIfAbsent(word, GlossaryTest::pattern).matcher(text).find();
    }

    private static Pattern pattern(String word) {
        return Pattern.compile("(?<![A-Za-z-])" + Pattern.quote(word) + "(e?s)?(?![A-Za-z])", Pattern.CASE_INSENSITIVE);
    }

    private static boolean isException(String place, String word) {
        return exceptions.contains(place + " | " + word)
                || exceptions.contains(place.replaceFirst(":\\d+$", "") + " | " + word);
    }

    @Test
    void wordsThatNoTextbookUsesAreNotUsed() {
        var found = new TreeSet<String>();
        said.forEach((place, words) -> {
            for (var term : terms) {
                term.notEnglish().stream()
                        .filter(not -> hasWord(words.english(), not) && !isException(place, not))
                        .forEach(not -> found.add(place + " | " + not + " | " + words.english()));
                term.notChinese().stream()
                        .filter(not -> words.chinese().contains(not) && !isException(place, not))
                        .forEach(not -> found.add(place + " | " + not + " | " + words.chinese()));
            }
        });
        assertThat(String.join("\n", found)).isEmpty();
    }

    @Test
    void aTermInEnglishHasItsCounterpartInChinese() {
        var found = new TreeSet<String>();
        said.forEach((place, words) -> {
            for (var term : terms) {
                for (var name : term.english()) {
                    // What is said about an algorithm is written anew in each language.
                    boolean isSaid = !place.contains(ABOUT) && hasWord(words.english(), name);
                    // Code says the same in both languages.
                    boolean isTranslated = hasWord(words.chinese(), name)
                            || term.chinese().stream().anyMatch(words.chinese()::contains);
                    if (isSaid && !isTranslated && !isException(place, name)) {
                        found.add(place + " | " + name + " | " + words.english() + " | " + words.chinese());
                    }
                }
            }
        });
        assertThat(String.join("\n", found)).isEmpty();
    }

    /** Commas, colons and brackets between ideographs are full-width; an ellipsis has two characters. */
    @Test
    void chineseIsPunctuatedAsChinese() {
        var halfWidth = Pattern.compile("\\p{IsHan}[,;!?:]|[,;!?:]\\p{IsHan}|\\([^()]*\\p{IsHan}[^()]*\\)");
        var halfEllipsis = Pattern.compile("\\p{IsHan}\u2026(?!\u2026)|(?<!\u2026)\u2026 ?\\p{IsHan}");
        var found = new TreeSet<String>();
        said.forEach((place, words) -> {
            var text = words.chinese().replaceAll("\\{[^{}]*(\\{[^{}]*}[^{}]*)*}", "{}");
            boolean isCode = place.contains("/") || isException(place, FULL_WIDTH);
            if (!isCode
                    && (halfWidth.matcher(text).find()
                            || halfEllipsis.matcher(text).find())) {
                found.add(place + " | " + words.chinese());
            }
        });
        assertThat(String.join("\n", found)).isEmpty();
    }

    /** A board that a person sees or types is a 局面; the same board as a node of a search, which questions ask about, a 状态. */
    @Test
    void theNodesOfASearchAreStatesInChinese() {
        var searches = Pattern.compile("tiles\\.(ask|measure|counter|agenda|board-|layer-)");
        assertThat(said.entrySet())
                .filteredOn(each -> searches.matcher(each.getKey()).lookingAt())
                .isNotEmpty()
                .noneMatch(each -> each.getValue().chinese().contains("\u5c40\u9762"));
    }

    @Test
    void everyExceptionIsNeeded() {
        var words = new ArrayList<String>();
        terms.forEach(term -> {
            words.addAll(term.english());
            words.addAll(term.notEnglish());
            words.addAll(term.notChinese());
        });
        assertThat(exceptions).filteredOn(each -> !each.endsWith(FULL_WIDTH)).allSatisfy(exception -> {
            var place = exception.replaceFirst(" \\| .*", "");
            var word = exception.replaceFirst(".* \\| ", "");
            assertThat(words).contains(word);
            assertThat(said.entrySet())
                    .as(exception)
                    .anyMatch(each ->
                            (each.getKey().equals(place) || each.getKey().startsWith(place + ":"))
                                    && (hasWord(each.getValue().english(), word)
                                            || each.getValue().chinese().contains(word)));
        });
    }
}
