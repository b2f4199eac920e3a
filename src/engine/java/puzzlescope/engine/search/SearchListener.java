package puzzlescope.engine.search;

import puzzlescope.engine.event.Chooser;

/**
 * Is told what a search does, while it does it. What a listener throws ends the search.
 */
public interface SearchListener {

    /** A node's turn has come: its moves are tried next. */
    default void visiting(StateGraph graph, int node) {}

    /** Who says which move of a node is tried next, the lowest otherwise, and which of equally good nodes is visited next. */
    default Chooser chooser() {
        return Chooser.UNBRANCHED;
    }

    /** The node that is being visited is a goal; only told of the first one. */
    default void goalReached(StateGraph graph, int node) {}

    /** A move led to a state that was not known: it is {@code node} now. */
    default void found(StateGraph graph, int node, int from, int move) {}

    /** A move led to a state that was known already. */
    default void known(StateGraph graph, int node, int from, int move) {}

    /** A move led to a known state by a cheaper way, which the graph has now instead of the one from {@code before}. */
    default void improved(StateGraph graph, int node, int from, int move, int before) {}

    /** The rules forbid a move. */
    default void refused(StateGraph graph, int from, int move) {}

    /** A state more than the search may find was met: it gives up. */
    default void gaveUp(StateGraph graph) {}

    /** All moves of a node have been tried, or the search is over. */
    default void left(StateGraph graph, int node) {}
}
