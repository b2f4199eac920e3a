package puzzlescope.engine.search;

import puzzlescope.engine.search.SearchResult.Verdict;

/**
 * Searches from the start and from the goal at once, breadth-first, layer by layer, always on the side with the smaller
 * last layer, until one side finds a state of the other.
 *
 * <p>Source: I. Pohl, Bi-directional Search, Machine Intelligence 6 (1971), with its rule of the smaller frontier.
 *
 * <p>Input: a state space in which every move costs 1 and is reversible, and the same space from its goal. Output: the
 * two graphs and their nodes of the meeting state. The two paths to it form a shortest one, since both sides know all
 * states within their layers and the first meeting is one move beyond. Time and space are linear in the states found,
 * about twice the number within half the distance. Deterministic. If a side runs out of states, that proves that there
 * is no path.
 */
public final class Bidirectional {

    /** Receives the progress of the search. An exception from it ends the search. */
    public interface Listener {

        /** Returns the listener of the search from the start, which gets that side's graph. */
        SearchListener forward();

        SearchListener backward();

        /**
         * Called before a side visits its next layer.
         *
         * @param depth the distance of the layer from the side's start
         * @param states the number of states in the layer
         * @param others the number of states in the other side's last layer
         */
        default void layerBegan(boolean backward, int depth, int states, int others) {}
    }

    /**
     * The result of a search.
     *
     * @param forwardNode the meeting's node in {@code forward}, or -1
     * @param backwardNode the same state's node in {@code backward}, or -1
     */
    public record Meeting(
            Verdict verdict, StateGraph forward, StateGraph backward, int forwardNode, int backwardNode) {}

    private final Listener listener;
    private final int mostStates;
    private final Side forward;
    private final Side backward;
    private int meeting = -1;
    private boolean gaveUp;

    private Bidirectional(StateSpace space, StateSpace reversed, Extent extent, Listener listener) {
        this.listener = listener;
        mostStates = extent.mostStates();
        forward = new Side(space, listener.forward());
        backward = new Side(reversed, listener.backward());
    }

    /**
     * Searches for a shortest path.
     *
     * @param reversed the same space with its goal as the start
     * @param extent limits the states that both sides together may find
     */
    public static Meeting search(StateSpace space, StateSpace reversed, Extent extent, Listener listener) {
        return new Bidirectional(space, reversed, extent, listener).run();
    }

    private Meeting run() {
        if (backward.graph.nodeOf(forward.graph.state(0)) >= 0) {
            return new Meeting(Verdict.FOUND, forward.graph, backward.graph, 0, 0);
        }
        while (meeting < 0 && !gaveUp && forward.waiting() > 0 && backward.waiting() > 0) {
            boolean back = backward.waiting() < forward.waiting();
            var side = back ? backward : forward;
            var other = back ? forward : backward;
            listener.layerBegan(back, side.depth, side.waiting(), other.waiting());
            visitLayer(side, other);
            if (meeting >= 0) {
                int across = other.graph.nodeOf(side.graph.state(meeting));
                return new Meeting(
                        Verdict.FOUND, forward.graph, backward.graph, back ? across : meeting, back ? meeting : across);
            }
        }
        return new Meeting(gaveUp ? Verdict.GAVE_UP : Verdict.ABSENT, forward.graph, backward.graph, -1, -1);
    }

    private void visitLayer(Side side, Side other) {
        int end = side.graph.size();
        side.depth++;
        while (side.next < end && meeting < 0 && !gaveUp) {
            int node = side.next++;
            side.listener.visiting(side.graph, node);
            for (int first = 0; first < side.space.moves(); first += Long.SIZE) {
                for (long rest = Expansion.moves(side.space, first); rest != 0 && meeting < 0 && !gaveUp; ) {
                    int move = side.listener.chooser().choose(rest);
                    rest &= ~(1L << move);
                    attempt(side, other, node, first + move);
                }
            }
            side.listener.left(side.graph, node);
        }
    }

    private void attempt(Side side, Side other, int from, int move) {
        var graph = side.graph;
        long state = side.space.after(graph.state(from), move);
        if (state == StateSpace.NONE) {
            side.listener.refused(graph, from, move);
            return;
        }
        int known = graph.nodeOf(state);
        if (known >= 0) {
            side.listener.known(graph, known, from, move);
        } else if (graph.size() + other.graph.size() >= mostStates) {
            gaveUp = true;
        } else {
            int node = graph.add(state, from, move, graph.cost(from) + 1);
            side.listener.found(graph, node, from, move);
            if (other.graph.nodeOf(state) >= 0) {
                meeting = node;
            }
        }
    }

    /** One of the two searches; its nodes serve as their own queue. */
    private static final class Side {

        private final StateSpace space;
        private final SearchListener listener;
        private final StateGraph graph;
        private int next;
        private int depth;

        Side(StateSpace space, SearchListener listener) {
            this.space = space;
            this.listener = listener;
            graph = new StateGraph(space);
        }

        int waiting() {
            return graph.size() - next;
        }
    }
}
