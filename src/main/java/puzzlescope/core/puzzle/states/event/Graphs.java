package puzzlescope.core.puzzle.states.event;

import java.util.List;
import puzzlescope.core.puzzle.states.space.Name;
import puzzlescope.core.puzzle.states.space.NamedSpace;
import puzzlescope.core.search.FoundGraph;

/**
 * What the searches of one run find in a space, and how they speak of it. Shared by the solver, the boards and the vocabulary
 * of the run.
 *
 * @param orders the searches of the run: one, or two that take turns
 */
public record Graphs(NamedSpace named, List<Order> orders, FoundGraph breadthFirst, FoundGraph depthFirst) {

    public Graphs(NamedSpace named, List<Order> orders) {
        this(named, orders, new FoundGraph(), new FoundGraph());
    }

    public FoundGraph of(Order order) {
        return order == Order.BREADTH_FIRST ? breadthFirst : depthFirst;
    }

    /** How a node's state is written; a question mark for a node that was not found in this run. */
    Name name(Order order, int node) {
        long state = of(order).state(node);
        return state < 0 ? Name.of("?") : named.name(state);
    }

    Name move(Order order, int from, int move) {
        long state = of(order).state(from);
        return state < 0 ? Name.of("?") : named.moveName(state, move);
    }

    public Voice voice(Order order) {
        return new Voice(order, orders.size() > 1);
    }
}
