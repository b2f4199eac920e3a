package puzzlescope.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Events packed to the bits that differ, and the array that is used again. */
class ChunkEventsTest {

    private static final int COUNT = 1_000;

    private static long[] random(long seed, long varying, long same) {
        return new Random(seed)
                .longs(COUNT)
                .map(drawn -> drawn & varying | same)
                .toArray();
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 1L << 63, 0xff, 0x1ff, 0x8000_4000_2000_1001L, 0x00ff_ff00_ff00_00ffL, -1})
    void packedEventsReadAsTheyWere(long varying) {
        long[] events = random(1, varying, 0x1234_5678_9abc_def0L & ~varying);
        var packed = ChunkEvents.Packed.of(events);
        long[] all = new long[COUNT];
        assertThat(packed.copy(0, COUNT, all, 0)).isTrue();
        assertThat(all).isEqualTo(events);
        long[] some = new long[12];
        packed.copy(COUNT - 10, COUNT, some, 1);
        assertThat(some).startsWith(0).endsWith(0);
        assertThat(Arrays.copyOfRange(some, 1, 11)).isEqualTo(Arrays.copyOfRange(events, COUNT - 10, COUNT));
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "0x100, 1", "0xff, 1", "0x1ff, 2", "0x0fff00fff, 3", "-1, 8"})
    void anEventTakesAsManyBytesAsItsVaryingBitsNeed(String varying, int width) {
        var packed = ChunkEvents.Packed.of(random(2, Long.decode(varying), 0));
        assertThat(packed.width()).isEqualTo(width);
        assertThat(packed.bytes()).hasSize(COUNT * width + ChunkEvents.Packed.SLACK);
    }

    @Test
    void whoReadsAnArrayThatIsUsedAgainIsTold() {
        long[] events = {3, 1, 4};
        var open = new ChunkEvents.Open(events);
        long[] read = new long[2];
        assertThat(open.copy(1, 3, read, 0)).isTrue();
        assertThat(read).containsExactly(1, 4);
        open.reuse();
        assertThat(open.copy(1, 3, read, 0)).isFalse();
    }
}
