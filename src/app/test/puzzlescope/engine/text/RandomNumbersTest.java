package puzzlescope.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.random.PythonRandom;

/** The random numbers that the programs in JavaScript draw. */
class RandomNumbersTest {

    private static final long[] SEEDS = {0, 1, 42, -7, 4_294_967_301L, 9_007_199_254_740_991L};

    @Test
    void theyAreThoseOfPython(@TempDir Path folder) throws IOException {
        var program =
                """
                const random = require('./random.js');
                for (const seed of [%s]) {
                    random.seed(seed);
                    const items = [...Array(700).keys()];
                    random.shuffle(items);
                    console.log(items.join(' '), random.randrange(1000), random.randrange(5, 9), random.choice(items));
                }
                """.formatted(LongStream.of(SEEDS).mapToObj(Long::toString).collect(Collectors.joining(", ")));
        assertThat(Interpreters.printed(program, folder).lines())
                .containsExactlyElementsOf(
                        LongStream.of(SEEDS).mapToObj(RandomNumbersTest::drawn).toList());
    }

    private static String drawn(long seed) {
        var random = new PythonRandom(seed);
        var items = new ArrayList<>(IntStream.range(0, 700).boxed().toList());
        for (int i = items.size() - 1; i > 0; i--) {
            Collections.swap(items, i, random.below(i + 1));
        }
        var shuffled = items.stream().map(String::valueOf).collect(Collectors.joining(" "));
        return shuffled + " " + random.below(1000) + " " + (5 + random.below(4)) + " " + random.choice(items);
    }
}
