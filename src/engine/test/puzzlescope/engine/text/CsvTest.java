package puzzlescope.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CsvTest {

    /** Whatever separates the columns where the table is opened. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '#',
            value = {
                "=1+1|'=1+1",
                "# =1+1#|#' =1+1#",
                "q;=1+1|q;'=1+1",
                "\uFF1D1|'\uFF1D1",
                "-1|'-1",
                "a-1|a-1",
                "1 = 1|1 = 1"
            })
    void noTextIsTakenForAFormula(String text, String cell) {
        assertThat(Csv.rowOfTexts(List.of(text))).isEqualTo(cell + "\n");
    }
}
