package puzzlescope.tiles.fast.optimal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables against a plain search of the boards on which all other tiles look the same. */
class PatternTableTest {

    private static final byte OTHER = 99;

    @TempDir
    private Path folder;

    private PatternTable table(int size, boolean regions, List<Integer> tiles) {
        var partition = Partition.plain(size, regions, tiles);
        return new PatternDatabases(folder, 2)
                .tables(partition, () -> {}, done -> {})
                .getFirst();
    }

    /** Slides of the pattern's tiles to the solved board; slides of others cost nothing. */
    private static Map<ByteBuffer, Integer> distances(int size, List<Integer> tiles) {
        var solved = new byte[size * size];
        for (int square = 0; square + 1 < solved.length; square++) {
            solved[square] = tiles.contains(square + 1) ? (byte) (square + 1) : OTHER;
        }
        var distances = new HashMap<ByteBuffer, Integer>();
        var waiting = new ArrayDeque<byte[]>();
        distances.put(ByteBuffer.wrap(solved), 0);
        waiting.add(solved);
        var neighbours = new TrueDistances(size, 0);
        while (!waiting.isEmpty()) {
            var board = waiting.removeFirst();
            int distance = distances.get(ByteBuffer.wrap(board));
            int blank = OptimalSolver.blank(board);
            for (var slid : neighbours.neighbours(board)) {
                int cost = slid[blank] == OTHER ? 0 : 1;
                var known = distances.get(ByteBuffer.wrap(slid));
                if (known == null || known > distance + cost) {
                    distances.put(ByteBuffer.wrap(slid), distance + cost);
                    if (cost == 0) {
                        waiting.addFirst(slid);
                    } else {
                        waiting.addLast(slid);
                    }
                }
            }
        }
        return distances;
    }

    /** Without regions any square may be taken for the blank's. */
    private static int looked(PatternTable table, byte[] board) {
        var tiles = board.clone();
        int blank = 0;
        while (tiles[blank] != 0 && blank + 1 < tiles.length) {
            blank++;
        }
        int manhattan = 0;
        for (int square = 0; square < tiles.length; square++) {
            tiles[square] = tiles[square] == OTHER ? 0 : tiles[square];
            manhattan += ManhattanChange.distance(tiles[square], square, table.pattern.size());
        }
        var places = new int[tiles.length];
        for (int square = 0; square < places.length; square++) {
            places[square] = square;
        }
        var view = new PatternView(table, places);
        return manhattan + 2 * table.entry(view.mask(tiles), view.arrangement(tiles), blank);
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({"3, 15120", "4, 524160"})
    void everyEntryWithRegionsIsTheDistance(int size, int boards) {
        var tiles = List.of(1, 2, 5, 6);
        var table = table(size, true, tiles);
        var distances = distances(size, tiles);
        assertThat(distances).hasSize(boards);
        distances.forEach((board, distance) -> {
            int looked = looked(table, TrueDistances.tiles(board));
            if (looked != distance) {
                assertThat(looked).isEqualTo(distance);
            }
        });
    }

    @ParameterizedTest
    @Tag("thorough")
    @ValueSource(ints = {3, 4})
    void everyEntryWithoutRegionsIsTheLeastDistance(int size) {
        var tiles = List.of(1, 4, 7, 8);
        var table = table(size, false, tiles);
        var least = new HashMap<ByteBuffer, Integer>();
        distances(size, tiles).forEach((board, distance) -> {
            var anyBlank = TrueDistances.tiles(board);
            anyBlank[OptimalSolver.blank(anyBlank)] = OTHER;
            least.merge(ByteBuffer.wrap(anyBlank), distance, Math::min);
        });
        least.forEach((board, distance) -> {
            int looked = looked(table, TrueDistances.tiles(board));
            if (looked != distance) {
                assertThat(looked).isEqualTo(distance);
            }
        });
    }

    @Test
    void turnedImagesLookTheSameUp() {
        for (var image : Partition.SIXES.images().subList(0, 3)) {
            var home = Partition.SIXES.tables().get(image.table()).home();
            int held = 0;
            for (int square = 0; square < 25; square++) {
                held += home >>> image.places().get(square) & 1;
            }
            assertThat(held).isEqualTo(6);
        }
    }

    @ParameterizedTest
    @CsvSource({"6, 8008, 16412", "7, 11440, 27748", "8, 12870, 35347"})
    void setsOfSquaresAreNumberedWithoutGaps(int members, int count, int blocks) {
        var sets = new SquareSets(4, members);
        assertThat(sets.count()).isEqualTo(count);
        assertThat(sets.blocks()).isEqualTo(blocks);
        for (int set = 0; set < count; set++) {
            assertThat(sets.number(sets.masks[set])).isEqualTo(set);
        }
    }

    @Test
    void arrangementsAreNumberedAsInADictionary() {
        var arrangements = new Arrangements(6, 3);
        assertThat(arrangements.count()).isEqualTo(720);
        for (int number = 0; number < 720; number++) {
            assertThat(arrangements.number(arrangements.orders[number])).isEqualTo(number);
            int there = arrangements.movedFrom(1, 4)[number];
            assertThat((int) arrangements.movedFrom(4, 1)[there]).isEqualTo(number);
        }
    }
}
