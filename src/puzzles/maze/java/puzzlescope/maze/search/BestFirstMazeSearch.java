package puzzlescope.maze.search;

import java.util.Comparator;
import java.util.PriorityQueue;
import puzzlescope.engine.search.TieChooser;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.PackedPair;
import puzzlescope.maze.event.SolvingKind;

/**
 * Solves a maze by best-first search: cells wait in an open list, and the best one by the {@link Order} is expanded
 * next.
 *
 * <p>Input: a finished maze, a start and goals. Output: a path, traced back from the goal that is reached first. If g,
 * the cost of the path to a cell so far, is used, it is a cheapest path to any goal: h, the number of steps to the
 * nearest goal without walls, is admissible, and consistent since it drops by at most one in each step, so that no cell
 * is expanded twice. A cell in the open list may be reached again by a cheaper path and gets another predecessor. By h
 * alone each cell keeps its first predecessor, and the path need not be a shortest one. Time is n log n at most, space
 * linear. If there is a path, one is found.
 */
final class BestFirstMazeSearch {

    /** The order in which cells are expanded. */
    enum Order {
        /**
         * By g + h, ties by h, then the one found last. Source: P. E. Hart, N. J. Nilsson and B. Raphael, A formal
         * basis for the heuristic determination of minimum cost paths (1968).
         */
        A_STAR(SolvingKind.CELL_RATED, SolvingKind.BEST_TAKEN),
        /**
         * By g, ties by the one found first. Source: E. W. Dijkstra, A note on two problems in connexion with graphs
         * (1959).
         */
        DIJKSTRA(SolvingKind.CELL_COSTED, SolvingKind.CHEAPEST_TAKEN),
        /**
         * By h, ties by the one found last. Source: J. E. Doran and D. Michie, Experiments with the Graph Traverser
         * program (1966).
         */
        GREEDY(SolvingKind.CELL_ESTIMATED, SolvingKind.NEAREST_TAKEN);

        /** The bits of h in a rank, below those of f. */
        private static final int ESTIMATE_BITS = 20;

        private final SolvingKind found;
        private final SolvingKind taken;

        Order(SolvingKind found, SolvingKind taken) {
            this.found = found;
            this.taken = taken;
        }

        private boolean weighs() {
            return this != GREEDY;
        }

        /** Returns the rank of a cell; the least is expanded first. */
        private long rank(int g, int h) {
            return switch (this) {
                case A_STAR -> (long) g + h << ESTIMATE_BITS | h;
                case DIJKSTRA -> g;
                case GREEDY -> h;
            };
        }

        /** Returns the compared value of a rank, without its tie-break. */
        private long value(long rank) {
            return this == A_STAR ? rank >> ESTIMATE_BITS : rank;
        }

        /** Returns the tie-break for equal ranks. */
        private int turn(int number) {
            return this == DIJKSTRA ? number : -number;
        }
    }

    /** An entry of the open list; a cell with a cheaper path gets another entry, and its first one is then ignored. */
    private record OpenEntry(int cell, long rank, int turn) {}

    private static final Comparator<OpenEntry> BEST_FIRST =
            Comparator.comparingLong(OpenEntry::rank).thenComparingInt(OpenEntry::turn);

    private final SolvingContext run;
    private final Order order;
    private final PriorityQueue<OpenEntry> waiting = new PriorityQueue<>(BEST_FIRST);
    private final Direction[] links;
    private final int[] costs;
    private final boolean[] closed;
    private int found;
    private int open;

    private BestFirstMazeSearch(SolvingContext run, Order order) {
        this.run = run;
        this.order = order;
        links = new Direction[run.cells()];
        costs = new int[run.cells()];
        closed = new boolean[run.cells()];
    }

    static MazeSearchResult find(SolvingContext run, Order order) {
        return new BestFirstMazeSearch(run, order).find();
    }

    private MazeSearchResult find() {
        int turns = 0;
        open(run.from(), Direction.NORTH);
        var tieChooser = new TieChooser<OpenEntry>(
                waiting, entry -> order.value(entry.rank()), entry -> !closed[entry.cell()], run.chooser());
        for (var best = tieChooser.poll(); best != null; best = tieChooser.poll()) {
            int cell = best.cell();
            if (closed[cell]) {
                continue;
            }
            closed[cell] = true;
            open--;
            turns++;
            run.emit(order.taken, cell, Direction.NORTH, said(cell));
            if (run.isGoal(cell)) {
                boolean costed = order.weighs() && run.isMuddy();
                run.emit(costed ? SolvingKind.GOAL_COSTED : SolvingKind.GOAL_FOUND, cell, costs[cell]);
                return new MazeSearchResult(run.trace(cell, links), turns);
            }
            expand(cell);
        }
        return MazeSearchResult.noPath(run, turns);
    }

    private void expand(int cell) {
        for (int rest = run.sides(cell) & ~(links[cell] == null ? 0 : links[cell].bit()); rest != 0; ) {
            var side = run.choose(rest);
            rest ^= side.bit();
            int next = run.neighbour(cell, side);
            int cost = costs[cell] + (order.weighs() ? run.cost(cell, side) : 1);
            var before = links[next];
            if (before == null && next != run.from()) {
                costs[next] = cost;
                links[next] = side.opposite();
                open(next, side.opposite());
            } else if (order.weighs() && before != null && !closed[next] && cost < costs[next]) {
                run.emitImproved(next, side.opposite(), cost, before, costs[next] - cost);
                costs[next] = cost;
                links[next] = side.opposite();
                enqueue(next);
            }
        }
    }

    private void open(int cell, Direction back) {
        open++;
        run.emit(order.found, cell, back, said(cell));
        enqueue(cell);
    }

    private void enqueue(int cell) {
        waiting.add(new OpenEntry(cell, order.rank(costs[cell], run.atLeast(cell)), order.turn(found++)));
    }

    /** Returns the cost of the path to a cell, and the bound on the distance to the goal or the open count. */
    private long said(int cell) {
        return PackedPair.COUNTS.of(costs[cell], order == Order.DIJKSTRA ? open : run.atLeast(cell));
    }
}
