package puzzlescope.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MazeTranscriptTest {

    @ParameterizedTest
    @CsvSource({"3, 3, 1", "9, 7, 5", "21, 11, 42", "39, 19, 1"})
    void itPrintsWhatTheDocumentsProgramPrints(String width, String height, String seed) {
        assertThat(Golden.transcript(Language.ENGLISH, "maze", "width", width, "height", height, "seed", seed))
                .isEqualTo(Golden.read("maze-%sx%sx%s.txt".formatted(width, height, seed)));
    }
}
