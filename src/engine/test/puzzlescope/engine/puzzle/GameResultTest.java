package puzzlescope.engine.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameResultTest {

    /** Each is better than the next. */
    private static final List<GameResult> ORDERED = List.of(
            new GameResult(64, 0, 0, 60, 0, 10),
            new GameResult(64, 0, 0, 60, 0, 11),
            new GameResult(64, 0, 0, 60, 1, 5),
            new GameResult(64, 0, 0, 62, 0, 5),
            new GameResult(64, 0, 2, 40, 0, 5),
            new GameResult(64, 1, 0, 30, 0, 5),
            new GameResult(63, 0, 0, 30, 0, 5));

    @Test
    void moreThenFewerHintsThenFewerMovesThenFewerWrongThenSoonerIsBetter() {
        assertThat(ORDERED.reversed().stream().sorted()).isEqualTo(ORDERED);
        for (int i = 1; i < ORDERED.size(); i++) {
            assertThat(ORDERED.get(i).orBetter(ORDERED.get(i - 1))).isEqualTo(ORDERED.get(i - 1));
            assertThat(ORDERED.get(i - 1).orBetter(ORDERED.get(i))).isEqualTo(ORDERED.get(i - 1));
        }
    }

    @Test
    void theTextIsReadBack() {
        ORDERED.forEach(each -> assertThat(GameResult.parse(each.text())).contains(each));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "57", "a b c d e f", "1 2 3 4 5", "1 2 3 4 5 6 7", "1 2 3 4 5 -6", "1 2 3 4 5 9999999999"})
    void whatIsNoResultIsNone(String text) {
        assertThat(GameResult.parse(text)).isEmpty();
    }

    @Test
    void nothingIsNegative() {
        assertThatThrownBy(() -> new GameResult(1, -1, 0, 0, 0, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
