package puzzlescope.maze.board;

import java.util.List;
import java.util.function.IntPredicate;
import puzzlescope.engine.event.Agenda;
import puzzlescope.engine.event.AgendaEntry;
import puzzlescope.engine.event.Message;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Ends;
import puzzlescope.maze.event.WayFinder;

/**
 * Lists the cells in a solver's queue or open list, in the order in which they will be taken.
 *
 * @param columns the number of cells in a row
 */
record Waiting(WayFinder finder, Ends ends, int columns, Trail trail, Enqueued enqueued) {

    /** The bits of h in a rank, below those of f. */
    private static final int RANK_BITS = 20;

    List<Agenda> agendas(int most) {
        if (!enqueued.isUsed()) {
            return List.of();
        }
        IntPredicate waits = cell -> trail.state(cell) == CellState.QUEUED;
        return switch (finder) {
            case BREADTH_FIRST ->
                List.of(Agenda.queue(enqueued.waiting(), enqueued.oldest(most, waits, this::inQueue)));
            // By f, ties by h.
            case A_STAR ->
                List.of(Agenda.openList(
                        enqueued.waiting(),
                        enqueued.best(
                                most,
                                waits,
                                cell -> ((long) trail.distance(cell) + atLeast(cell) << RANK_BITS) + atLeast(cell),
                                this::inOpenList)));
            // By cost; ties by the order in which they were found.
            case DIJKSTRA ->
                List.of(Agenda.openList(
                        enqueued.waiting(), enqueued.cheapest(most, waits, trail::distance, this::inCostList)));
            case GREEDY_BEST_FIRST ->
                List.of(Agenda.openList(
                        enqueued.waiting(), enqueued.best(most, waits, this::atLeast, this::inNearList)));
            case DEPTH_FIRST, DEAD_END_FILLING, WALL_FOLLOWER -> List.of();
        };
    }

    /** The entry of a cell in the queue or the open list. */
    AgendaEntry entry(int cell) {
        return switch (finder) {
            case A_STAR -> inOpenList(cell);
            case DIJKSTRA -> inCostList(cell);
            case GREEDY_BEST_FIRST -> inNearList(cell);
            case BREADTH_FIRST, DEPTH_FIRST, DEAD_END_FILLING, WALL_FOLLOWER -> inQueue(cell);
        };
    }

    private AgendaEntry inCostList(int cell) {
        int cost = trail.distance(cell);
        var words = Message.of("maze.agenda.cost", columnOf(cell), rowOf(cell), cost);
        return new AgendaEntry(cell, words, label(cell), AgendaEntry.cost(cost));
    }

    private AgendaEntry inQueue(int cell) {
        int steps = trail.distance(cell);
        var words = Message.of("maze.agenda.cell", columnOf(cell), rowOf(cell), steps);
        return new AgendaEntry(cell, words, label(cell), AgendaEntry.steps(steps));
    }

    private AgendaEntry inOpenList(int cell) {
        int g = trail.distance(cell);
        int h = atLeast(cell);
        var words = Message.of("maze.agenda.rated", columnOf(cell), rowOf(cell), g, h, g + h);
        return new AgendaEntry(cell, words, label(cell), AgendaEntry.rated(g, h));
    }

    /** Returns an entry with h alone. */
    private AgendaEntry inNearList(int cell) {
        int steps = trail.distance(cell);
        int h = atLeast(cell);
        var words = Message.of("maze.agenda.near", columnOf(cell), rowOf(cell), steps, h);
        return new AgendaEntry(cell, words, label(cell), List.of(AgendaEntry.symbols("h = " + h)));
    }

    private Message label(int cell) {
        return Message.of("agenda.place", columnOf(cell), rowOf(cell));
    }

    /** A lower bound on the steps from a cell to the nearest goal. */
    private int atLeast(int cell) {
        return ends.atLeast(rowOf(cell), columnOf(cell));
    }

    private int rowOf(int cell) {
        return 2 * (cell / columns) + 1;
    }

    private int columnOf(int cell) {
        return 2 * (cell % columns) + 1;
    }
}
