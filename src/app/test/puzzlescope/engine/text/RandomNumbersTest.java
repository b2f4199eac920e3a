package puzzlescope.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.random.PythonRandom;

/** The random numbers that the programs in JavaScript draw. */
class RandomNumbersTest {

    private static final List<String> SEEDS =
            List.of("0", "1", "42", "-7", "4294967301", "9007199254740993", "18446744073709551621");

    @Test
    void theyAreThoseOfPython(@TempDir Path folder) throws IOException {
        var program = """
            const random = require('./random.js');
            for (const seed of [%s]) {
                random.seed(seed);
                const items = [...Array(700).keys()];
                random.shuffle(items);
                console.log(items.join(' '), random.randrange(1000), random.randrange(5, 9), random.choice(items));
            }
            """.formatted(SEEDS.stream().collect(Collectors.joining("', '", "'", "'")));
        assertThat(Interpreters.printed(program, folder).lines())
                .containsExactlyElementsOf(
                        SEEDS.stream().map(RandomNumbersTest::drawn).toList());
    }

    private static String drawn(String seed) {
        var random = new PythonRandom(new BigInteger(seed));
        var items = new ArrayList<>(IntStream.range(0, 700).boxed().toList());
        for (int i = items.size() - 1; i > 0; i--) {
            Collections.swap(items, i, random.below(i + 1));
        }
        var shuffled = items.stream().map(String::valueOf).collect(Collectors.joining(" "));
        return shuffled + " " + random.below(1000) + " " + (5 + random.below(4)) + " " + random.choice(items);
    }
}
