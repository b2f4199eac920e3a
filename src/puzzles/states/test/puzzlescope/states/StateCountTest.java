package puzzlescope.states;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.states.StateCount.Family;

class StateCountTest {

    @ParameterizedTest
    @CsvSource({
        "HANOI, 1, 0, 3, 3",
        "HANOI, 8, 0, 6561, 6561",
        "HANOI, 12, 0, 531441, 531441",
        "RIVER, 3, 2, 16, 32",
        "TILES, 2, 2, 12, 24",
        "TILES, 3, 3, 181440, 362880",
        "TILES, 4, 4, 10461394944000, 20922789888000"
    })
    void theStatesThatAreReachedAreThoseOfTheLiterature(Family family, int size, int second, long reached, long all) {
        var count = new StateCount(family, size, second);
        assertThat(StateCount.ALL).contains(count);
        count.count();
        assertThat(count.reached()).hasValue(reached);
        assertThat(count.conceivable()).isEqualTo(all);
    }

    @Test
    void noMoreStatesAreReachedThanCanBeConceivedOf() {
        assertThat(StateCount.ALL).allSatisfy(count -> {
            count.count();
            assertThat(count.reached().orElseThrow()).isBetween(1L, count.conceivable());
        });
    }
}
