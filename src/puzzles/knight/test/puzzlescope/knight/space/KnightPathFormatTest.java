package puzzlescope.knight.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.InvalidInputException;

class KnightPathFormatTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1,2 3,3 5,4",
                "(1, 2), (3, 3), (5, 4)",
                "(1, 2) (3, 3) (5, 4)",
                "1,2;3,3; 5,4",
                "[[1,2],[3,3],[5,4]]",
                "[(1,2),(3,3),(5,4)]",
                "1,2 -> 3,3 -> 5,4",
                "1 2\r\n3 3\r\n5 4",
                "1,2|3,3|5,4,"
            })
    void squaresAreReadAsTheyAreWrittenElsewhere(String text) {
        assertThat(KnightPathFormat.format(KnightPathFormat.parse(text))).isEqualTo("1,2 3,3 5,4");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"b3 c5 d7", "b3, c5, d7", "Nb3 Nc5 Nd7", "b3\u2192c5\u2192d7", "['b3', 'c5', 'd7']", "b3-c5-d7"})
    void chessSquaresAreReadInAnyList(String text) {
        assertThat(KnightPathFormat.format(KnightPathFormat.parse(text))).isEqualTo("b3 c5 d7");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "1,2 3", "1,2 x", "b3-", "1. Nb3"})
    void whatIsNoPathIsRefused(String text) {
        assertThatThrownBy(() -> KnightPathFormat.parse(text)).isInstanceOf(InvalidInputException.class);
    }
}
