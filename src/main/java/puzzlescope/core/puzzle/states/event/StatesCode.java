package puzzlescope.core.puzzle.states.event;

import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.states.event.HandEvent.GoalWalkedTo;
import puzzlescope.core.puzzle.states.event.HandEvent.HandBegan;
import puzzlescope.core.puzzle.states.event.HandEvent.News;
import puzzlescope.core.puzzle.states.event.HandEvent.Walked;
import puzzlescope.core.puzzle.states.event.StatesEvent.EdgeSeen;
import puzzlescope.core.puzzle.states.event.StatesEvent.Ending;
import puzzlescope.core.puzzle.states.event.StatesEvent.GoalReached;
import puzzlescope.core.puzzle.states.event.StatesEvent.NodeDiscovered;
import puzzlescope.core.puzzle.states.event.StatesEvent.NodeLeft;
import puzzlescope.core.puzzle.states.event.StatesEvent.NodeVisited;
import puzzlescope.core.puzzle.states.event.StatesEvent.SearchBegan;
import puzzlescope.core.puzzle.states.event.StatesEvent.SearchEnded;

/** The packed form of the events: which search, a node and another of up to twenty bits each, and a move. */
public final class StatesCode {

    private static final int NODE_BITS = 20;
    private static final int NODE_MASK = (1 << NODE_BITS) - 1;
    /** The same bit in all events, also in those that have counts instead of nodes. */
    private static final int ORDER_SHIFT = 26;

    private static final StatesEventKind[] KINDS = StatesEventKind.values();

    private StatesCode() {}

    static long pack(StatesEventKind kind, Order order, int node) {
        return pack(kind, order, node, 0, 0);
    }

    public static long pack(StatesEventKind kind, Order order, int node, int other, int move) {
        return Packed.ofPair(kind, order.number() << ORDER_SHIFT | node, move << NODE_BITS | other);
    }

    public static StatesEventKind kind(long event) {
        return KINDS[Packed.kind(event)];
    }

    public static Order order(long event) {
        return Order.of(Packed.upper(event) >>> ORDER_SHIFT);
    }

    public static int node(long event) {
        return Packed.upper(event) & NODE_MASK;
    }

    public static int other(long event) {
        return Packed.lower(event) & NODE_MASK;
    }

    public static int move(long event) {
        return Packed.lower(event) >>> NODE_BITS;
    }

    /** The events of a run that finds these graphs. */
    public static Vocabulary vocabulary(Graphs graphs) {
        return new Vocabulary(KINDS, event -> unpack(event, graphs));
    }

    private static StatesEvent unpack(long event, Graphs graphs) {
        return switch (kind(event)) {
            case SEARCH_ENDED -> SearchEnded.of(graphs, Ending.COMPLETE, event);
            case SEARCH_STOPPED -> SearchEnded.of(graphs, Ending.AT_GOAL, event);
            case SEARCH_FAILED -> SearchEnded.of(graphs, Ending.WITHOUT_GOAL, event);
            case GOAL_WALKED_TO -> new GoalWalkedTo(graphs.voice(order(event)), node(event), other(event));
            default -> unpack(event, graphs, order(event), node(event), other(event));
        };
    }

    private static StatesEvent unpack(long event, Graphs graphs, Order order, int node, int other) {
        var voice = graphs.voice(order);
        var text = graphs.name(order, node);
        int move = move(event);
        return switch (kind(event)) {
            case SEARCH_BEGAN -> new SearchBegan(voice, text);
            case NODE_VISITED -> new NodeVisited(voice, node, other - 1, text);
            case GOAL_REACHED -> new GoalReached(voice, node, graphs.of(order).depth(node), text);
            case NODE_DISCOVERED ->
                new NodeDiscovered(
                        voice,
                        node,
                        other,
                        move,
                        graphs.move(order, other, move),
                        text,
                        graphs.of(order).depth(node));
            case EDGE_SEEN, EDGE_KNOWN ->
                new EdgeSeen(
                        voice,
                        node,
                        other,
                        move,
                        graphs.move(order, other, move),
                        text,
                        kind(event) == StatesEventKind.EDGE_SEEN);
            case HAND_BEGAN -> new HandBegan(voice, text);
            case WALKED_TO_NEW ->
                new Walked(voice, node, other, move, graphs.move(order, other, move), text, News.STATE);
            case WALKED_BY_NEW_EDGE ->
                new Walked(voice, node, other, move, graphs.move(order, other, move), text, News.EDGE);
            case WALKED_AS_BEFORE ->
                new Walked(voice, node, other, move, graphs.move(order, other, move), text, News.NOTHING);
            case NODE_LEFT -> new NodeLeft(voice, node, other - 1, false, text);
            case DEAD_END_LEFT -> new NodeLeft(voice, node, other - 1, true, text);
            case SEARCH_ENDED, SEARCH_STOPPED, SEARCH_FAILED, GOAL_WALKED_TO ->
                throw new IllegalArgumentException("no nodes in " + kind(event));
        };
    }
}
