package puzzlescope.engine.event;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StateIoTest {

    private static final class Everything {

        private boolean truth;
        private int small;
        private int middle;
        private int number;
        private long large;
        private byte[] bytes = new byte[3];
        private short[] shorts = new short[3];
        private int[] numbers = new int[3];
        private long[] many = new long[3];
        private int used;
        private boolean read;

        void state(StateIo io) {
            truth = io.flag(truth);
            small = io.int8(small);
            middle = io.int16(middle);
            number = io.int32(number);
            large = io.int64(large);
            io.all(bytes);
            io.all(shorts);
            io.all(numbers);
            used = io.int8(used);
            io.first(used, many);
            read = io.isReading();
        }
    }

    @Test
    void whatIsWrittenIsReadByTheSameDescription() {
        var one = new Everything();
        one.truth = true;
        one.small = -5;
        one.middle = -300;
        one.number = 1 << 20;
        one.large = 1L << 40;
        one.bytes = new byte[] {1, 2, 3};
        one.shorts = new short[] {4, 5, 6};
        one.numbers = new int[] {7, 8, 9};
        one.many = new long[] {10, 11, 0};
        one.used = 2;
        var written = StateIo.write(one::state);
        assertThat(written).hasSize(1 + 1 + 2 + 4 + 8 + 3 + 6 + 12 + 1 + 16);
        assertThat(one.read).isFalse();
        var other = new Everything();
        StateIo.read(written, other::state);
        assertThat(other.read).isTrue();
        assertThat(other).usingRecursiveComparison().ignoringFields("read").isEqualTo(one);
    }

    /** A number, and in how many bytes it is written. */
    @ParameterizedTest
    @CsvSource({"0, 1", "63, 1", "-64, 1", "64, 2", "-65, 2", "8191, 2", "8192, 3", "2147483647, 5", "-2147483648, 5"})
    void aSmallNumberTakesFewBytes(int number, int bytes) {
        var written = StateIo.write(io -> assertThat(io.compact(number)).isEqualTo(number));
        assertThat(written).hasSize(bytes);
        StateIo.read(written, io -> assertThat(io.compact(0)).isEqualTo(number));
    }
}
