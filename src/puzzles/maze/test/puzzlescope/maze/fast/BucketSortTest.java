package puzzlescope.maze.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BucketSortTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 100, 8064, 65_536, 65_537, 200_000})
    void keysAreSortedAndAllStillThere(int count) {
        var draws = new Random(count);
        long[] keys = draws.longs(count + 5, 0, Long.MAX_VALUE).toArray();
        long[] expected = Arrays.copyOf(keys, count);
        Arrays.sort(expected);
        var sort = new BucketSort();
        long[] sorted = new long[count];
        sort.sort(draws.longs(1000, 0, Long.MAX_VALUE).toArray(), Math.min(count, 1000), sorted, () -> {});
        sort.sort(keys, count, sorted, () -> {});
        assertThat(sorted).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 7, Long.MAX_VALUE})
    void keysThatAreNotRandomAreSortedToo(long base) {
        long[] keys = new long[300];
        Arrays.setAll(keys, i -> base ^ (i * 37L & 255));
        long[] sorted = new long[300];
        new BucketSort().sort(keys, 300, sorted, () -> {});
        Arrays.sort(keys);
        assertThat(sorted).isEqualTo(keys);
    }
}
