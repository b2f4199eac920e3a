package puzzlescope.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RetentionTest {

    @Test
    void aSmallHeapLeavesRoomForTheWindow() {
        assertThat(Retention.fitting(Retention.MEMORY_BYTES, 1536L << 20)).isEqualTo(Retention.MEMORY_BYTES);
        assertThat(Retention.fitting(Retention.MEMORY_BYTES, 128L << 20)).isEqualTo(8L << 20);
        assertThat(Retention.fitting(5, 128L << 20)).isEqualTo(5);
        assertThat(Retention.fitting(5, 64L << 20)).isZero();
    }
}
