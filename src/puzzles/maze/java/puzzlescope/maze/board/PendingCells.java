package puzzlescope.maze.board;

import java.util.List;
import java.util.function.IntPredicate;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PendingState;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.MazeSolver;

/**
 * Lists the cells in a solver's queue or open list, in the order in which they will be taken.
 *
 * @param columns the number of cells in a row
 */
record PendingCells(MazeSolver finder, Endpoints endpoints, int columns, Trail trail, EnqueuedCells enqueuedCells) {

    /** The bits of h in a rank, below those of f. */
    private static final int RANK_BITS = 20;

    List<PendingStates> pendingStates(int most) {
        if (!enqueuedCells.isUsed()) {
            return List.of();
        }
        IntPredicate waits = cell -> trail.state(cell) == CellState.QUEUED;
        return switch (finder) {
            case BREADTH_FIRST ->
                List.of(PendingStates.queue(enqueuedCells.waiting(), enqueuedCells.oldest(most, waits, this::inQueue)));
            // By f, ties by h.
            case A_STAR ->
                List.of(PendingStates.openList(
                        enqueuedCells.waiting(),
                        enqueuedCells.best(
                                most,
                                waits,
                                cell -> ((long) trail.distance(cell) + atLeast(cell) << RANK_BITS) + atLeast(cell),
                                this::inOpenList)));
            // By cost; ties by the order in which they were found.
            case DIJKSTRA ->
                List.of(PendingStates.openList(
                        enqueuedCells.waiting(),
                        enqueuedCells.cheapest(most, waits, trail::distance, this::inCostList)));
            case GREEDY_BEST_FIRST ->
                List.of(PendingStates.openList(
                        enqueuedCells.waiting(), enqueuedCells.best(most, waits, this::atLeast, this::inNearList)));
            case DEPTH_FIRST, DEAD_END_FILLING, WALL_FOLLOWER -> List.of();
        };
    }

    /** The entry of a cell in the queue or the open list. */
    PendingState entry(int cell) {
        return switch (finder) {
            case A_STAR -> inOpenList(cell);
            case DIJKSTRA -> inCostList(cell);
            case GREEDY_BEST_FIRST -> inNearList(cell);
            case BREADTH_FIRST, DEPTH_FIRST, DEAD_END_FILLING, WALL_FOLLOWER -> inQueue(cell);
        };
    }

    private PendingState inCostList(int cell) {
        int cost = trail.distance(cell);
        var words = Message.of("maze.agenda.cost", columnOf(cell), rowOf(cell), cost);
        return new PendingState(cell, words, label(cell), PendingState.cost(cost));
    }

    private PendingState inQueue(int cell) {
        int steps = trail.distance(cell);
        var words = Message.of("maze.agenda.cell", columnOf(cell), rowOf(cell), steps);
        return new PendingState(cell, words, label(cell), PendingState.steps(steps));
    }

    private PendingState inOpenList(int cell) {
        int g = trail.distance(cell);
        int h = atLeast(cell);
        var words = Message.of("maze.agenda.rated", columnOf(cell), rowOf(cell), g, h, g + h);
        return new PendingState(cell, words, label(cell), PendingState.rated(g, h));
    }

    /** Returns an entry with h alone. */
    private PendingState inNearList(int cell) {
        int steps = trail.distance(cell);
        int h = atLeast(cell);
        var words = Message.of("maze.agenda.near", columnOf(cell), rowOf(cell), steps, h);
        return new PendingState(cell, words, label(cell), List.of(PendingState.symbols("h = " + h)));
    }

    private Message label(int cell) {
        return Message.of("agenda.place", columnOf(cell), rowOf(cell));
    }

    /** A lower bound on the steps from a cell to the nearest goal. */
    private int atLeast(int cell) {
        return endpoints.atLeast(rowOf(cell), columnOf(cell));
    }

    private int rowOf(int cell) {
        return 2 * (cell / columns) + 1;
    }

    private int columnOf(int cell) {
        return 2 * (cell % columns) + 1;
    }
}
