package puzzlescope.bench;

import aima.core.environment.eightpuzzle.EightPuzzleBoard;
import aima.core.environment.eightpuzzle.EightPuzzleFunctionFactory;
import aima.core.environment.eightpuzzle.EightPuzzleGoalTest;
import aima.core.environment.eightpuzzle.ManhattanHeuristicFunction;
import aima.core.search.framework.SearchForActions;
import aima.core.search.framework.problem.Problem;
import aima.core.search.framework.qsearch.GraphSearch;
import aima.core.search.informed.AStarSearch;
import aima.core.search.uninformed.BreadthFirstSearch;
import es.usc.citius.hipster.algorithm.Hipster;
import es.usc.citius.hipster.model.function.impl.StateTransitionFunction;
import es.usc.citius.hipster.model.problem.ProblemBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import puzzlescope.tiles.fast.DeepeningSearch;
import puzzlescope.tiles.fast.DistanceTable;
import puzzlescope.tiles.space.BoardSymmetries;
import puzzlescope.tiles.space.PerfectIndex;
import puzzlescope.tiles.space.SlidingSpace;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesHeuristic;

/**
 * The 8-puzzle on random boards, the same for all, beside two libraries: hipster4j and aima-java, whose own Manhattan distance
 * and board are taken where they have them. JGraphT has no search in a graph that is not there as a whole.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class EightPuzzleBenchmark {

    private static final int BOARDS = 64;

    private final PerfectIndex orders = new PerfectIndex(3, 3);
    private final DistanceTable distanceTable = new DistanceTable(orders);
    private final List<TileOrder> boards = randomBoards();
    private int next;

    private static List<TileOrder> randomBoards() {
        var random = new Random(8);
        var boards = new ArrayList<TileOrder>();
        while (boards.size() < BOARDS) {
            var tiles = new ArrayList<>(TileOrder.solved(3).tiles());
            Collections.shuffle(tiles, random);
            var board = new TileOrder(3, tiles);
            if (board.isSolvable()) {
                boards.add(board);
            }
        }
        return boards;
    }

    private TileOrder board() {
        return boards.get(next++ % BOARDS);
    }

    private static int checked(int moves, int truth) {
        if (moves != truth) {
            throw new IllegalStateException("moves are " + moves + ", must be " + truth);
        }
        return moves;
    }

    private int truth(TileOrder board) {
        return distanceTable.of(orders.index(board.tiles()));
    }

    /** All 181,440 distances, with the numbering made anew. */
    @Benchmark
    public DistanceTable allDistances() {
        return new DistanceTable(new PerfectIndex(3, 3));
    }

    /** All 181,440 distances. */
    @Benchmark
    public DistanceTable allDistancesNumbered() {
        return new DistanceTable(orders);
    }

    @Benchmark
    public int[] lookUp() {
        return distanceTable.way(orders.index(board().tiles()));
    }

    @Benchmark
    public int deepeningManhattan() {
        var board = board();
        return checked(new DeepeningSearch(board, true, Long.MAX_VALUE, () -> {}).search(), truth(board));
    }

    /** Blind, so that millions of boards are looked at. */
    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public long deepeningBlind(EventCounters eventCounters) {
        var search = new DeepeningSearch(boards.getFirst(), false, 20_000_000, () -> {});
        search.search();
        eventCounters.events += search.nodes();
        return search.nodes();
    }

    @Benchmark
    public int hipsterAStar() {
        var board = board();
        var space = new SlidingSpace(board);
        var tiles = new byte[board.tiles().size()];
        var problem = ProblemBuilder.create()
                .initialState(space.start())
                .defineProblemWithoutActions()
                .useTransitionFunction(successors(space))
                .useCostFunction(_ -> 1.0)
                .useHeuristicFunction(state -> (double) estimate(space, state, tiles))
                .build();
        var found = Hipster.createAStar(problem).search(space.reversed().start());
        return checked(found.getOptimalPaths().getFirst().size() - 1, truth(board));
    }

    private static StateTransitionFunction<Long> successors(SlidingSpace space) {
        return new StateTransitionFunction<>() {

            @Override
            public Iterable<Long> successorsOf(Long state) {
                var successors = new ArrayList<Long>(space.moves());
                for (int move = 0; move < space.moves(); move++) {
                    long after = space.after(state, move);
                    if (after != SlidingSpace.NONE) {
                        successors.add(after);
                    }
                }
                return successors;
            }
        };
    }

    private static int estimate(SlidingSpace space, long state, byte[] tiles) {
        for (int square = 0; square < tiles.length; square++) {
            tiles[square] = (byte) space.tile(state, square);
        }
        return TilesHeuristic.MANHATTAN.estimate(tiles, space.columns());
    }

    @Benchmark
    public int aimaAStar() throws Exception {
        return aima(new AStarSearch(new GraphSearch(), new ManhattanHeuristicFunction()));
    }

    @Benchmark
    public int aimaBreadthFirst() throws Exception {
        return aima(new BreadthFirstSearch(new GraphSearch()));
    }

    /** Its solved board has the blank first: the same problem turned half round. */
    private int aima(SearchForActions search) throws Exception {
        var board = board();
        var turned = BoardSymmetries.turned(board.toArray());
        var problem = new Problem(
                new EightPuzzleBoard(Arrays.copyOf(turned, turned.length)),
                EightPuzzleFunctionFactory.getActionsFunction(),
                EightPuzzleFunctionFactory.getResultFunction(),
                new EightPuzzleGoalTest());
        return checked(search.findActions(problem).size(), truth(board));
    }
}
