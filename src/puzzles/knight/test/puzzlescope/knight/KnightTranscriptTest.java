package puzzlescope.knight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.testkit.Golden;

class KnightTranscriptTest {

    @ParameterizedTest
    @CsvSource({"5, '0,0', 5x0x0", "6, '0,0', 6x0x0", "8, '0,0', 8x0x0", "8, '3,3', 8x3x3"})
    void theFirstTourIsTheOneThatTheDocumentsProgramPrints(String size, String start, String golden) {
        assertThat(Golden.transcript(Language.ENGLISH, "knight", "size", size, "start", start, "algorithm", "book"))
                .isEqualTo(Golden.read("knight-first-" + golden + ".txt"));
    }

    @Test
    void allToursInThePlainOrderArePrintedAsTheDocumentsProgramPrintsThem() {
        assertThat(Golden.transcript(Language.CHINESE, "knight", "size", "5", "tours", "all", "algorithm", "plain"))
                .isEqualTo(Golden.read("knight-all-5x0x0.txt"));
    }

    @Test
    void inEnglishTheToursAreCountedInEnglish() {
        var printed = Golden.transcript(Language.ENGLISH, "knight", "size", "5", "tours", "all", "algorithm", "plain");
        assertThat(printed).startsWith("304 tours\nTour 1:\n[[ 1  6 17 12 23]\n [18 11 22  7 16]\n");
    }

    @Test
    void numbersOfThreeDigitsStandInColumns() {
        var printed = Golden.transcript(Language.ENGLISH, "knight", "size", "12", "algorithm", "warnsdorff");
        assertThat(printed.lines())
                .hasSize(12)
                .allMatch(line -> line.substring(0, 49).length() == 49);
        assertThat(printed).startsWith("[[  1 ").contains(" 144");
    }

    @Test
    void whereThereIsNoTourTheBoardHasZerosAsTheDocumentsProgramPrintsIt() {
        assertThat(Golden.transcript(Language.ENGLISH, "knight", "size", "4"))
                .isEqualTo("[[0 0 0 0]\n [0 0 0 0]\n [0 0 0 0]\n [0 0 0 0]]\n");
        assertThat(Golden.transcript(Language.CHINESE, "knight", "size", "4", "tours", "all", "algorithm", "plain"))
                .isEqualTo("\u603b\u5171\u6709 0 \u79cd\u89e3\u6cd5\n");
    }

    @ParameterizedTest
    @EnumSource
    void everyShorthandHasItsWords(Language language) {
        var words = new Words(language);
        for (var name : new KnightTranscript().shorthands().keySet()) {
            assertThat(words.has("knight." + name) && words.has("knight." + name + ".help"))
                    .as(name)
                    .isTrue();
        }
    }
}
