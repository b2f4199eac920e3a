package puzzlescope.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StateIndexTest {

    @Test
    void itHoldsWhatAMapHolds() {
        var random = new Random(11);
        var map = new HashMap<Long, Integer>();
        var index = new StateIndex();
        for (int i = 0; i < 20_000; i++) {
            long state = random.nextBoolean() ? random.nextInt(5000) : random.nextLong();
            map.put(state, i);
            index.put(state, i);
        }
        assertThat(index.size()).isEqualTo(map.size());
        map.forEach((state, node) -> assertThat(index.node(state)).isEqualTo(node));
        for (long state = 0; state < 6000; state++) {
            assertThat(index.node(state)).isEqualTo(map.getOrDefault(state, -1));
        }
    }

    @Test
    void statesThatDifferInHighDigitsOnlyAreToldApart() {
        var index = new StateIndex();
        for (int i = 0; i < 1000; i++) {
            index.put((long) i << 50, i);
        }
        for (int i = 0; i < 1000; i++) {
            assertThat(index.node((long) i << 50)).isEqualTo(i);
        }
    }

    @Test
    void whatIsNoStateIsRefused() {
        assertThatThrownBy(() -> new StateIndex().put(StateSpace.NONE, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1");
    }
}
