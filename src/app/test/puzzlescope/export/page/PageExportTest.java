package puzzlescope.export.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.export.ExportRefusedException;
import puzzlescope.export.MomentSentence;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.testkit.TestExport;

class PageExportTest {

    private static final int KILOBYTE = 1 << 10;
    private static final int LIMIT = 5_000;

    @TempDir
    private Path folder;

    static Stream<String> puzzles() {
        return Catalogue.all().stream()
                .map(Puzzle::id)
                .filter(id -> PuzzlePicture.of(id).isPresent());
    }

    private static TestExport page(String puzzle, Map<String, String> given) throws IOException, InterruptedException {
        var values = new HashMap<>(given);
        if (puzzle.equals("knight")) {
            values.put("algorithm", "warnsdorff");
        }
        return TestExport.of(new PageExport(), puzzle, Language.ENGLISH, values);
    }

    /** A part of a run that is long enough for everything, and short enough for a test. */
    private static TestExport part(String puzzle) throws IOException, InterruptedException {
        try (var whole = page(puzzle, Map.of("end", "0"))) {
            return page(
                    puzzle,
                    Map.of(
                            "end",
                            Long.toString(Math.min(120, whole.session().trace().length()))));
        }
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("puzzles")
    void everyPictureComesBackAsItWasDrawn(String puzzle) throws IOException, InterruptedException {
        try (var page = part(puzzle)) {
            var read = PageReader.of(page.text());
            var positions = read.<Integer>list("positions");
            assertThat(positions).hasSizeGreaterThan(10);
            var languages = List.of(Language.ENGLISH, Language.CHINESE);
            for (int language = 0; language < 2; language++) {
                var words = new Words(languages.get(language));
                for (int theme = 0; theme < PagePictures.THEMES.size(); theme++) {
                    var board = page.export().board(PagePictures.THEMES.get(theme), words);
                    var pictures = read.pictures(language, theme);
                    assertThat(pictures).hasSameSizeAs(positions);
                    for (int moment = 0; moment < positions.size(); moment++) {
                        assertThat(pictures.get(moment))
                                .as("%s, moment %s, %s, theme %s", puzzle, moment, words.language(), theme)
                                .isEqualTo(board.svg(positions.get(moment)));
                        assertThat(read.sentence(language, moment))
                                .isEqualTo(MomentSentence.of(
                                        page.session().timeline().lastEvent(), words));
                    }
                }
            }
        }
    }

    /** The window shows the same: open calls, or what waits, or nothing. */
    @Test
    void besideTheCodeAreTheCallsOrTheFrontierOfTheAlgorithm() throws IOException, InterruptedException {
        try (var queens = page("queens", Map.of("n", "4"))) {
            var read = PageReader.of(queens.text());
            int returned =
                    read.moment("Dead end: row 3 has no safe column. Backtrack: queen 2 is removed from column 3.");
            assertThat(read.panel(0, returned))
                    .containsExactly(
                            "Call stack",
                            "place(3)  \u265b(2, 3) \u00b7 has returned",
                            "place(2)  \u265b(1, 1)",
                            "place(1)");
            assertThat(read.panel(1, returned)).first().isEqualTo("\u8c03\u7528\u6808");
        }
        try (var states = page("states", Map.of())) {
            var read = PageReader.of(states.text());
            assertThat(read.panel(0, 1)).containsExactly("Queue: 1 entry", "Node 0: 3G 3P left");
        }
        try (var maze = page("maze", Map.of("algorithm", "prim", "end", "9"))) {
            assertThat(PageReader.of(maze.text()).panel(0, 5)).isEmpty();
        }
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("puzzles")
    void itsSizeIsToldBeforeItIsMade(String puzzle) throws IOException, InterruptedException {
        try (var page = part(puzzle)) {
            var export = page.export();
            assertThat(new PageExport().size(export, export.stops(LIMIT))).isEqualTo(page.bytes().length);
        }
    }

    @Test
    void theSizeOfALongPageIsEstimated() throws IOException, InterruptedException {
        try (var page = page("queens", Map.of("n", "6", "end", "500"))) {
            var export = page.export();
            assertThat(new PageExport().size(export, export.stops(LIMIT)))
                    .isCloseTo(page.bytes().length, withinPercentage(30));
        }
    }

    @Test
    void theSameArgumentsGiveTheSameBytes() throws IOException, InterruptedException {
        try (var one = page("hanoi", Map.of());
                var other = page("hanoi", Map.of())) {
            assertThat(one.bytes()).isEqualTo(other.bytes());
        }
    }

    @Test
    void aThousandMomentsAreASmallFile() throws IOException, InterruptedException {
        try (var page = page("queens", Map.of("end", "1000"))) {
            assertThat(PageReader.of(page.text()).<Integer>list("positions")).hasSize(1001);
            assertThat(page.bytes().length / KILOBYTE).isLessThan(600);
        }
    }

    @Test
    void aMazeWhoseWayGrowsFromMomentToMomentIsASmallFile() throws IOException, InterruptedException {
        try (var page = page("maze", Map.of())) {
            assertThat(page.bytes().length / KILOBYTE).isLessThan(700);
        }
    }

    @Test
    void itIsReadWithoutAScriptAndWithoutANetwork() throws IOException, InterruptedException {
        try (var page = page("hanoi", Map.of())) {
            var text = page.text();
            assertThat(text.split("<li value=\"", -1)).hasSize(24);
            assertThat(text).contains("<li value=\"0\">The start: nothing has happened yet.</li>");
            assertThat(text).contains("aria-label=\"Towers of Hanoi\">\n<svg xmlns=");
            assertThat(text.replaceAll("http://www\\.w3\\.org/[\\w/]+", ""))
                    .doesNotContain("http:", "https:", "src=", "@import", "localStorage", "eval(");
        }
    }

    @Test
    void namesOfFilesDoNotBecomePartsOfThePage() throws IOException, InterruptedException {
        var evil = Files.createDirectory(folder.resolve("<"));
        Files.writeString(evil.resolve("script>"), "22");
        Files.writeString(evil.resolve("<img src=x onerror=alert(1)>&amp;"), "22");
        Files.writeString(evil.resolve("<!-- {{data}} \"<1"), "22");
        try (var page = page("finder", Map.of("folder", folder.toString()))) {
            var text = page.text();
            assertThat(text).contains("&lt;img src=x onerror=alert(1)&gt;&amp;amp;");
            assertThat(text).doesNotContain("<img", "<!--");
            assertThat(text.split("</script>", -1)).as("the page's own three").hasSize(4);
            var read = PageReader.of(text);
            assertThat(read.<String>list("sentences"))
                    .anySatisfy(sentence -> assertThat(sentence).contains("<img src=x onerror=alert(1)>&amp;"))
                    .anySatisfy(sentence -> assertThat(sentence).contains("<!-- {{data}} \"<1"));
            assertThat(read.pictures(0, 0).getLast()).contains("&lt;!-- {{data}} &quot;&lt;1");
        }
    }

    @Test
    void itOpensInTheThemeThatIsAskedForAndElseInThatOfTheBrowser() throws IOException, InterruptedException {
        try (var page = page("hanoi", Map.of("theme", "contrast"));
                var other = page("hanoi", Map.of())) {
            assertThat(page.text()).contains("data-theme=\"contrast\"");
            var read = PageReader.of(page.text());
            assertThat(read.<String>list("themes")).containsExactly("light", "dark", "contrast");
            var svg = read.pictures(0, 2).getFirst();
            assertThat(page.text()).as("without a script, too").contains(svg);
            assertThat(other.text()).contains("data-theme=\"system\"").doesNotContain(svg);
        }
    }

    @Test
    void tooManyMomentsAreRefusedWithWhatToChoose() {
        assertThatThrownBy(() -> page("queens", Map.of("end", "100%", "n", "9", "by", "events"))
                        .close())
                .isInstanceOfSatisfying(ExportRefusedException.class, refused -> {
                    assertThat(refused.option()).isEqualTo("end");
                    assertThat(new Words(Language.ENGLISH).localize(refused.reason()))
                            .isEqualTo("That range has more than 5,000 such points. Choose a shorter range, or calls,"
                                    + " or solutions and dead ends, instead of every step (--begin, --end, --by).");
                });
    }

    @Test
    void theLanguageThatIsAskedForIsThereFirst() throws IOException, InterruptedException {
        try (var page = TestExport.of(new PageExport(), "hanoi", Language.CHINESE, Map.of("by", "milestones"))) {
            assertThat(new String(page.bytes(), StandardCharsets.UTF_8))
                    .contains("<html lang=\"zh-CN\" data-theme=\"system\">", "汉诺塔");
            assertThat(PageReader.of(page.text()).<String>list("languages")).containsExactly("zh-CN", "en");
        }
    }
}
