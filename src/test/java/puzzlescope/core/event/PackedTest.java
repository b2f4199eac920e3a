package puzzlescope.core.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PackedTest {

    private enum Kind implements EventKind {
        FIRST,
        SECOND;

        @Override
        public Set<Role> roles() {
            return Set.of();
        }

        @Override
        public String label() {
            return "line";
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 268435455", "268435455, 1", "181440, 16384"})
    void aPairComesBack(int upper, int lower) {
        long packed = Packed.ofPair(Kind.SECOND, upper, lower);
        assertThat(Packed.kind(packed)).isEqualTo(Kind.SECOND.ordinal());
        assertThat(Packed.upper(packed)).isEqualTo(upper);
        assertThat(Packed.lower(packed)).isEqualTo(lower);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, -1, 2_432_902_008_176_640L, Packed.MAX_WHOLE, -Packed.MAX_WHOLE})
    void aWholeOperandComesBackWithItsSign(long whole) {
        long packed = Packed.ofWhole(Kind.SECOND, whole);
        assertThat(Packed.kind(packed)).isEqualTo(Kind.SECOND.ordinal());
        assertThat(Packed.whole(packed)).isEqualTo(whole);
    }
}
