package puzzlescope.states.event;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import puzzlescope.engine.search.FoundGraph;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.states.space.NamedSpace;
import puzzlescope.states.space.StateName;

/**
 * The graphs that the searches of one run find in a space, and the names of their nodes. Shared by the solver, the
 * boards and the vocabulary of the run.
 *
 * @param orders the searches of the run: one, or two that take turns
 */
public record SearchGraphs(NamedSpace named, List<SearchOrder> orders, Map<SearchOrder, FoundGraph> found) {

    public SearchGraphs(NamedSpace named, List<SearchOrder> orders) {
        this(named, orders, orders.stream().collect(Collectors.toMap(order -> order, _ -> new FoundGraph())));
    }

    public FoundGraph of(SearchOrder order) {
        return Objects.requireNonNull(found.get(order));
    }

    /** Returns the name of a node's state; a question mark for a node not found in this run. */
    StateName name(SearchOrder order, int node) {
        long state = of(order).state(node);
        return state == StateSpace.NONE ? StateName.of("?") : named.name(state);
    }

    /** Returns the text of a node's state; a question mark for a node not found in this run. */
    public String text(SearchOrder order, int node) {
        return name(order, node).text();
    }

    /** Returns the name of the state to which a move leads from a node. */
    StateName after(SearchOrder order, int from, int move) {
        long state = of(order).state(from);
        long after = state == StateSpace.NONE ? state : named.space().after(state, move);
        return after == StateSpace.NONE ? StateName.of("?") : named.name(after);
    }

    /** The least cost of a path to a node, which is known once the node is visited. */
    int cost(SearchOrder order, int node) {
        var found = of(order);
        int improved = found.improvement(node, found.improvements());
        return improved < 0 ? found.cost(node) : found.improvement(improved).cost();
    }

    StateName move(SearchOrder order, int from, int move) {
        long state = of(order).state(from);
        return state == StateSpace.NONE ? StateName.of("?") : named.moveName(state, move);
    }

    SearchLabel label(SearchOrder order) {
        return new SearchLabel(order, orders.size() > 1);
    }
}
