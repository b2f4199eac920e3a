package puzzlescope.engine.search;

import java.util.function.IntConsumer;
import puzzlescope.engine.event.Chooser;
import puzzlescope.engine.search.SearchResult.Verdict;

/**
 * The expansion of a node, common to all searches: tries the moves one by one and notifies the listener. One search,
 * one thread.
 */
final class Expansion {

    private final StateSpace space;
    private final Extent extent;
    private final SearchListener listener;
    private final Chooser chooser;
    private final boolean cheaperCounts;
    private final StateGraph graph;
    private int goal = -1;
    private boolean gaveUp;

    /** @param cheaperCounts whether a cheaper path to a known state replaces the first one */
    Expansion(StateSpace space, Extent extent, SearchListener listener, boolean cheaperCounts) {
        this.space = space;
        this.extent = extent;
        this.listener = listener;
        chooser = listener.chooser();
        this.cheaperCounts = cheaperCounts;
        graph = new StateGraph(space);
    }

    StateGraph graph() {
        return graph;
    }

    boolean isOver() {
        return gaveUp || (goal >= 0 && !extent.beyondGoal());
    }

    SearchResult result() {
        var verdict = goal >= 0 ? Verdict.FOUND : gaveUp ? Verdict.GAVE_UP : Verdict.ABSENT;
        return new SearchResult(verdict, graph, goal);
    }

    /**
     * Visits a node.
     *
     * @param onReached accepts each node to which a new or cheaper path was found, before the next move is tried
     */
    void visit(int node, IntConsumer onReached) {
        listener.visiting(graph, node);
        if (goal < 0 && space.isGoal(graph.state(node))) {
            goal = node;
            listener.goalReached(graph, node);
        }
        for (int first = 0; first < space.moves(); first += Long.SIZE) {
            for (long rest = moves(space, first); rest != 0 && !isOver(); ) {
                int move = chooser.choose(rest);
                rest &= ~(1L << move);
                attempt(node, first + move, onReached);
            }
        }
        listener.left(graph, node);
    }

    /** Returns the moves of a space from {@code first} on, one bit each: as many as fit. */
    static long moves(StateSpace space, int first) {
        return -1L >>> Math.max(0, Long.SIZE - (space.moves() - first));
    }

    private void attempt(int from, int move, IntConsumer onReached) {
        long before = graph.state(from);
        long state = space.after(before, move);
        if (state == StateSpace.NONE) {
            listener.refused(graph, from, move);
            return;
        }
        int node = graph.nodeOf(state);
        long cost = graph.cost(from) + space.cost(before, move);
        if (node < 0 && graph.size() >= extent.mostStates()) {
            gaveUp = true;
            listener.gaveUp(graph);
        } else if (node < 0) {
            int added = graph.add(state, from, move, cost);
            listener.found(graph, added, from, move);
            onReached.accept(added);
        } else {
            rediscover(node, from, move, cost, onReached);
        }
    }

    private void rediscover(int node, int from, int move, long cost, IntConsumer onReached) {
        if (cheaperCounts && cost < graph.cost(node)) {
            int replaced = graph.last(node);
            graph.improve(node, from, move, cost);
            listener.improved(graph, node, from, move, replaced);
            onReached.accept(node);
        } else {
            listener.known(graph, node, from, move);
        }
    }
}
