package puzzlescope.tiles.fast.optimal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.run.Workers;

/**
 * One search with increasing bounds. Once an iteration is expensive enough, the next ones are shared among the threads,
 * split by the first moves. Bounds grow by 2, since every estimate has the parity of the distance. Called by one
 * thread.
 */
final class ParallelDeepening {

    /** The number of boards in an iteration from which the next one is shared. */
    private static final long WORTH_SHARING = 1 << 20;

    /** The number of pieces, independent of the threads, large enough that no thread waits long for the last ones. */
    private static final int PIECES = 512;

    private final OptimalSolver solver;
    private final byte[] tiles;
    private final int threads;
    private final Runnable checkStopped;
    private final SearchProgressListener progress;
    private long generated = 1;
    private long expanded;
    private int bound;

    ParallelDeepening(
            OptimalSolver solver, byte[] tiles, int threads, Runnable checkStopped, SearchProgressListener progress) {
        this.solver = solver;
        this.tiles = tiles;
        this.threads = threads;
        this.checkStopped = checkStopped;
        this.progress = progress;
    }

    OptimalSolution solve() {
        var search = solver.search();
        int estimate = search.start(tiles, OptimalSolver.blank(tiles));
        long counted = generated;
        search.watchedBy(() -> {
            checkStopped.run();
            progress.searched(bound, counted + search.generated);
        });
        for (bound = estimate; ; bound += 2) {
            progress.searched(bound, counted + search.generated);
            long before = search.generated;
            boolean found = search.within(bound);
            if (found) {
                return way(search.path, bound, estimate, search);
            }
            if (threads > 1 && search.generated - before >= WORTH_SHARING) {
                bound += 2;
                break;
            }
        }
        generated += search.generated;
        expanded += search.expanded();
        return shared(estimate);
    }

    private OptimalSolution way(int[] path, int length, int estimate, BoundedSearch search) {
        return new OptimalSolution(
                Arrays.stream(path, 0, length).boxed().toList(),
                estimate,
                generated + search.generated,
                expanded + search.expanded(),
                solver.heuristic());
    }

    /** The first moves of a piece: the automaton's state after them, and the squares of the blank. */
    private record Beginning(int state, List<Integer> squares) {}

    /** The result of a piece: the squares of a path after its beginning, or null. */
    private record PieceResult(@Nullable List<Integer> rest, long generated, long expanded) {}

    private OptimalSolution shared(int estimate) {
        var beginnings = beginnings();
        while (true) {
            progress.searched(bound, generated);
            var squares = iterate(beginnings);
            if (squares != null) {
                return new OptimalSolution(squares, estimate, generated, expanded, solver.heuristic());
            }
            bound += 2;
        }
    }

    private List<Beginning> beginnings() {
        var level = List.of(new Beginning(OptimalSolver.blank(tiles), List.of()));
        while (level.size() < PIECES) {
            level = level.stream().flatMap(each -> next(each).stream()).toList();
        }
        return level;
    }

    private List<Beginning> next(Beginning from) {
        var next = new ArrayList<Beginning>();
        var arcs = solver.automaton().arcs();
        for (int i = 0; i < MoveAutomaton.DIRECTIONS; i++) {
            int arc = arcs[from.state * MoveAutomaton.DIRECTIONS + i];
            if (arc < 0) {
                break;
            }
            var squares = new ArrayList<>(from.squares);
            squares.add(MoveAutomaton.square(arc));
            next.add(new Beginning(MoveAutomaton.state(arc), squares));
        }
        return next;
    }

    private byte[] tilesAfter(Beginning beginning) {
        var slid = tiles.clone();
        int blank = OptimalSolver.blank(slid);
        for (int square : beginning.squares) {
            slid[blank] = slid[square];
            slid[square] = 0;
            blank = square;
        }
        return slid;
    }

    /** Returns the first path in the order of moves, so that it does not depend on which thread is faster. */
    private @Nullable List<Integer> iterate(List<Beginning> beginnings) {
        var first = new AtomicInteger(Integer.MAX_VALUE);
        var resultCollector = new ResultCollector(beginnings);
        Workers.<PieceResult>share(
                threads,
                beginnings.size(),
                (number, check) -> search(beginnings.get(number), number, first, check),
                checkStopped,
                resultCollector::take);
        return resultCollector.way;
    }

    /**
     * Takes the results of the pieces in order, whatever the order in which they end, up to the first one with a path,
     * so that the counts and the progress are reproducible.
     */
    private final class ResultCollector {

        private final List<Beginning> beginnings;
        private final @Nullable PieceResult[] ended;
        private int taken;
        private @Nullable List<Integer> way;

        ResultCollector(List<Beginning> beginnings) {
            this.beginnings = beginnings;
            ended = new PieceResult[beginnings.size()];
        }

        void take(int number, PieceResult piece) {
            ended[number] = piece;
            while (way == null && taken < ended.length) {
                var next = ended[taken];
                if (next == null) {
                    return;
                }
                generated += next.generated;
                expanded += next.expanded;
                progress.searched(bound, generated);
                if (next.rest != null) {
                    way = new ArrayList<>(beginnings.get(taken).squares);
                    way.addAll(next.rest);
                }
                taken++;
            }
        }
    }

    private PieceResult search(Beginning beginning, int number, AtomicInteger first, Runnable check) {
        if (first.get() < number) {
            return new PieceResult(null, 0, 0);
        }
        var search = solver.search();
        int left = bound - beginning.squares.size();
        search.start(tilesAfter(beginning), beginning.state);
        search.watchedBy(() -> {
            check.run();
            if (first.get() < number) {
                throw new OvertakenException();
            }
        });
        boolean found = false;
        try {
            found = search.within(left);
        } catch (OvertakenException useless) {
            // An earlier piece has found a path; the result of this one is not needed.
        }
        if (found) {
            first.accumulateAndGet(number, Math::min);
        }
        var rest = found ? Arrays.stream(search.path, 0, left).boxed().toList() : null;
        return new PieceResult(rest, search.generated + 1, search.expanded());
    }

    /** Stackless, since it is control flow and not an error. */
    private static final class OvertakenException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        OvertakenException() {
            super("a piece before this one has found a way", null, false, false);
        }
    }
}
