package puzzlescope.export.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
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
