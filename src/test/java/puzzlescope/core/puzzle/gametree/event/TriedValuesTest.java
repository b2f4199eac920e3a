package puzzlescope.core.puzzle.gametree.event;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TriedValuesTest {

    @Test
    void asManyAreCountedAsAreKept() {
        long tried = 0;
        for (int index = 0; index < 3; index++) {
            assertThat(TriedValues.count(tried)).isEqualTo(index);
            // A loss, a draw and a win.
            tried = TriedValues.with(tried, index, index - 1);
        }
        assertThat(TriedValues.count(tried)).isEqualTo(3);
        assertThat(TriedValues.text(tried)).isEqualTo("−1, 0, +1");
        assertThat(TriedValues.count(TriedValues.without(tried, 1))).isEqualTo(2);
    }
}
