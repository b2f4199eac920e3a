package puzzlescope.tiles.fast.optimal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.tiles.space.TableHeuristic;

/** That no estimate says too much, that each has the parity of the distance, and that a slide changes one by 1. */
class EstimatesTest {

    @TempDir
    private Path folder;

    private static void check(TrueDistances trueDistances, BoundedSearch search) {
        trueDistances.distances.forEach((board, distance) -> {
            var tiles = TrueDistances.tiles(board);
            int estimate = estimate(search, tiles);
            if (estimate > distance || (distance - estimate) % 2 != 0) {
                assertThat(estimate).as("estimate of %s at %d", board, distance).isEqualTo(distance);
            }
            for (var slid : trueDistances.neighbours(tiles)) {
                if (Math.abs(estimate(search, slid) - estimate) != 1) {
                    assertThat(estimate(search, slid))
                            .as("next to %d", estimate)
                            .isBetween(estimate - 1, estimate + 1);
                }
            }
        });
    }

    private static int estimate(BoundedSearch search, byte[] tiles) {
        return search.start(tiles, OptimalSolver.blank(tiles));
    }

    @ParameterizedTest
    @EnumSource(names = {"MANHATTAN", "WALKING_DISTANCE"})
    void allBoardsOfThreeByThreeAreEstimatedSoundly(TableHeuristic heuristic) {
        var trueDistances = new TrueDistances(3, 31);
        assertThat(trueDistances.distances).hasSize(181_440);
        check(trueDistances, prepared(heuristic, 3));
    }

    @Test
    void patternsOfThreeByThreeAreSound() {
        check(new TrueDistances(3, 31), patterns(true));
    }

    /** What is the least over all regions may change by more when the blank goes from one to another. */
    @Test
    void patternsWithoutRegionsNeverSayMoreThanThoseWith() {
        var least = patterns(false);
        var exact = patterns(true);
        int lower = 0;
        for (var board : new TrueDistances(3, 31).distances.keySet()) {
            int difference = estimate(exact, TrueDistances.tiles(board)) - estimate(least, TrueDistances.tiles(board));
            if (difference < 0 || difference % 2 != 0) {
                assertThat(difference).as("%s", board).isZero();
            }
            lower += difference > 0 ? 1 : 0;
        }
        assertThat(lower).isPositive();
    }

    private PatternSearch patterns(boolean regions) {
        var partition = Partition.plain(3, regions, List.of(1, 2, 4, 5), List.of(3, 6, 7, 8));
        var databases = new PatternDatabases(folder, 2);
        var views = partition.views(databases.tables(partition, () -> {}, done -> {}));
        return new PatternSearch(3, views, MoveAutomaton.of(3, 2));
    }

    @ParameterizedTest
    @Tag("thorough")
    @EnumSource(names = {"MANHATTAN", "WALKING_DISTANCE", "SIX_SIX_THREE"})
    void boardsNearTheSolvedOneOfFourByFourAreEstimatedSoundly(TableHeuristic heuristic) {
        check(new TrueDistances(4, 14), prepared(heuristic, 4));
    }

    @ParameterizedTest
    @Tag("thorough")
    @EnumSource(names = {"MANHATTAN", "FIVES"})
    void boardsNearTheSolvedOneOfFiveByFiveAreEstimatedSoundly(TableHeuristic heuristic) {
        check(new TrueDistances(5, 12), prepared(heuristic, 5));
    }

    private BoundedSearch prepared(TableHeuristic heuristic, int size) {
        return new HeuristicTables(folder, 2)
                .prepare(heuristic, size, () -> {}, done -> {})
                .search();
    }

    @Test
    void walkingDistanceHasAsManyDistributionsAsPublished() {
        assertThat(new WalkingDistance(4).distributions()).isEqualTo(24_964);
        assertThat(new WalkingDistance(3).distributions()).isEqualTo(105);
    }

    @Test
    void theSolvedBoardIsNoSlideAway() {
        var solved = new byte[16];
        for (int square = 0; square < 15; square++) {
            solved[square] = (byte) (square + 1);
        }
        assertThat(new TrueDistances(4, 0).distances).containsOnlyKeys(ByteBuffer.wrap(solved));
        assertThat(estimate(prepared(TableHeuristic.WALKING_DISTANCE, 4), solved))
                .isZero();
    }
}
