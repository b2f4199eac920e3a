package puzzlescope.states.search;

import static puzzlescope.states.event.StatesEvent.Kind.DEAD_END_LEFT;
import static puzzlescope.states.event.StatesEvent.Kind.EDGE_KNOWN;
import static puzzlescope.states.event.StatesEvent.Kind.EDGE_SEEN;
import static puzzlescope.states.event.StatesEvent.Kind.GOAL_REACHED;
import static puzzlescope.states.event.StatesEvent.Kind.LAST_IMPROVED;
import static puzzlescope.states.event.StatesEvent.Kind.NODE_DISCOVERED;
import static puzzlescope.states.event.StatesEvent.Kind.NODE_LEFT;
import static puzzlescope.states.event.StatesEvent.Kind.NODE_VISITED;
import static puzzlescope.states.event.StatesEvent.Kind.SEARCH_BEGAN;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Costs;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.search.FoundGraph;
import puzzlescope.engine.search.NodeNote;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.engine.text.OneLine;
import puzzlescope.states.event.SearchGraphs;
import puzzlescope.states.event.SearchOrder;
import puzzlescope.states.event.StatesEvent;
import puzzlescope.states.program.States;
import puzzlescope.states.space.NamedSpace;

/** The states that a person's program expands and generates, in an order of its own. Solver thread only. */
public final class CheckedStates implements States, CheckedBoard {

    private static final int ORDER = SearchOrder.AS_TOLD.ordinal();
    private static final int NONE = -1;

    private final NamedSpace named;
    private final StateSpace space;
    private final FoundGraph found;
    private final EventSink sink;
    private final Map<String, Integer> nodes = new HashMap<>();

    private final List<String> texts = new ArrayList<>();
    private final BitSet expanded = new BitSet();
    private final Set<Long> joined = new HashSet<>();
    private int current = NONE;
    /** The node that was generated or updated last. */
    private int reached;

    private boolean isFruitful;
    private boolean isFound;

    public CheckedStates(SearchGraphs graphs, EventSink sink) {
        named = graphs.named();
        space = named.space();
        found = graphs.of(SearchOrder.AS_TOLD);
        this.sink = sink;
    }

    @Override
    public void begin() {
        found.clear();
        reached = add(space.start(), NONE, 0);
        sink.emit(SEARCH_BEGAN, ORDER, 0);
    }

    private int add(long state, int from, int move) {
        int node = texts.size();
        if (node >= Math.min(named.mostStates(), StatesEvent.MOST_COUNTED)) {
            throw ProgramEndedException.bound(Message.of("states.program.too-many", node));
        }
        boolean isDirected = from != NONE && named.isOneWay(found.state(from), state);
        found.add(state, from, move, node + 1 - expanded.cardinality(), isDirected);
        var text = named.text(state);
        nodes.put(text, node);
        texts.add(text);
        return node;
    }

    @Override
    public String start() {
        return texts.getFirst();
    }

    @Override
    public boolean goal(String state) {
        return named.isGoal(found.state(known(state)));
    }

    @Override
    public String[] next(String state) {
        long from = found.state(known(state));
        return IntStream.range(0, space.moves())
                .mapToLong(move -> space.after(from, move))
                .filter(after -> after != StateSpace.NONE)
                .mapToObj(named::text)
                .distinct()
                .toArray(String[]::new);
    }

    private int known(String state) {
        var node = nodes.get(state.strip());
        if (node == null) {
            throw refused("not-known", state);
        }
        return node;
    }

    private int expanded(String state) {
        int node = known(state);
        if (!expanded.get(node)) {
            throw refused("not-expanded", state);
        }
        return node;
    }

    private int move(int from, String state) {
        long before = found.state(from);
        for (int move = 0; move < space.moves(); move++) {
            long after = space.after(before, move);
            if (after != StateSpace.NONE && named.text(after).equals(state.strip())) {
                return move;
            }
        }
        throw refused("no-move", texts.get(from), state);
    }

    @Override
    public void expand(String state) {
        int node = known(state);
        if (expanded.get(node)) {
            throw refused("again", state);
        }
        found.visited(node, expanded.cardinality());
        expanded.set(node);
        sink.emit(NODE_VISITED, ORDER, node, current);
        current = node;
        isFruitful = false;
    }

    @Override
    public void generate(String from, String state) {
        int node = expanded(from);
        int move = move(node, state);
        var there = nodes.get(state.strip());
        if (there == null) {
            int added = add(space.after(found.state(node), move), node, move);
            joined.add(pair(node, added));
            isFruitful |= node == current;
            reached = added;
            sink.emit(NODE_DISCOVERED, ORDER, added, node, move);
        } else {
            reach(there, node, move);
        }
    }

    private void reach(int node, int from, int move) {
        boolean isNew = joined.add(pair(from, node));
        if (isNew) {
            found.addEdge(from, node, named.isOneWay(found.state(from), found.state(node)));
        }
        sink.emit(isNew ? EDGE_SEEN : EDGE_KNOWN, ORDER, node, from, move);
    }

    private static long pair(int one, int other) {
        return (long) Math.min(one, other) << Integer.SIZE | Math.max(one, other);
    }

    @Override
    public void update(String from, String state) {
        int before = expanded(from);
        int node = known(state);
        int move = move(before, state);
        if (isAbove(node, before)) {
            throw refused("circle", state, from);
        }
        if (!joined.contains(pair(before, node))) {
            reach(node, before, move);
        }
        found.improve(node, before, move, 0);
        reached = node;
        sink.emit(LAST_IMPROVED, ORDER, node, before, move);
    }

    /** Returns whether a node is on the path to another one. */
    private boolean isAbove(int node, int other) {
        int at = other;
        while (at != NONE && at != node) {
            int improved = found.improvement(at, found.improvements());
            at = improved < 0 ? found.parent(at) : found.improvement(improved).from();
        }
        return at == node;
    }

    @Override
    public void label(String state, String text) {
        int node = reached(state);
        found.note(node, new NodeNote(note(node).costs(), OneLine.cut(text)));
    }

    @Override
    public void g(String state, double cost) {
        int node = reached(state);
        var costs = note(node).costs();
        rate(node, new Costs(costs.f(), cost, costs.h()));
    }

    @Override
    public void h(String state, double cost) {
        int node = reached(state);
        var costs = note(node).costs();
        rate(node, new Costs(costs.f(), costs.g(), cost));
    }

    @Override
    public void f(String state, double cost) {
        int node = reached(state);
        var costs = note(node).costs();
        rate(node, new Costs(cost, costs.g(), costs.h()));
    }

    private int reached(String state) {
        int node = known(state);
        if (node != reached) {
            throw refused("not-reached", state);
        }
        return node;
    }

    private NodeNote note(int node) {
        return found.note(node, found.improvements());
    }

    private void rate(int node, Costs costs) {
        found.note(node, new NodeNote(costs, note(node).label()));
    }

    @Override
    public void close(String state) {
        int node = expanded(state);
        if (node != current) {
            throw refused("not-current", state);
        }
        sink.emit(isFruitful ? NODE_LEFT : DEAD_END_LEFT, ORDER, node, NONE);
        current = NONE;
    }

    @Override
    public void found(String state) {
        int node = known(state);
        if (!named.isGoal(found.state(node))) {
            throw refused("no-goal", state);
        }
        isFound = true;
        sink.emit(GOAL_REACHED, ORDER, node);
    }

    private static ProgramEndedException refused(String key, Object... arguments) {
        return ProgramEndedException.refused(Message.of("states.program." + key, arguments));
    }

    @Override
    public Verdict end() {
        int waiting = texts.size() - expanded.cardinality();
        if (isFound) {
            return Verdict.right(Message.of("states.program.found", expanded.cardinality(), texts.size()));
        }
        if (waiting > 0) {
            return Verdict.wrong(
                    Message.of(named.hasGoal() ? "states.program.stopped" : "states.program.incomplete", waiting));
        }
        for (int node = 0; node < texts.size(); node++) {
            for (var next : next(texts.get(node))) {
                if (!nodes.containsKey(next)) {
                    return Verdict.wrong(Message.of("states.program.missed", next, texts.get(node)));
                }
                if (named.isGoal(found.state(known(next)))) {
                    return Verdict.wrong(Message.of("states.program.not-told", next));
                }
            }
        }
        return Verdict.right(
                Message.of(named.hasGoal() ? "states.program.no-path" : "states.program.complete", texts.size()));
    }
}
