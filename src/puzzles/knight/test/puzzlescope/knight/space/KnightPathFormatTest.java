package puzzlescope.knight.space;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KnightPathFormatTest {

    @ParameterizedTest
    @ValueSource(strings = {"1,2 3,3 5,4", "(1, 2), (3, 3), (5, 4)", "(1, 2) (3, 3) (5, 4)", "1,2;3,3; 5,4"})
    void squaresAreReadAsTheyAreWrittenElsewhere(String text) {
        assertThat(KnightPathFormat.format(KnightPathFormat.parse(text))).isEqualTo("1,2 3,3 5,4");
    }
}
