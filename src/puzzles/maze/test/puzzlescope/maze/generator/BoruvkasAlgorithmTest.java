package puzzlescope.maze.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.maze.SpanningTrees;
import puzzlescope.maze.event.CarvingEvent;
import puzzlescope.maze.event.MazeEvent;

class BoruvkasAlgorithmTest {

    private static List<MazeEvent> events(int rows, int columns, long seed) {
        var events = new ArrayList<MazeEvent>();
        var words = BoruvkasAlgorithm.MAKING.kinds().vocabulary();
        new BoruvkasAlgorithm(rows, columns, BigInteger.valueOf(seed))
                .solve(event -> events.add((MazeEvent) words.unpack(event)));
        return events;
    }

    private static long count(List<MazeEvent> events, String kind) {
        return events.stream().filter(event -> event.kind().name().equals(kind)).count();
    }

    /** Where no two walls weigh the same there is one minimum spanning tree. */
    @ParameterizedTest
    @CsvSource({"3, 3, 1", "5, 5, 2", "15, 21, 3", "31, 9, 4", "61, 61, 5"})
    void itMakesTheMazeThatKruskalsAlgorithmMakesOfTheSameSeed(int rows, int columns, long seed) {
        var one = SpanningTrees.made("boruvka", rows, columns, seed);
        var other = SpanningTrees.made("kruskal", rows, columns, seed);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                assertThat(one.square(row, column)).isEqualTo(other.square(row, column));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 3, 1", "3, 5, 1", "15, 21, 3", "31, 9, 4", "61, 61, 5"})
    void everySetPicksOneWallARoundAndEachRoundAtLeastHalvesTheSets(int rows, int columns, long seed) {
        int cells = (rows / 2) * (columns / 2);
        var events = events(rows, columns, seed);
        assertThat(count(events, "SETS_JOINED")).isEqualTo(cells - 1);
        int before = cells;
        int picks = 0;
        int joined = 0;
        int both = 0;
        int rounds = 0;
        for (var event : events) {
            switch (event.kind().name()) {
                case "ROUND_BEGUN" -> {
                    var round = (CarvingEvent.Totals) event;
                    assertThat(round.first()).isEqualTo(++rounds);
                    assertThat(round.second()).isEqualTo(before);
                    picks = 0;
                    joined = 0;
                    both = 0;
                }
                case "WALL_PICKED" -> picks++;
                case "SETS_JOINED" -> joined++;
                case "PICKED_BY_BOTH" -> both++;
                default -> {
                    continue;
                }
            }
            if (picks > 0 && joined + both == picks) {
                assertThat(picks).isEqualTo(before);
                assertThat(joined).isGreaterThanOrEqualTo((before + 1) / 2);
                before -= joined;
            }
        }
        assertThat(before).isOne();
        assertThat(1L << rounds).isLessThanOrEqualTo(cells);
    }

    /** Held against weights and sets that share nothing with those of the algorithm but the shuffle. */
    @ParameterizedTest
    @CsvSource({"5, 5, 2", "15, 21, 3", "31, 9, 4"})
    void aWallThatIsPickedIsTheLightestOutOfItsSet(int rows, int columns, long seed) {
        var weights = new HashMap<List<Integer>, Integer>();
        var run = new CarvingContext(rows / 2, columns / 2, BigInteger.valueOf(seed), _ -> {});
        int[] walls = run.walls();
        run.shuffle(walls);
        for (int wall : walls) {
            int cell = CarvingContext.cell(wall);
            weights.put(List.of(cell, run.neighbour(cell, CarvingContext.side(wall))), weights.size() + 1);
        }
        var sets = new HashMap<Integer, Integer>();
        for (int cell = 0; cell < run.cells(); cell++) {
            sets.put(cell, cell);
        }
        for (var event : events(rows, columns, seed)) {
            if (event instanceof CarvingEvent.AtWall wall && wall.kind().name().equals("WALL_PICKED")) {
                int cell = cell(run, wall.row(), wall.column());
                assertThat(wall.first()).isEqualTo(weight(weights, cell, run.neighbour(cell, wall.side())));
                assertThat(wall.first()).isEqualTo(lightest(weights, sets, sets.get(cell)));
            } else if (event instanceof CarvingEvent.SetsMerged joined) {
                int cell = cell(run, joined.row(), joined.column());
                int absorbed = sets.get(run.neighbour(cell, joined.side()));
                sets.replaceAll((_, set) -> set == absorbed ? sets.get(cell) : set);
            }
        }
        assertThat(sets.values().stream().distinct()).hasSize(1);
    }

    private static int cell(CarvingContext run, int row, int column) {
        return row / 2 * run.columns() + column / 2;
    }

    private static int weight(Map<List<Integer>, Integer> weights, int one, int other) {
        return weights.get(List.of(Math.min(one, other), Math.max(one, other)));
    }

    private static int lightest(Map<List<Integer>, Integer> weights, Map<Integer, Integer> sets, int set) {
        return weights.entrySet().stream()
                .filter(wall -> (sets.get(wall.getKey().getFirst()) == set)
                        != (sets.get(wall.getKey().getLast()) == set))
                .mapToInt(Map.Entry::getValue)
                .min()
                .orElseThrow();
    }
}
