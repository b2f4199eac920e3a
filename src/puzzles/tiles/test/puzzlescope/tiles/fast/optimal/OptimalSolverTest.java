package puzzlescope.tiles.fast.optimal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.run.Workers;
import puzzlescope.tiles.space.BoardSymmetries;
import puzzlescope.tiles.space.TableHeuristic;

class OptimalSolverTest {

    @TempDir
    private static Path folder;

    private static OptimalSolver solver(TableHeuristic heuristic, int size) {
        return new HeuristicTables(folder, 2).prepare(heuristic, size, () -> {}, done -> {});
    }

    private static void assertThatItSolves(OptimalSolution way, int[] tiles) {
        var board = tiles.clone();
        int blank = 0;
        while (board[blank] != 0) {
            blank++;
        }
        int size = (int) Math.sqrt(tiles.length);
        for (int square : way.squares()) {
            int apart = Math.abs(square / size - blank / size) + Math.abs(square % size - blank % size);
            assertThat(apart).as("squares between %d and %d", blank, square).isEqualTo(1);
            board[blank] = board[square];
            board[square] = 0;
            blank = square;
        }
        for (int square = 0; square + 1 < board.length; square++) {
            assertThat(board[square]).isEqualTo(square + 1);
        }
    }

    private static List<KorfInstance> easiest(int count) {
        return KorfInstance.all().stream()
                .sorted(Comparator.comparingLong(KorfInstance::generated))
                .limit(count)
                .toList();
    }

    @Test
    @Tag("thorough")
    void manhattanDistanceLooksAtAsManyBoardsAsPublished() {
        var solver = solver(TableHeuristic.MANHATTAN, 4);
        for (var each : easiest(10)) {
            assertThat(solver.estimate(each.tiles())).isEqualTo(each.manhattan());
            var way = solver.solve(each.tiles(), 1, () -> {}, SearchProgressListener.NONE);
            assertThat(way.length()).isEqualTo(each.length());
            assertThat(way.generated()).as("boards of number %d", each.number()).isEqualTo(each.generated());
            assertThatItSolves(way, each.tiles());
        }
    }

    @Test
    void walkingDistanceFindsWaysOfThePublishedLengths() {
        var solver = solver(TableHeuristic.WALKING_DISTANCE, 4);
        for (var each : easiest(20)) {
            var way = solver.solve(each.tiles(), 1, () -> {}, SearchProgressListener.NONE);
            assertThat(way.length()).isEqualTo(each.length());
            assertThat(way.generated()).isLessThan(each.generated());
            assertThatItSolves(way, each.tiles());
        }
    }

    @Test
    @Tag("thorough")
    void patternDatabasesFindWaysOfAllPublishedLengths() {
        var instances = KorfInstance.all();
        var ways = new OptimalSolution[instances.size()];
        var solver = solver(TableHeuristic.SIX_SIX_THREE, 4);
        Workers.share(
                2,
                ways.length,
                (number, check) -> solver.solve(instances.get(number).tiles(), 1, check, SearchProgressListener.NONE),
                () -> {},
                (number, way) -> ways[number] = way);
        int sum = 0;
        for (int i = 0; i < ways.length; i++) {
            assertThat(ways[i].length()).isEqualTo(instances.get(i).length());
            assertThatItSolves(ways[i], instances.get(i).tiles());
            sum += ways[i].length();
        }
        assertThat(sum).isEqualTo(5305);
    }

    @ParameterizedTest
    @EnumSource(names = {"MANHATTAN", "WALKING_DISTANCE"})
    void boardsOfThreeByThreeAreSolvedInTheirDistance(TableHeuristic heuristic) {
        var solver = solver(heuristic, 3);
        var boards = new ArrayList<>(new TrueDistances(3, 31).distances.entrySet());
        var random = new Random(8);
        for (int i = 0; i < 500; i++) {
            var board = boards.get(random.nextInt(boards.size()));
            var tiles = TrueDistances.numbers(TrueDistances.tiles(board.getKey()));
            var way = solver.solve(tiles, 1, () -> {}, SearchProgressListener.NONE);
            assertThat(way.length()).isEqualTo(board.getValue());
            assertThatItSolves(way, tiles);
        }
    }

    /** The two that R. E. Korf and A. Felner (2002) solved with the fewest boards, number 38 and number 40. */
    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({
        "96, 10 3 24 12 0 7 8 11 14 21 22 23 2 1 9 17 18 6 20 4 13 15 5 19 16",
        "82, 2 17 4 13 7 12 10 3 0 16 21 24 8 5 18 20 15 19 14 9 22 11 6 1 23"
    })
    void twentyFourPuzzlesAreSolvedInThePublishedLength(int length, String published) {
        var tiles = BoardSymmetries.turned(Arrays.stream(published.split(" ", -1))
                .mapToInt(Integer::parseInt)
                .toArray());
        var way = solver(TableHeuristic.SIXES, 5).solve(tiles, 2, () -> {}, SearchProgressListener.NONE);
        assertThat(way.length()).isEqualTo(length);
        assertThatItSolves(way, tiles);
    }

    @Test
    @Tag("thorough")
    void shuffledBoardsOfFiveByFiveAreSolvedWithNoMoreSlidesThanWereMade() {
        var solver = solver(TableHeuristic.FIVES, 5);
        var trueDistances = new TrueDistances(5, 0);
        var random = new Random(24);
        for (int i = 0; i < 10; i++) {
            var tiles = TrueDistances.tiles(
                    trueDistances.distances.keySet().iterator().next());
            for (int slide = 0; slide < 40; slide++) {
                var next = trueDistances.neighbours(tiles);
                tiles = next.get(random.nextInt(next.size()));
            }
            var way = solver.solve(TrueDistances.numbers(tiles), 1, () -> {}, SearchProgressListener.NONE);
            assertThat(way.length()).isLessThanOrEqualTo(40);
            assertThat(way.length() % 2).isZero();
            assertThatItSolves(way, TrueDistances.numbers(tiles));
        }
    }

    @Test
    void moreThreadsFindTheSameWay() {
        var solver = solver(TableHeuristic.WALKING_DISTANCE, 4);
        var hard = KorfInstance.all().get(1).tiles();
        var alone = solver.solve(hard, 1, () -> {}, SearchProgressListener.NONE);
        var shared = solver.solve(hard, 3, () -> {}, SearchProgressListener.NONE);
        assertThat(alone.generated()).isGreaterThan(1 << 20);
        assertThat(shared.squares()).isEqualTo(alone.squares());
        assertThat(shared.estimate()).isEqualTo(alone.estimate());
    }

    @Test
    void whatIsToldIsTheSameEachTimeAndWithEachNumberOfThreads() {
        var solver = solver(TableHeuristic.WALKING_DISTANCE, 4);
        var hard = KorfInstance.all().get(1).tiles();
        var told = new ArrayList<List<String>>();
        for (int threads : new int[] {2, 3, 7}) {
            var lines = new ArrayList<String>();
            var way = solver.solve(hard, threads, () -> {}, (bound, generated) -> lines.add(bound + " " + generated));
            lines.add(way.generated() + " " + way.expanded());
            told.add(lines);
        }
        assertThat(told.get(0)).hasSizeGreaterThan(16);
        assertThat(told.get(1)).isEqualTo(told.get(0));
        assertThat(told.get(2)).isEqualTo(told.get(0));
    }

    @Test
    void theSolvedBoardNeedsNoSlide() {
        var solved = new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0};
        var way = solver(TableHeuristic.WALKING_DISTANCE, 4).solve(solved, 1, () -> {}, SearchProgressListener.NONE);
        assertThat(way.squares()).isEmpty();
        assertThat(way.generated()).isEqualTo(1);
    }

    @Test
    void boundsAreToldAsTheyGrow() {
        var bounds = new ArrayList<Integer>();
        var each = easiest(1).getFirst();
        solver(TableHeuristic.MANHATTAN, 4).solve(each.tiles(), 1, () -> {}, (bound, generated) -> {
            if (bounds.isEmpty() || bounds.getLast() != bound) {
                bounds.add(bound);
            }
        });
        assertThat(bounds).startsWith(each.manhattan(), each.manhattan() + 2).endsWith(each.length());
    }

    @Test
    void aStoppedSearchEnds() {
        var hardest = KorfInstance.all().get(87).tiles();
        var solver = solver(TableHeuristic.MANHATTAN, 4);
        for (int threads = 1; threads <= 2; threads++) {
            int shared = threads;
            var asked = new int[1];
            assertThatThrownBy(() -> solver.solve(
                            hardest,
                            shared,
                            () -> {
                                if (++asked[0] > 200) {
                                    throw new RunStoppedException();
                                }
                            },
                            SearchProgressListener.NONE))
                    .isInstanceOf(RunStoppedException.class);
        }
    }

    @Test
    void boardsOfAnotherSizeOrWithDoubleTilesAreRefused() {
        var solver = solver(TableHeuristic.MANHATTAN, 3);
        assertThatIllegalArgumentException().isThrownBy(() -> solver.estimate(new int[16]));
        assertThatIllegalArgumentException().isThrownBy(() -> solver.estimate(new int[] {1, 1, 2, 3, 4, 5, 6, 7, 0}));
    }
}
