package puzzlescope.engine.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PythonRandomTest {

    private static final int[] BOUNDS = {1, 2, 3, 4, 5, 7, 8, 9, 16, 100, 1000, 1 << 20, Integer.MAX_VALUE, 4, 4, 4};

    /** Printed by CPython: {@code random.seed(s)}, then {@code random.choice(range(n))} for each of the bounds. */
    @ParameterizedTest
    @CsvSource({
        "0, 0 1 0 2 4 3 6 4 15 45 597 458107 1083806779 1 2 1",
        "1, 0 0 1 0 3 6 7 7 12 26 96 1023109 60875732 3 3 0",
        "-1, 0 0 1 0 3 6 7 7 12 26 96 1023109 60875732 3 3 0",
        "42, 0 0 2 2 1 1 2 1 2 75 432 66653 63989047 0 1 1",
        "4294967296, 0 1 1 0 0 4 5 8 14 1 141 158909 1757627044 3 2 2",
        "4294967301, 0 1 1 0 2 5 2 7 11 96 952 508112 675989340 1 1 3",
        "-1099511627783, 0 1 2 1 4 3 5 6 14 57 884 780860 484071574 3 1 1",
        "123456789012345678, 0 0 0 1 2 6 7 5 15 90 104 778136 1494925280 2 2 2",
        "9223372036854775807, 0 0 1 3 0 3 4 2 11 79 784 197442 1756873072 0 0 1",
        "-9223372036854775808, 0 0 0 0 2 6 5 8 9 58 666 398981 521823219 0 0 2",
        "-7, 0 0 1 0 0 6 1 5 1 64 219 78634 184570285 3 3 0",
        "18446744073709551616, 0 0 1 1 4 4 1 6 11 77 25 917637 476929486 2 1 2",
        "18446744073709551621, 0 1 2 0 2 4 0 6 12 99 385 14438 812367259 3 3 3",
        "1000000000000000000000000000000, 0 0 1 0 2 1 6 7 4 54 808 680732 2109397428 0 1 3"
    })
    void itDrawsWhatCPythonDraws(BigInteger seed, String drawnByPython) {
        var random = new PythonRandom(seed);
        var drawn = new ArrayList<String>();
        for (int bound : BOUNDS) {
            drawn.add(String.valueOf(random.below(bound)));
        }
        assertThat(String.join(" ", drawn)).isEqualTo(drawnByPython);
    }

    @Test
    void choiceTakesTheItemAtTheDrawnPlace() {
        var random = new PythonRandom(42);
        assertThat(random.choice(List.of("only"))).isEqualTo("only");
        assertThat(random.choice(List.of("a", "b"))).isEqualTo("a");
        assertThat(random.choice(List.of("a", "b", "c"))).isEqualTo("c");
    }

    @Test
    void nothingCanBeChosenFromNothing() {
        assertThatThrownBy(() -> new PythonRandom(1).choice(List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("0");
    }
}
