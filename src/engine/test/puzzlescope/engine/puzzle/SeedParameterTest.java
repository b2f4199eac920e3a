package puzzlescope.engine.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeedParameterTest {

    private static final BigInteger GREATEST = BigInteger.TEN.pow(100).subtract(BigInteger.ONE);

    private final SeedParameter seed = SeedParameter.of("seed", 1);

    @Test
    void anyWholeNumberIsASeed() {
        assertThat(seed.parse(" 18446744073709551621 ")).isEqualTo(new BigInteger("18446744073709551621"));
        assertThat(seed.parse("\uFF0D\uFF17")).isEqualTo(BigInteger.valueOf(-7));
        assertThat(seed.parse(seed.format(GREATEST))).isEqualTo(GREATEST);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "1.5", "seed", "1e9", "0x10"})
    void anythingElseIsNone(String text) {
        assertRefused(text);
    }

    @Test
    void aHundredDigitsAreTheMost() {
        assertRefused("1" + "0".repeat(100));
        assertRefused("9".repeat(1_000_000));
    }

    private void assertRefused(String text) {
        assertThatThrownBy(() -> seed.parse(text))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refusal -> assertThat(refusal.reason().key()).isEqualTo("refusal.seed"));
    }

    @Test
    void theSeedAfterTheGreatestCanBeTypedToo() {
        assertThat(seed.later(BigInteger.valueOf(Long.MAX_VALUE), 1)).isEqualTo("9223372036854775808");
        assertThat(seed.later(GREATEST, 3)).isEqualTo(BigInteger.TWO);
    }
}
