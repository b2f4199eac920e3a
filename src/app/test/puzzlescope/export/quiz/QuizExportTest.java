package puzzlescope.export.quiz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.TestExport;

class QuizExportTest {

    static List<String> puzzles() {
        return Catalogue.all().stream().map(Puzzle::id).toList();
    }

    private static byte[] file(String puzzle, String ending, Language language) throws Exception {
        try (var testExport = TestExport.of(new QuizExport(), puzzle, ending, language, Map.of("questions", "12"))) {
            return testExport.bytes();
        }
    }

    /** The cells of the first sheet, by their places. */
    private static Map<String, String> cells(byte[] spreadsheet) throws Exception {
        var cells = new LinkedHashMap<String, String>();
        var zip = new ZipInputStream(new ByteArrayInputStream(spreadsheet));
        for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
            var document = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(zip.readAllBytes()));
            var found = document.getElementsByTagName("c");
            for (int i = 0; i < found.getLength(); i++) {
                var cell = (Element) found.item(i);
                cells.put(cell.getAttribute("r"), cell.getTextContent());
            }
        }
        return cells;
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void kahootsSpreadsheetHasAQuestionARowNoneTooLong(String puzzle) throws Exception {
        for (var language : Language.values()) {
            var cells = cells(file(puzzle, ".xlsx", language));
            assertThat(cells.get("B8")).startsWith("Question");
            assertThat(cells.get("H8")).startsWith("Correct answer");
            var questions = new ArrayList<String>();
            for (int row = 9; cells.containsKey("B" + row); row++) {
                questions.add(cells.get("B" + row));
                assertThat(cells.get("B" + row)).hasSizeBetween(1, 120);
                int right = Integer.parseInt(cells.get("H" + row));
                assertThat(cells.get((char) ('B' + right) + String.valueOf(row)))
                        .hasSizeBetween(1, 75);
                assertThat(cells.get("G" + row)).isEqualTo("60");
            }
            assertThat(questions).hasSizeBetween(8, 12).doesNotHaveDuplicates();
        }
    }

    @Test
    void theSameArgumentsGiveTheSameBytes() throws Exception {
        assertThat(file("queens", ".xlsx", Language.ENGLISH)).isEqualTo(file("queens", ".xlsx", Language.ENGLISH));
    }

    @Test
    void theOtherEndingsGiveGiftAndText() throws Exception {
        assertThat(new String(file("hanoi", ".gift", Language.ENGLISH), StandardCharsets.UTF_8))
                .startsWith("// ")
                .contains("::[plain]");
        assertThat(new String(file("hanoi", ".txt", Language.CHINESE), StandardCharsets.UTF_8))
                .contains("12. ");
    }
}
