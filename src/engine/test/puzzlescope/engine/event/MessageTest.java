package puzzlescope.engine.event;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MessageTest {

    @Test
    void exponentsAreRaised() {
        assertThat(Message.power(2, 3)).isEqualTo("2³");
        assertThat(Message.power(10, 25)).isEqualTo("10²⁵");
        assertThat(Message.power(3, 0)).isEqualTo("3⁰");
    }
}
