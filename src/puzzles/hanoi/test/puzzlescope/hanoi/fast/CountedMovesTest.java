package puzzlescope.hanoi.fast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.RunStopped;

class CountedMovesTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 9, 10, 20, 21})
    void aTowerTakesTwoToTheNumberOfDisksMinusOne(int disks) {
        assertThat(new CountedMoves(disks, () -> {}).make()).isEqualTo((1L << disks) - 1);
    }

    @Test
    void aLongCountCanBeStopped() {
        var moves = new CountedMoves(CountedMoves.MOST_DISKS, () -> {
            throw new RunStopped();
        });
        assertThatThrownBy(moves::make).isInstanceOf(RunStopped.class);
    }

    @Test
    void thereAreBounds() {
        assertThatThrownBy(() -> new CountedMoves(41, () -> {})).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new CountedMoves(0, () -> {})).isInstanceOf(IllegalArgumentException.class);
    }
}
