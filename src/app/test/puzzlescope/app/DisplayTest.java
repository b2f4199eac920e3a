package puzzlescope.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.ValueSource;

class DisplayTest {

    @ParameterizedTest
    @NullAndEmptySource
    @ValueSource(strings = {" ", "nonsense", ":", ":x", ":9137", "unix:9137.0", "localhost:9137.0"})
    void aDisplayThatNobodyServesIsNotThere(String display) {
        assertThat(Display.answers(display)).isFalse();
    }
}
