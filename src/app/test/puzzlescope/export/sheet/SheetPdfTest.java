package puzzlescope.export.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.export.FileStyle;
import puzzlescope.export.pdf.PdfFile;
import puzzlescope.export.pdf.PdfSurface;
import puzzlescope.queens.QueensPuzzle;

/** How a sheet is broken into pages. */
class SheetPdfTest {

    private static final List<String> HEADING = List.of("step", "line", "depth", "what happens");

    private static SheetBlock<PdfSurface> table(int rows) {
        return new SheetBlock.Table<>(HEADING, Collections.nCopies(rows, List.of("1", "", "", "")));
    }

    /** A heading is written once for each part of a table; a page holds 33 rows. */
    @ParameterizedTest
    @CsvSource({"5, 10, 2", "20, 10, 2", "25, 10, 2", "28, 10, 2", "5, 40, 3"})
    void aTableThatFitsOnAPageStandsOnOne(int above, int rows, int headings) throws Exception {
        List<SheetBlock<PdfSurface>> blocks = List.of(
                new SheetBlock.Title<>("Queens", "", true),
                table(above),
                new SheetBlock.Section<>("2. Run", ""),
                new SheetBlock.Task<>("Trace."),
                table(rows));
        var words = new Words(Language.ENGLISH);
        var pages = SheetExportTest.boldOfPages(
                new SheetPdf(new PdfFile(new FileStyle("light", new QueensPuzzle(), words, 16)), words).bytes(blocks));
        var step = pages.getFirst().getFirst();
        assertThat(pages.stream().flatMap(List::stream).filter(step::equals)).hasSize(headings);
    }

    /** Whoever hears the file read gets headings, a table with its headings, choices and the words for a picture. */
    @Test
    void theStructureIsTold() throws Exception {
        var words = new Words(Language.ENGLISH);
        var file = new PdfFile(new FileStyle("light", new QueensPuzzle(), words, 16));
        List<SheetBlock<PdfSurface>> blocks = List.of(
                new SheetBlock.Title<>("Queens", "4 queens", true),
                new SheetBlock.Task<>("Trace."),
                new SheetBlock.Picture<>(file.picture(10, 10), "The board."),
                table(2),
                new SheetBlock.QuestionBlock<>(1, "", "Where?", List.of("here", "there"), 0, "Because."));
        var pdf = new String(new SheetPdf(file, words).bytes(blocks), StandardCharsets.ISO_8859_1);
        assertThat(pdf).contains("/Lang (en)", "/MarkInfo << /Marked true >>", "/StructTreeRoot", "/StructParents 0");
        assertThat(types(pdf, "H1|H3|Figure|Table|TH|LI"))
                .containsExactly("H1", "H3", "Figure", "Table", "TH", "TH", "TH", "TH", "LI", "LI");
        assertThat(pdf).contains("/S /Figure").containsPattern("/Alt <FEFF(00[0-9a-f]{2})+>");
        assertThat(SheetExportTest.contents(pdf)).allSatisfy(page -> {
            assertThat(count(page, "BDC\n") + count(page, "BMC\n")).isEqualTo(count(page, "EMC\n"));
            assertThat(page.substring(page.indexOf(" cm\n") + 4)).startsWith("/");
        });
    }

    private static List<String> types(String pdf, String which) {
        return Pattern.compile("/S /(" + which + ") ")
                .matcher(pdf)
                .results()
                .map(each -> each.group(1))
                .toList();
    }

    private static int count(String text, String part) {
        return text.split(part, -1).length - 1;
    }

    @Test
    void aLongTitleGoesOnBelowAndNotIntoTheName() throws Exception {
        assertThat(titles("Minimax: the best answer to the best answer \u00b7 variant A", true))
                .isEqualTo(titles("Queens", true) + 1);
        assertThat(titles("Minimax: the best answer to the best answer", false)).isEqualTo(titles("Queens", false));
    }

    /** How many lines a title takes. */
    private static int titles(String title, boolean named) throws Exception {
        var words = new Words(Language.ENGLISH);
        List<SheetBlock<PdfSurface>> blocks = List.of(new SheetBlock.Title<>(title, "", named));
        var file = new PdfFile(new FileStyle("light", new QueensPuzzle(), words, 16));
        return SheetExportTest.boldOfPages(new SheetPdf(file, words).bytes(blocks), "15")
                .getFirst()
                .size();
    }
}
