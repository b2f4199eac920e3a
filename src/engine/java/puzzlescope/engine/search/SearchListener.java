package puzzlescope.engine.search;

import puzzlescope.engine.event.Chooser;

/** Receives the progress of a search. An exception from a listener ends the search. */
public interface SearchListener {

    /** A node is visited: its moves are tried next. */
    default void visiting(StateGraph graph, int node) {}

    /** Returns the chooser of the next move of a node, by default the lowest, and of the next of equally good nodes. */
    default Chooser chooser() {
        return Chooser.UNBRANCHED;
    }

    /** The node being visited is a goal; only called for the first one. */
    default void goalReached(StateGraph graph, int node) {}

    /** A move led to a new state, which is now {@code node}. */
    default void found(StateGraph graph, int node, int from, int move) {}

    default void known(StateGraph graph, int node, int from, int move) {}

    /** A move led to a known state by a cheaper path, which replaces the one from {@code before} in the graph. */
    default void improved(StateGraph graph, int node, int from, int move, int before) {}

    default void refused(StateGraph graph, int from, int move) {}

    /** The search found more states than allowed, and gives up. */
    default void gaveUp(StateGraph graph) {}

    /** All moves of a node have been tried, or the search is over. */
    default void left(StateGraph graph, int node) {}
}
