package puzzlescope.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Catalogue;

/** Both languages are complete and say the same with the same numbers. */
class MessageBundlesTest {

    private static final Path ASSETS = Path.of("assets");
    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d+)");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{[^{}]*}");
    private static final Pattern HAN = Pattern.compile("\\p{IsHan}");
    private static final Pattern ENGLISH_SENTENCE = Pattern.compile("[A-Za-z]{2,}( [a-z]{2,}){3,}");

    /** Keys whose words are deliberately of the other language: what leads there must be found by those who read it. */
    private static final Set<String> OF_THE_OTHER_LANGUAGE = Set.of("language.other");

    /** Names that are the same in every language. */
    private static final Set<String> NAMES = Set.of("agenda.f", "agenda.g-h", "code.PYTHON", "code.JAVASCRIPT");

    static List<Path> folders() throws IOException {
        try (var found = Files.list(ASSETS)) {
            return found.filter(folder -> Files.exists(folder.resolve("messages.properties")))
                    .sorted()
                    .toList();
        }
    }

    private static Properties english(Path folder) throws IOException {
        return load(folder.resolve("messages.properties"));
    }

    private static Properties chinese(Path folder) throws IOException {
        return load(folder.resolve("messages_zh_CN.properties"));
    }

    private static Properties load(Path file) throws IOException {
        var properties = new Properties();
        try (var reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return properties;
    }

    private static Set<String> arguments(String pattern) {
        var numbers = new TreeSet<String>();
        ARGUMENT.matcher(pattern).results().forEach(found -> numbers.add(found.group(1)));
        return numbers;
    }

    /** The words of a pattern without its arguments. */
    private static String words(String pattern) {
        var before = "";
        var words = pattern;
        while (!words.equals(before)) {
            before = words;
            words = PLACEHOLDER.matcher(words).replaceAll("");
        }
        return words;
    }

    @Test
    void theAppAndEveryPuzzleHaveABundle() throws IOException {
        var names = folders().stream()
                .map(folder -> folder.getFileName().toString())
                .toList();
        assertThat(names)
                .contains("engine")
                .containsAll(Catalogue.all().stream().map(p -> p.id()).toList());
    }

    @ParameterizedTest
    @MethodSource("folders")
    void bothLanguagesHaveTheSameKeys(Path folder) throws IOException {
        assertThat(chinese(folder).stringPropertyNames())
                .isEqualTo(english(folder).stringPropertyNames());
    }

    /** Without it a Chinese machine that asks for English gets Chinese. */
    @ParameterizedTest
    @MethodSource("folders")
    void thereIsAnEmptyBundleForEnglish(Path folder) {
        assertThat(folder.resolve("messages_en.properties")).isEmptyFile();
    }

    private static List<String> keysInOrder(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> line.matches("[a-z][^ =]* *=.*"))
                .map(line -> line.replaceFirst(" *=.*", ""))
                .toList();
    }

    /** So that who rewords one finds the other in the same line. */
    @ParameterizedTest
    @MethodSource("folders")
    void theKeysStandInTheSameOrderInBothLanguages(Path folder) throws IOException {
        assertThat(keysInOrder(folder.resolve("messages_zh_CN.properties")))
                .containsExactlyElementsOf(keysInOrder(folder.resolve("messages.properties")));
    }

    @ParameterizedTest
    @MethodSource("folders")
    void noKeyIsThereTwice(Path folder) throws IOException {
        for (var file : List.of("messages.properties", "messages_zh_CN.properties")) {
            var keys = keysInOrder(folder.resolve(file));
            assertThat(keys).as(file).doesNotHaveDuplicates();
            assertThat(Set.copyOf(keys)).isEqualTo(load(folder.resolve(file)).stringPropertyNames());
        }
    }

    @ParameterizedTest
    @MethodSource("folders")
    void everyPatternCanBeReadAndTakesTheSameArguments(Path folder) throws IOException {
        var english = english(folder);
        var chinese = chinese(folder);
        for (var key : english.stringPropertyNames()) {
            var pattern = english.getProperty(key);
            var translated = chinese.getProperty(key, "");
            assertThatCode(() -> new MessageFormat(pattern)).as(key).doesNotThrowAnyException();
            assertThatCode(() -> new MessageFormat(translated)).as(key).doesNotThrowAnyException();
            assertThat(arguments(translated)).as(key).isEqualTo(arguments(pattern));
            assertThat(pattern + translated).as("lone quotes in " + key).doesNotContainPattern("(?<!')'(?!')");
        }
    }

    @ParameterizedTest
    @MethodSource("folders")
    void everyKeyHasWordsOfItsLanguage(Path folder) throws IOException {
        var english = english(folder);
        var chinese = chinese(folder);
        for (var key : english.stringPropertyNames()) {
            assertThat(english.getProperty(key)).as(key).isNotBlank();
            assertThat(chinese.getProperty(key)).as(key).isNotBlank();
            if (!OF_THE_OTHER_LANGUAGE.contains(key)) {
                assertThat(english.getProperty(key)).as(key).doesNotContainPattern(HAN);
                assertIsChinese(key, words(chinese.getProperty(key)));
            }
        }
    }

    private static void assertIsChinese(String key, String words) {
        boolean symbolic = NAMES.contains(key) || words.chars().noneMatch(Character::isLetter);
        assertThat(symbolic || HAN.matcher(words).find())
                .as("%s is Chinese", key)
                .isTrue();
        assertThat(words).as(key).doesNotContainPattern(ENGLISH_SENTENCE);
    }

    @Test
    void everyListingIsThereWithTheSameLabelsInBothLanguages() {
        for (var puzzle : Catalogue.all()) {
            assertThat(puzzle.listings())
                    .containsAll(
                            puzzle.algorithms().stream().map(each -> each.id()).toList());
            for (var part : puzzle.listings()) {
                var english = Listing.of(puzzle.id(), part, Language.ENGLISH);
                var chinese = Listing.of(puzzle.id(), part, Language.CHINESE);
                assertThat(english.lines()).isNotEmpty();
                assertThat(chinese.lines().stream().map(Listing.Line::labels))
                        .as(puzzle.id() + "/" + part)
                        .containsExactlyElementsOf(english.lines().stream()
                                .map(Listing.Line::labels)
                                .toList());
                assertThat(chinese.lines().stream().map(Listing.Line::badges))
                        .as("badges of %s/%s", puzzle.id(), part)
                        .containsExactlyElementsOf(english.lines().stream()
                                .map(Listing.Line::badges)
                                .toList());
            }
        }
    }

    @Test
    void everyListingIsAPartOfARunsListing() throws IOException {
        for (var puzzle : Catalogue.all()) {
            try (var files = Files.list(ASSETS.resolve(puzzle.id()))) {
                var listed = files.map(file -> file.getFileName().toString())
                        .filter(name -> name.endsWith(".listing"))
                        .map(name -> name.replaceFirst("(_zh_CN|\\.py|\\.js)?\\.listing$", ""))
                        .toList();
                assertThat(listed).isSubsetOf(puzzle.listings());
            }
        }
    }
}
