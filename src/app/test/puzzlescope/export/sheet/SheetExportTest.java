package puzzlescope.export.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.TestExport;

class SheetExportTest {

    private static final Pattern ROW = Pattern.compile("<tr><td>(\\d+)</td><td>(.*?)</td><td>(.*?)</td><td>(.*?)</td>");

    static List<String> puzzles() {
        return Catalogue.all().stream().map(Puzzle::id).toList();
    }

    private static List<String> pages(String puzzle, Language language, Map<String, String> values) throws Exception {
        try (var testExport = TestExport.of(new SheetExport(), puzzle, ".html", language, values)) {
            var pages = new ArrayList<String>();
            for (var file : testExport.files()) {
                pages.add(new String(TestExport.bytes(file), StandardCharsets.UTF_8));
            }
            return pages;
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void everySheetHasAFileOfAnswersInEveryLanguage(String puzzle) throws Exception {
        for (var language : Language.values()) {
            var pages = pages(puzzle, language, Map.of("variants", "2", "traced-steps", "6", "questions", "3"));
            assertThat(pages).hasSize(2).noneMatch(page -> page.contains("export.") || page.contains("question."));
            var sheet = ROW.matcher(pages.get(0)).results().toList();
            var answers = ROW.matcher(pages.get(1)).results().toList();
            assertThat(sheet).hasSize(12);
            assertThat(answers).hasSize(12);
            for (int i = 0; i < sheet.size(); i++) {
                assertThat(sheet.get(i).group(1)).isEqualTo(answers.get(i).group(1));
                assertThat(sheet.get(i).group(4))
                        .isEqualTo(i % 6 == 0 ? answers.get(i).group(4) : "");
                assertThat(answers.get(i).group(4)).isNotBlank();
            }
            assertThat(pages.get(0)).contains("<svg").doesNotContain("class=\"right\"");
            assertThat(pages.get(1)).doesNotContain("<svg");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "hanoi, disks=1",
        "recursion, function=factorial; n=1",
        "recursion, function=fibonacci; n=2",
        "maze, width=3; height=3",
        "queens, n=1",
        "river, prisoners=8"
    })
    void aRunShorterThanTheTableIsTracedAsAWhole(String puzzle, String inputs) throws Exception {
        var values = new HashMap<>(Map.of("variants", "3", "questions", "0"));
        for (var input : inputs.split("; ", -1)) {
            values.put(input.substring(0, input.indexOf('=')), input.substring(input.indexOf('=') + 1));
        }
        var answers = pages(puzzle, Language.ENGLISH, values).get(1);
        assertThat(ROW.matcher(answers).results()).isNotEmpty();
    }

    @Test
    void theTraceOfQueensIsTheOneOfTheBook() throws Exception {
        var answers = pages("queens", Language.ENGLISH, Map.of("n", "4", "begin", "0", "traced-steps", "5"))
                .get(1);
        assertThat(answers).contains("recursion depth after the step");
        assertThat(ROW.matcher(answers).results().limit(5).map(row -> row.group(4)))
                .containsExactly(
                        "4 queens are to be placed, one in each row. The search begins in row 1.",
                        "Queen 1 is safe in column 1: no queen above attacks it.",
                        "Rejected: queen 2 cannot stand in column 1, because queen 1 attacks it along the column.",
                        "Rejected: queen 2 cannot stand in column 2, because queen 1 attacks it along a diagonal.",
                        "Queen 2 is safe in column 3: no queen above attacks it.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "queens|algorithm=backtracking|false",
                "queens|algorithm=min-conflicts|true",
                "tiles|board=1 2 3 4 0 5 7 8 6|false",
                "tiles|shuffle=0|false",
                "tiles|shuffle=5|true",
                "maze|algorithm=kruskal|true"
            })
    void theSeedIsPrintedWhereTheRunDependsOnIt(String puzzle, String input, boolean isPrinted) throws Exception {
        var equals = input.indexOf('=');
        var values = Map.of("questions", "0", input.substring(0, equals), input.substring(equals + 1));
        assertThat(pages(puzzle, Language.ENGLISH, values)).allMatch(page -> page.contains("Random seed") == isPrinted);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void thePictureShowsTheBoardAfterTheFirstRowOfTheTable(String puzzle) throws Exception {
        var sheet = pages(puzzle, Language.ENGLISH, Map.of("variants", "1", "traced-steps", "4"))
                .getFirst();
        var row = ROW.matcher(sheet).results().findFirst().orElseThrow();
        int step = Integer.parseInt(row.group(1));
        assertThat(step).as("there is something to see").isGreaterThan(3);
        assertThat(sheet)
                .contains("aria-label=\"The board after step " + step + ".\"")
                .contains("after step " + step + ", the first row of the table. Trace steps " + (step + 1) + " to "
                        + (step + 3) + ":");
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void noQuestionTellsAStepThatIsToBeTraced(String puzzle) throws Exception {
        var pages = pages(puzzle, Language.ENGLISH, Map.of("variants", "1", "traced-steps", "4"));
        var steps = ROW.matcher(pages.getFirst())
                .results()
                .map(row -> row.group(1))
                .skip(1)
                .toList();
        assertThat(pages.getFirst())
                .contains("<b>1.</b>")
                .doesNotContain(
                        steps.stream().map(step -> "</b> Step " + step + ":").toArray(String[]::new));
    }

    @Test
    void theCallsThatAreOpenBeforeTheTracedStepsAreTold() throws Exception {
        var sheet = pages("hanoi", Language.ENGLISH, Map.of("begin", "3", "traced-steps", "4"))
                .getFirst();
        assertThat(sheet)
                .contains("Open calls, innermost first: hanoi(1, A, C, B) \u2190 hanoi(2, A, B, C) \u2190 hanoi(");
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void variantsTraceDifferentSteps(String puzzle) throws Exception {
        var answers = pages(puzzle, Language.ENGLISH, Map.of("variants", "3", "traced-steps", "8"))
                .get(1);
        var rows = ROW.matcher(answers).results().map(row -> row.group(4)).toList();
        assertThat(rows.subList(8, 16)).isNotEqualTo(rows.subList(0, 8));
    }

    /** The bold words of each page, in the font's own numbers for letters. */
    static List<List<String>> boldOfPages(byte[] pdf) throws Exception {
        return boldOfPages(pdf, "9.5");
    }

    /** The bold texts of one size. */
    static List<List<String>> boldOfPages(byte[] pdf, String size) throws Exception {
        return contents(new String(pdf, StandardCharsets.ISO_8859_1)).stream()
                .map(page -> Pattern.compile("/F1 " + size + " Tf (<\\w+>) Tj")
                        .matcher(page)
                        .results()
                        .map(each -> each.group(1))
                        .toList())
                .toList();
    }

    /** The operators of each page. */
    static List<String> contents(String pdf) throws Exception {
        var streams =
                Pattern.compile("stream\n(.*?)\nendstream", Pattern.DOTALL).matcher(pdf);
        var pages = new ArrayList<String>();
        while (streams.find()) {
            var inflated = inflated(streams.group(1).getBytes(StandardCharsets.ISO_8859_1));
            if (inflated.contains(" Tj")) {
                pages.add(inflated);
            }
        }
        return pages;
    }

    private static String inflated(byte[] packed) throws Exception {
        try (var in = new InflaterInputStream(new ByteArrayInputStream(packed))) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (ZipException plain) {
            return "";
        }
    }

    @Test
    void theHeadingOfATableStandsOnEachOfItsPages() throws Exception {
        var values = Map.of("n", "5", "traced-steps", "40", "questions", "1");
        try (var made = TestExport.of(new SheetExport(), "queens", ".pdf", Language.ENGLISH, values)) {
            var pages = boldOfPages(made.bytes());
            var heading = pages.getFirst().subList(0, 4);
            assertThat(pages.get(1)).startsWith(heading.toArray(String[]::new));
        }
    }

    @Test
    void thePdfIsTheSameForTheSameArguments() throws Exception {
        try (var one = TestExport.of(new SheetExport(), "hanoi", ".pdf", Language.CHINESE, Map.of());
                var other = TestExport.of(new SheetExport(), "hanoi", ".pdf", Language.CHINESE, Map.of())) {
            assertThat(one.files()).hasSize(2);
            assertThat(one.bytes()).startsWith('%', 'P', 'D', 'F').isEqualTo(other.bytes());
        }
    }
}
