package puzzlescope.states;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.search.FoundGraph;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.space.NamedSpace;
import puzzlescope.states.space.StateName;

/**
 * The nodes that are one move from the current node of a game, and a graph that also has those states as nodes, with
 * the unmet ones after the others.
 *
 * @param graph the met nodes, then the others
 */
public record NeighbourNodes(List<Step> steps, FoundGraph graph) {

    /**
     * A move.
     *
     * @param node the node after the move, in the graph with all nodes
     * @param name the effect of the move
     */
    public record Step(int move, int node, StateName name) {}

    public NeighbourNodes {
        steps = List.copyOf(steps);
    }

    public static NeighbourNodes of(SearchPosition search, NamedSpace named) {
        var found = search.found();
        var graph = new FoundGraph();
        for (int node = 0; node < search.nodes(); node++) {
            graph.add(
                    found.state(node), found.parent(node), node == 0 ? 0 : found.move(node), 1, found.isDirected(node));
        }
        var steps = new ArrayList<Step>();
        int current = search.current();
        long state = found.state(current);
        for (int move = 0;
                current >= 0 && search.goal() < 0 && move < named.space().moves();
                move++) {
            long after = named.space().after(state, move);
            if (after != StateSpace.NONE) {
                int known = found.nodeOf(after, search.nodes());
                if (known < 0) {
                    graph.add(after, current, move, 1, named.isOneWay(state, after));
                }
                steps.add(new Step(move, known < 0 ? graph.size() - 1 : known, named.moveName(state, move)));
            }
        }
        return new NeighbourNodes(steps, graph);
    }

    /** The index of the step that leads to a node, or -1. */
    public int indexTo(int node) {
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).node() == node) {
                return i;
            }
        }
        return -1;
    }
}
