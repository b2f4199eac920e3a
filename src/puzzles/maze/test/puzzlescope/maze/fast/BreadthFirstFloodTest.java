package puzzlescope.maze.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BreadthFirstFloodTest {

    private static final BreadthFirstFlood.Wave UNHEARD = (_, _, _) -> {};

    /** In a tree there is one way without a step back, so a way of neighbours that visits no cell twice is the shortest. */
    @ParameterizedTest
    @EnumSource
    void theWayIsTheOnlyOne(SpanningTreeGenerator maker) {
        var random = new Random(5);
        for (int i = 0; i < 40; i++) {
            var grid = SpanningTreeGeneratorTest.made(maker, 1 + random.nextInt(40), 1 + random.nextInt(40), i);
            int from = grid.index(random.nextInt(grid.rows()), random.nextInt(grid.columns()));
            int to = grid.index(random.nextInt(grid.rows()), random.nextInt(grid.columns()));
            var flood = BreadthFirstFlood.search(grid, from, to, UNHEARD);
            int[] way = flood.way();
            assertThat(way).hasSize(flood.length() + 1).doesNotHaveDuplicates();
            assertThat(way[0]).isEqualTo(to);
            assertThat(way[way.length - 1]).isEqualTo(from);
            for (int at = 1; at < way.length; at++) {
                int side = sideBetween(grid, way[at - 1], way[at]);
                assertThat(grid.sides(way[at - 1]) >> side & 1).isOne();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void withLoopsTheWayIsAShortestOneAndEveryWaveHasTheCellsOfItsDistance(SpanningTreeGenerator maker) {
        var random = new Random(6);
        for (int i = 0; i < 60; i++) {
            var grid = SpanningTreeGeneratorTest.made(maker, 1 + random.nextInt(40), 1 + random.nextInt(40), i);
            new LoopOpener(grid, 1 + random.nextInt(100), i).open(_ -> {});
            int from = grid.index(random.nextInt(grid.rows()), random.nextInt(grid.columns()));
            int to = grid.index(random.nextInt(grid.rows()), random.nextInt(grid.columns()));
            var distances = distances(grid, from);
            var reached = new HashMap<Integer, Integer>();
            var flood = BreadthFirstFlood.search(grid, from, to, (distance, entries, count) -> {
                for (int entry = 0; entry < count; entry++) {
                    int cell = BreadthFirstFlood.cell(entries[entry]);
                    assertThat(reached.put(cell, distance)).isNull();
                }
            });
            assertThat(flood.length()).isEqualTo(distances.get(to));
            assertThat(flood.looked()).isEqualTo(reached.size());
            distances.values().removeIf(distance -> distance > flood.length());
            assertThat(reached).isEqualTo(distances);
            int[] way = flood.way();
            assertThat(way).hasSize(flood.length() + 1);
            for (int at = 0; at < way.length; at++) {
                assertThat(distances.get(way[at])).isEqualTo(flood.length() - at);
                if (at > 0) {
                    int side = sideBetween(grid, way[at - 1], way[at]);
                    assertThat(grid.sides(way[at - 1]) >> side & 1).isOne();
                }
            }
        }
    }

    /** How far all cells are from one, by a search as a textbook writes it. */
    private static Map<Integer, Integer> distances(PassageGrid grid, int from) {
        var distances = new HashMap<Integer, Integer>();
        var queue = new ArrayDeque<Integer>();
        distances.put(from, 0);
        queue.add(from);
        while (!queue.isEmpty()) {
            int cell = queue.remove();
            for (int side = 0; side < 4; side++) {
                int beyond = cell + grid.steps()[side];
                if ((grid.sides(cell) >> side & 1) != 0
                        && distances.putIfAbsent(beyond, distances.get(cell) + 1) == null) {
                    queue.add(beyond);
                }
            }
        }
        return distances;
    }

    private static int sideBetween(PassageGrid grid, int cell, int next) {
        int[] steps = grid.steps();
        int side = 0;
        while (cell + steps[side] != next) {
            side++;
        }
        return side;
    }

    @ParameterizedTest
    @EnumSource
    void wavesReachEveryCellOnceInTheOrderOfItsDistance(SpanningTreeGenerator maker) {
        var grid = SpanningTreeGeneratorTest.made(maker, 30, 20, 2);
        var distances = new int[grid.cells().length];
        Arrays.fill(distances, -1);
        var told = new ArrayList<Integer>();
        int from = grid.index(0, 0);
        // A goal as far away as can be: all cells are looked at.
        int[] last = {from};
        for (int cell = 0; cell < grid.cells().length; cell++) {
            if (grid.sides(cell) != 0) {
                int length = BreadthFirstFlood.search(grid, from, cell, UNHEARD).length();
                if (length
                        > BreadthFirstFlood.search(grid, from, last[0], UNHEARD).length()) {
                    last[0] = cell;
                }
            }
        }
        var flood = BreadthFirstFlood.search(grid, from, last[0], (distance, entries, count) -> {
            told.add(distance);
            for (int i = 0; i < count; i++) {
                assertThat(distances[BreadthFirstFlood.cell(entries[i])]).isEqualTo(-1);
                distances[BreadthFirstFlood.cell(entries[i])] = distance;
            }
        });
        assertThat(told).isSorted().hasSize(flood.length() + 1).doesNotHaveDuplicates();
        assertThat(flood.looked()).isEqualTo(grid.size());
        for (int cell = 0; cell < distances.length; cell++) {
            if (distances[cell] > 0) {
                assertThat(distances[flood.before(cell)]).isEqualTo(distances[cell] - 1);
            }
        }
    }

    @Test
    void aWayToTheStartItselfHasNoSteps() {
        var grid = SpanningTreeGeneratorTest.made(SpanningTreeGenerator.ELLER, 1, 1, 1);
        var flood = BreadthFirstFlood.search(grid, grid.index(0, 0), grid.index(0, 0), UNHEARD);
        assertThat(flood.length()).isZero();
        assertThat(flood.way()).containsExactly(grid.index(0, 0));
        assertThat(flood.looked()).isOne();
    }
}
