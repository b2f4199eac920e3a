package puzzlescope.tiles.fast.optimal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import puzzlescope.tiles.space.BoardSymmetries;

/**
 * One of the 100 random 15-puzzles of R. E. Korf, Depth-first iterative-deepening: an optimal admissible tree search, Artificial
 * Intelligence 27 (1985), table 1, turned so that the blank comes last.
 *
 * @param length of a shortest way
 * @param generated boards that IDA* with Manhattan distance looks at
 */
record KorfInstance(int number, int length, int manhattan, long generated, List<Integer> order) {

    int[] tiles() {
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    static List<KorfInstance> all() {
        var stream = Objects.requireNonNull(KorfInstance.class.getResourceAsStream("/golden/korf100.txt"));
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.US_ASCII))) {
            return reader.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(KorfInstance::of)
                    .toList();
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    private static KorfInstance of(String line) {
        var columns = Arrays.stream(line.trim().split("\\s+", -1))
                .mapToLong(Long::parseLong)
                .toArray();
        var tiles = Arrays.stream(columns, 4, 20).mapToInt(tile -> (int) tile).toArray();
        return new KorfInstance(
                (int) columns[0],
                (int) columns[1],
                (int) columns[2],
                columns[3],
                Arrays.stream(BoardSymmetries.turned(tiles)).boxed().toList());
    }
}
