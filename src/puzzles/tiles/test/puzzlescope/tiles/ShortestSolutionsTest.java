package puzzlescope.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.board.TilesBoundedBoard;
import puzzlescope.tiles.board.TilesGraphBoard;
import puzzlescope.tiles.event.TilesGraphEvent;
import puzzlescope.tiles.search.BidirectionalSearch;
import puzzlescope.tiles.search.BoardEstimate;
import puzzlescope.tiles.search.FailedAttempts;
import puzzlescope.tiles.search.IdaStarSearch;
import puzzlescope.tiles.search.TilesGraphSearch;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.space.SlidingSpace;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesHeuristic;
import puzzlescope.tiles.space.TilesWalk;

/** That the searches with a memory or an estimate find the fewest slides. */
class ShortestSolutionsTest {

    private static final int LIMIT = 2_000_000;

    private static Map<String, Solver> solvers(TileOrder start) {
        var solvers = new LinkedHashMap<String, Solver>();
        solvers.put("breadth-first", new TilesGraphSearch(start, null, LIMIT));
        solvers.put("bidirectional", new BidirectionalSearch(start, LIMIT));
        for (var heuristic : TilesHeuristic.values()) {
            solvers.put("a-star, " + heuristic, new TilesGraphSearch(start, heuristic, LIMIT));
            solvers.put("ida-star, " + heuristic, new IdaStarSearch(start, heuristic));
        }
        return solvers;
    }

    /** Plays a run on a board; gives how many moves solved it. */
    private static int moves(TileOrder start, Solver solver) {
        TilesBoard board =
                solver instanceof IdaStarSearch ? new TilesBoundedBoard(start, null) : new TilesGraphBoard(start, null);
        assertThat(solver.solve(board::apply)).isEqualTo(RunOutcome.SOLVED);
        assertThat(board.isSolved()).isTrue();
        return board.moves();
    }

    @Tag("thorough")
    @Test
    void allSolutionsOfThreeByThreeAreAsShortAsBreadthFirstSearchFromTheGoalSays() {
        var space = SlidingSpace.solved(3, 3);
        var truth = new BreadthFirst()
                .search(space, Extent.WHOLE_SPACE, new SearchListener() {})
                .graph();
        var random = new Random(11);
        for (int i = 0; i < 12; i++) {
            int node = i == 0 ? truth.size() - 1 : random.nextInt(truth.size());
            var start = new TileOrder(3, space.tiles(truth.state(node)));
            solvers(start)
                    .forEach((name, solver) -> assertThat(moves(start, solver))
                            .as("%s for %s", name, start.tiles())
                            .isEqualTo((int) truth.cost(node)));
        }
    }

    @Test
    void allSolutionsOfSmallAndEasyBoardsAreOfTheSameLength() {
        var random = new Random(12);
        for (int i = 0; i < 20; i++) {
            var start = TileOrder.shuffled(i % 2 == 0 ? 4 : 2, random.nextInt(30), new PythonRandom(random.nextLong()));
            int fewest = moves(start, new BidirectionalSearch(start, LIMIT));
            solvers(start)
                    .forEach((name, solver) -> assertThat(moves(start, solver))
                            .as("%s for %s", name, start.tiles())
                            .isEqualTo(fewest));
        }
    }

    @ParameterizedTest
    @EnumSource
    void noEstimateOfThreeByThreeSaysTooMuchOrFallsByMoreThanOne(TilesHeuristic heuristic) {
        var space = SlidingSpace.solved(3, 3);
        var estimate = new BoardEstimate(space, heuristic);
        var truth = new BreadthFirst()
                .search(space, Extent.WHOLE_SPACE, new SearchListener() {})
                .graph();
        long sum = 0;
        for (int node = 0; node < truth.size(); node++) {
            long state = truth.state(node);
            int h = estimate.estimate(state);
            sum += h;
            // All slides can be taken back, so the way from the goal is as long as the way to it.
            if (h > truth.cost(node) || h == 0 != (node == 0)) {
                throw new AssertionError(space.text(state));
            }
            for (int move = 0; move < space.moves(); move++) {
                long next = space.after(state, move);
                if (next != StateSpace.NONE && Math.abs(estimate.estimate(next) - h) != 1) {
                    throw new AssertionError(space.text(state) + " " + Move.of(move));
                }
            }
        }
        assertThat(sum).isPositive();
    }

    @Test
    void linearConflictAddsTwoForEachTileThatMustStepOut() {
        assertThat(estimate("3 2 1 4 5 6 7 8 0", TilesHeuristic.MANHATTAN)).isEqualTo(4);
        assertThat(estimate("3 2 1 4 5 6 7 8 0", TilesHeuristic.LINEAR_CONFLICT))
                .isEqualTo(4 + 2 * 2);
        assertThat(estimate("4 2 3 1 5 6 7 8 0", TilesHeuristic.LINEAR_CONFLICT))
                .isEqualTo(2 + 2);
        assertThat(estimate("2 1 3 4 5 6 8 7 0", TilesHeuristic.LINEAR_CONFLICT))
                .isEqualTo(4 + 2 * 2);
    }

    @Test
    void asManyConflictsAreNamedAsAreCounted() {
        var random = new Random(8);
        for (int i = 0; i < 300; i++) {
            var start = TileOrder.shuffled(2 + i % 4, 100, new PythonRandom(random.nextLong()));
            var board = new TilesBoundedBoard(start, TilesHeuristic.LINEAR_CONFLICT);
            assertThat(board.estimate())
                    .isEqualTo(start.distance() + 2 * board.conflicts().size());
            assertThat(board.conflicts()).doesNotHaveDuplicates().allSatisfy(each -> {
                int tile = start.tiles().get(each.square());
                int other = start.tiles().get(each.other());
                assertThat(each.square() < each.other()).isEqualTo(tile > other);
            });
        }
    }

    @Test
    void theSlidesOfFailedAttemptsAreForetold() {
        // The attempts with at most 10, 11, 12 and 13 moves, as they are listed beside the preset's board.
        var start = TileOrder.shuffled(3, 40, new PythonRandom(2));
        assertThat(FailedAttempts.failedMoves(start, 14)).isEqualTo(1454 + 2646 + 4370 + 7818);
        assertThat(FailedAttempts.failedMoves(start, 11)).isEqualTo(1454);
        assertThat(FailedAttempts.failedMoves(start, 10)).isZero();
        assertThat(FailedAttempts.failedMoves(TileOrder.solved(4), 53)).isBetween(1.0e18, 1.1e18);
    }

    private static int estimate(String text, TilesHeuristic heuristic) {
        var words = text.split(" ", -1);
        var tiles = new byte[words.length];
        for (int i = 0; i < tiles.length; i++) {
            tiles[i] = Byte.parseByte(words[i]);
        }
        return heuristic.estimate(tiles, 3);
    }

    @ParameterizedTest
    @EnumSource
    void theEstimateThatIsKeptUpToDateIsTheOneThatIsCountedAnew(TilesHeuristic heuristic) {
        var random = new Random(4);
        for (int size = 2; size <= 5; size++) {
            var walk = new TilesWalk(TileOrder.shuffled(size, 60, new PythonRandom(size)), heuristic);
            for (int i = 0; i < 2000; i++) {
                walk.move(random.nextInt(4));
                var tiles = new byte[size * size];
                for (int square = 0; square < tiles.length; square++) {
                    tiles[square] = (byte) walk.tileAt(square);
                }
                assertThat(walk.estimate()).isEqualTo(heuristic.estimate(tiles, size));
            }
        }
    }

    @Test
    void aSearchGivesUpAtItsLimit() {
        var far = TileOrder.shuffled(4, 300, new PythonRandom(5));
        for (var solver : List.of(
                new TilesGraphSearch(far, null, 1000),
                new BidirectionalSearch(far, 1000),
                new TilesGraphSearch(far, TilesHeuristic.MANHATTAN, 1000))) {
            var board = new TilesGraphBoard(far, null);
            var last = new long[1];
            EventSink sink = event -> {
                board.apply(event);
                last[0] = event;
            };
            assertThat(solver.solve(sink)).isEqualTo(RunOutcome.GAVE_UP);
            assertThat(board.found()).isEqualTo(1000);
            assertThat(TilesGraphEvent.Kind.VOCABULARY.unpack(last[0])).isEqualTo(new TilesGraphEvent.GaveUp(1000));
        }
    }
}
