package puzzlescope.core.puzzle.states.event;

import java.util.List;
import puzzlescope.core.puzzle.states.space.NamedSpace;
import puzzlescope.core.puzzle.states.space.StateName;
import puzzlescope.core.search.FoundGraph;

/**
 * The graphs that the searches of one run find in a space, and the names of their nodes. Shared by the solver, the boards and the vocabulary
 * of the run.
 *
 * @param orders the searches of the run: one, or two that take turns
 */
public record Graphs(NamedSpace named, List<SearchOrder> orders, FoundGraph breadthFirst, FoundGraph depthFirst) {

    public Graphs(NamedSpace named, List<SearchOrder> orders) {
        this(named, orders, new FoundGraph(), new FoundGraph());
    }

    public FoundGraph of(SearchOrder order) {
        return order == SearchOrder.BREADTH_FIRST ? breadthFirst : depthFirst;
    }

    /** Returns the name of a node's state; a question mark for a node that was not found in this run. */
    StateName name(SearchOrder order, int node) {
        long state = of(order).state(node);
        return state < 0 ? StateName.of("?") : named.name(state);
    }

    StateName move(SearchOrder order, int from, int move) {
        long state = of(order).state(from);
        return state < 0 ? StateName.of("?") : named.moveName(state, move);
    }

    SearchLabel label(SearchOrder order) {
        return new SearchLabel(order, orders.size() > 1);
    }
}
