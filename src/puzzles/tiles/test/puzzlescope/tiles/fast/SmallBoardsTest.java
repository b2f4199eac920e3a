package puzzlescope.tiles.fast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.tiles.space.PerfectIndex;
import puzzlescope.tiles.space.SlidingSpace;
import puzzlescope.tiles.space.TileOrder;

class SmallBoardsTest {

    /** The orders of the 8-puzzle by distance from the solved one; OEIS A089473. */
    private static final int[] EIGHT_PUZZLE = {
        1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1024, 1893, 2512, 4485, 5638, 9529, 10878, 16993, 17110,
        23952, 20224, 24047, 15578, 14560, 6274, 3910, 760, 221, 2
    };

    /** Those of 2×3; OEIS A151944 has the greatest distance. */
    private static final int[] FIVE_PUZZLE = {
        1, 2, 3, 5, 6, 7, 10, 12, 12, 16, 23, 25, 28, 39, 44, 40, 29, 21, 18, 12, 6, 1
    };

    private static IntStream indices(PerfectIndex orders) {
        return IntStream.range(0, orders.capacity()).filter(orders::isIndex);
    }

    private static List<Integer> tiles(PerfectIndex orders, int index) {
        var tiles = new byte[orders.rows() * orders.columns()];
        orders.tiles(index, tiles);
        var list = new ArrayList<Integer>();
        for (byte tile : tiles) {
            list.add((int) tile);
        }
        return list;
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 12", "2, 3, 360", "3, 2, 360", "2, 4, 20160", "4, 2, 20160", "3, 3, 181440"})
    void everyOrderHasAnIndexOfItsOwn(int rows, int columns, int states) {
        var orders = new PerfectIndex(rows, columns);
        var seen = new HashSet<List<Integer>>();
        indices(orders).forEach(index -> {
            var tiles = tiles(orders, index);
            assertThat(orders.index(tiles)).isEqualTo(index);
            seen.add(tiles);
        });
        assertThat(seen).hasSize(states).hasSize(orders.states());
    }

    @ParameterizedTest
    @CsvSource({"2, 3", "3, 2", "4, 2", "3, 3"})
    void theNeighboursOfAnIndexAreTheOrdersOneSlideAway(int rows, int columns) {
        var orders = new PerfectIndex(rows, columns);
        var neighbours = new int[4];
        indices(orders).filter(index -> index % 7 == 0).forEach(index -> {
            int count = orders.neighbours(index, neighbours);
            var found = Arrays.stream(neighbours, 0, count)
                    .mapToObj(neighbour -> tiles(orders, neighbour))
                    .toList();
            var space = new SlidingSpace(rows, columns, tiles(orders, index));
            var slid = IntStream.range(0, space.moves())
                    .mapToLong(move -> space.after(space.start(), move))
                    .filter(state -> state != SlidingSpace.NONE)
                    .mapToObj(space::tiles)
                    .toList();
            assertThat(found).containsExactlyInAnyOrderElementsOf(slid);
        });
    }

    @Test
    void theDistancesAreThePublishedOnes() {
        assertThat(new DistanceTable(new PerfectIndex(3, 3)).histogram()).isEqualTo(EIGHT_PUZZLE);
        assertThat(new DistanceTable(new PerfectIndex(2, 3)).histogram()).isEqualTo(FIVE_PUZZLE);
        assertThat(new DistanceTable(new PerfectIndex(3, 2)).histogram()).isEqualTo(FIVE_PUZZLE);
        assertThat(new DistanceTable(new PerfectIndex(2, 2)).histogram()).isEqualTo(new int[] {1, 2, 2, 2, 2, 2, 1});
    }

    @Test
    void theFarthestOrderOfTwoByFourIs36SlidesAway() {
        var histogram = new DistanceTable(new PerfectIndex(2, 4)).histogram();
        assertThat(histogram).hasSize(37).endsWith(1);
        assertThat(new DistanceTable(new PerfectIndex(4, 2)).histogram()).isEqualTo(histogram);
    }

    @Test
    void aWayGoesSlideBySlideToTheSolvedOrder() {
        var orders = new PerfectIndex(3, 3);
        var distanceTable = new DistanceTable(orders);
        int farthest = orders.index(List.of(8, 6, 7, 2, 5, 4, 3, 0, 1));
        var way = distanceTable.way(farthest);
        assertThat(way).hasSize(31).endsWith(orders.solved());
        assertThat(Arrays.stream(way).map(distanceTable::of)).isSortedAccordingTo((a, b) -> b - a);
        assertIsWay(orders, farthest, way);
        assertThat(distanceTable.way(orders.solved())).isEmpty();
    }

    private static void assertIsWay(PerfectIndex orders, int start, int[] way) {
        var neighbours = new int[4];
        int at = start;
        for (int next : way) {
            int count = orders.neighbours(at, neighbours);
            assertThat(Arrays.copyOf(neighbours, count)).contains(next);
            at = next;
        }
        assertThat(at).isEqualTo(orders.solved());
    }

    @Test
    void deepeningFindsTheDistanceBlindOrLed() {
        var orders = new PerfectIndex(3, 3);
        var distanceTable = new DistanceTable(orders);
        indices(orders).filter(index -> index % 997 == 0).forEach(index -> {
            var order = new TileOrder(3, tiles(orders, index));
            assertThat(deepening(order, true)).isEqualTo(distanceTable.of(index));
            if (distanceTable.of(index) <= 18) {
                assertThat(deepening(order, false)).isEqualTo(distanceTable.of(index));
            }
        });
    }

    private static int deepening(TileOrder order, boolean informed) {
        return new DeepeningSearch(order, informed, Long.MAX_VALUE, () -> {}).search();
    }

    @Test
    void deepeningGivesUpAtItsLimitAndStopsWhenAsked() {
        var far = new TileOrder(4, List.of(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 1, 2, 0));
        var search = new DeepeningSearch(far, true, 1_000_000, () -> {});
        assertThat(search.search()).isEqualTo(DeepeningSearch.GAVE_UP);
        assertThat(search.nodes()).isBetween(1_000_000L, 1_000_100L);
        assertThat(search.bound()).isBetween(56, 78);
        var stopped = new DeepeningSearch(far, false, Long.MAX_VALUE, () -> {
            throw new RunStoppedException();
        });
        assertThatThrownBy(stopped::search).isInstanceOf(RunStoppedException.class);
    }

    @Test
    void boardsOfMoreSquaresAreRefused() {
        assertThatThrownBy(() -> new PerfectIndex(2, 5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("2×5");
    }
}
