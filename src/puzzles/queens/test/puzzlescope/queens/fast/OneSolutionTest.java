package puzzlescope.queens.fast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.random.PythonRandom;

class OneSolutionTest {

    private static final SwapRepair.Observer NOBODY = new SwapRepair.Observer() {};

    private static int[] repaired(int n, long seed) {
        return new SwapRepair(n, new PythonRandom(seed), NOBODY, () -> {})
                .solve()
                .orElseThrow();
    }

    @Test
    void theConstructionIsPeacefulForEveryNumberOfQueens() {
        IntStream.rangeClosed(4, 2000)
                .forEach(n -> assertThat(Diagonals.hasNoAttacks(PaulsConstruction.columns(n)))
                        .as("%d queens", n)
                        .isTrue());
        assertThat(PaulsConstruction.columns(1)).containsExactly(0);
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(ints = {999_998, 999_999, 1_000_000})
    void theConstructionAndTheRepairReachAMillionQueens(int n) {
        assertThat(Diagonals.hasNoAttacks(PaulsConstruction.columns(n))).isTrue();
        assertThat(Diagonals.hasNoAttacks(repaired(n, 1))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 50, 100, 1000})
    void theRepairEndsInPeaceWhateverTheSeed(int n) {
        for (int seed = 0; seed < 50; seed++) {
            assertThat(Diagonals.hasNoAttacks(repaired(n, seed))).isTrue();
        }
    }

    @Test
    void theSameSeedGivesTheSameSolutionAndAnotherOneAnother() {
        assertThat(repaired(50, 7)).isEqualTo(repaired(50, 7)).isNotEqualTo(repaired(50, 8));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2, 3})
    void whereThereIsNoSolutionNoneIsLookedFor(int n) {
        assertThatThrownBy(() -> PaulsConstruction.columns(n)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> repaired(n, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({"0 1 2 3, 3", "1 3 0 2, 0", "0 3 1 2, 1", "2 0 3 1, 0"})
    void attacksAreTheQueensOfADiagonalBeyondItsFirst(String placement, int attacks) {
        var columns = IntStream.of(0, 1, 2, 3)
                .map(row -> placement.charAt(2 * row) - '0')
                .toArray();
        var diagonals = new Diagonals(columns.length);
        for (int row = 0; row < columns.length; row++) {
            diagonals.add(row, columns[row]);
        }
        assertThat(diagonals.attacks()).isEqualTo(attacks);
        for (int row = 0; row < columns.length; row++) {
            diagonals.remove(row, columns[row]);
        }
        assertThat(diagonals.attacks()).isZero();
    }

    @Test
    void twoQueensInAColumnAreNoPeace() {
        assertThat(Diagonals.hasNoAttacks(new int[] {1, 3, 1, 3})).isFalse();
        assertThat(Diagonals.hasNoAttacks(new int[] {1, 3, 0, -1})).isFalse();
    }

    @Test
    void theRepairCanBeStopped() {
        var repair = new SwapRepair(1_000_000, new PythonRandom(1), NOBODY, () -> {
            throw new RunStoppedException();
        });
        assertThatThrownBy(repair::solve).isInstanceOf(RunStoppedException.class);
    }
}
