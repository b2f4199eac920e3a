package puzzlescope.hanoi.fast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.RunStoppedException;

class MoveCounterTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 9, 10, 20, 21})
    void aTowerTakesTwoToTheNumberOfDisksMinusOne(int disks) {
        assertThat(new MoveCounter(disks, () -> {}).make()).isEqualTo((1L << disks) - 1);
    }

    @Test
    void aLongCountCanBeStopped() {
        var moves = new MoveCounter(MoveCounter.MOST_DISKS, () -> {
            throw new RunStoppedException();
        });
        assertThatThrownBy(moves::make).isInstanceOf(RunStoppedException.class);
    }

    @Test
    void thereAreBounds() {
        assertThatThrownBy(() -> new MoveCounter(41, () -> {})).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new MoveCounter(0, () -> {})).isInstanceOf(IllegalArgumentException.class);
    }
}
