package puzzlescope.export.handout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.text.Language;
import puzzlescope.export.ExportRefusedException;
import puzzlescope.testkit.TestExport;

class HandoutExportTest {

    private static final Pattern DEFINED = Pattern.compile("id=\"([^\"]+)\"");
    private static final Pattern USED = Pattern.compile("\"(?:url\\(#|#)([a-z][^\")]*)");
    private static final Pattern PLACE = Pattern.compile("(\\d{10}) 00000 n \n");
    private static final String FIRST_MOVE = "Move 1: disk 1 from A to C. This is allowed: no disk lies on it";

    private static String page(String puzzle, Map<String, String> values) throws IOException, InterruptedException {
        return text(puzzle, ".html", values);
    }

    private static String text(String puzzle, String ending, Map<String, String> values)
            throws IOException, InterruptedException {
        try (var testExport = TestExport.of(new HandoutExport(), puzzle, ending, Language.ENGLISH, values)) {
            return testExport.text();
        }
    }

    @Test
    void theSameArgumentsGiveTheSameBytes() throws IOException, InterruptedException {
        assertThat(page("tiles", Map.of("end", "8"))).isEqualTo(page("tiles", Map.of("end", "8")));
    }

    @Test
    void everyMomentIsToldBelowItsPicture() throws IOException, InterruptedException {
        var page = page("hanoi", Map.of("end", "4"));
        assertThat(page).contains("<b>5</b> Step 4</p>\n<p>" + FIRST_MOVE).doesNotContain("Name:", "Answers");
        assertThat(page.split("<figure>", -1)).hasSize(6);
    }

    @Test
    void withoutAnswersTheyStandOnThePageAtTheEndOnly() throws IOException, InterruptedException {
        var page = page("hanoi", Map.of("end", "5", "answers", "no"));
        int key = page.indexOf("<h2>Answers</h2>");
        assertThat(page.substring(0, key))
                .contains("Name:", "<p>What has just happened?</p>", "<p>What comes next, and why?</p>")
                .doesNotContain(FIRST_MOVE);
        assertThat(page.substring(key)).contains("<li>" + FIRST_MOVE);
    }

    /** Pictures of steps that only call look alike. */
    @Test
    void withoutAnswersTheInnermostCallStandsBesideTheStep() throws IOException, InterruptedException {
        assertThat(page("hanoi", Map.of("end", "5", "answers", "no")))
                .contains("Step 1 \u00b7 hanoi(3, A, C, B)<", "Step 2 \u00b7 hanoi(2, A, B, C)<");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "4", "6", "9"})
    void asManyPicturesLieOnAPageAsAreAskedFor(String pictures) throws IOException, InterruptedException {
        var pages = page("hanoi", Map.of("end", "20", "per-page", pictures)).split("class=\"page\"", -1);
        assertThat(pages[1].split("<figure>", -1)).hasSize(1 + Integer.parseInt(pictures));
    }

    @Test
    void whatPicturesDefineIsTheirsAlone() throws IOException, InterruptedException {
        var page = page("queens", Map.of("begin", "20", "end", "40"));
        var defined = DEFINED.matcher(page).results().map(id -> id.group(1)).toList();
        assertThat(defined).hasSizeGreaterThan(20).doesNotHaveDuplicates();
        assertThat(USED.matcher(page).results().map(id -> id.group(1)).filter(id -> !id.matches("[0-9a-f]{6}")))
                .isNotEmpty()
                .isSubsetOf(defined);
    }

    @Test
    void theSameArgumentsGiveTheSamePdf() throws IOException, InterruptedException {
        assertThat(pdf("tiles", Map.of("end", "8"))).isEqualTo(pdf("tiles", Map.of("end", "8")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "4", "6", "9"})
    void aPdfHasAPageForSoManyPicturesAndOneForTheAnswers(String pictures) throws IOException, InterruptedException {
        int most = Integer.parseInt(pictures);
        var told = pdf("hanoi", Map.of("end", Integer.toString(2 * most - 1), "per-page", pictures));
        assertThat(told).startsWith("%PDF-1.7").endsWith("%%EOF\n").contains("/Count 2 >>");
        var asked = pdf("hanoi", Map.of("end", Integer.toString(2 * most - 1), "per-page", pictures, "answers", "no"));
        assertThat(asked).contains("/Count 3 >>");
    }

    @ParameterizedTest
    @MethodSource("puzzlescope.export.page.PageExportTest#puzzles")
    void everyPuzzleCanBeDrawnAsPdf(String puzzle) throws IOException, InterruptedException {
        var values = puzzle.equals("knight")
                ? Map.of("begin", "20", "end", "23", "algorithm", "warnsdorff")
                : Map.of("begin", "10", "end", "13");
        var file = pdf(puzzle, values);
        assertThat(file).contains("/Subtype /Type3", "/ToUnicode");
        var places = PLACE.matcher(file).results().toList();
        assertThat(places).hasSizeGreaterThan(20);
        for (int i = 0; i < places.size(); i++) {
            assertThat(file.substring(Integer.parseInt(places.get(i).group(1)))).startsWith(i + 1 + " 0 obj\n");
        }
    }

    private static String pdf(String puzzle, Map<String, String> values) throws IOException, InterruptedException {
        try (var testExport = TestExport.of(new HandoutExport(), puzzle, ".pdf", Language.ENGLISH, values)) {
            return new String(testExport.bytes(), StandardCharsets.ISO_8859_1);
        }
    }

    @Test
    void tooManyMomentsAreRefused() {
        assertThatThrownBy(() -> page("queens", Map.of("by", "events"))).isInstanceOf(ExportRefusedException.class);
    }
}
