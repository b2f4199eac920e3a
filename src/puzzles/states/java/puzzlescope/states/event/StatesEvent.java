package puzzlescope.states.event;

import static puzzlescope.engine.event.Fields.only;
import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.engine.event.Role.TRY;

import java.util.Optional;
import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.SearchStep;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.search.GraphShape;
import puzzlescope.engine.search.NodeNote;
import puzzlescope.states.event.StatesGameEvent.GoalWalkedTo;
import puzzlescope.states.event.StatesGameEvent.HandBegan;
import puzzlescope.states.event.StatesGameEvent.Walked;
import puzzlescope.states.space.StateName;

/**
 * An event of a search that builds the graph, or of a walk through it. Nodes count from 0 in the order of their
 * discovery. An event packs the numbers of nodes and moves; the texts of states come from the graphs that the run has
 * found.
 */
public sealed interface StatesEvent extends Event
        permits StatesGameEvent,
                StatesEvent.SearchBegan,
                StatesEvent.NodeVisited,
                StatesEvent.GoalReached,
                StatesEvent.NodeDiscovered,
                StatesEvent.EdgeSeen,
                StatesEvent.LastImproved,
                StatesEvent.NodeLeft,
                StatesEvent.SearchEnded {

    int MOST_NODES = 1 << 20;

    /** The most states, edges or moves that are counted at the end of a search. */
    int MOST_COUNTED = (1 << 18) - 1;

    EnumField<SearchOrder> ORDER = Field.oneOf(SearchOrder.values());
    IntField NODE = Field.upTo(MOST_NODES - 1).after(ORDER);
    IntField FROM = Field.upTo(MOST_NODES - 1).after(NODE);
    IntField MOVE = Field.upTo(255).after(FROM);
    IntField PREVIOUS = Field.between(-1, MOST_NODES - 2).after(NODE);
    IntField BACK = Field.between(-1, MOST_NODES - 2).after(NODE);

    IntField STATES = Field.upTo(MOST_COUNTED).after(ORDER);
    IntField EDGES = Field.upTo(MOST_COUNTED).after(STATES);
    IntField DEPTH = Field.upTo(MOST_COUNTED).after(EDGES);

    IntField STEPS = Field.upTo(MOST_NODES - 1).after(ORDER);
    IntField FEWEST = Field.upTo(MOST_NODES - 1).after(STEPS);

    /** Returns the vocabulary of a run that finds these graphs. */
    static Vocabulary vocabulary(SearchGraphs searchGraphs) {
        return new Vocabulary(Kind.values(), event -> read(searchGraphs, event));
    }

    private static StatesEvent read(SearchGraphs searchGraphs, long event) {
        var kind = Kind.of(event);
        var order = ORDER.of(event);
        int node = NODE.of(event);
        return switch (kind) {
            case SEARCH_BEGAN -> new SearchBegan(searchGraphs, order, node);
            case NODE_VISITED -> new NodeVisited(searchGraphs, order, node, PREVIOUS.of(event));
            case GOAL_REACHED -> new GoalReached(searchGraphs, order, node);
            case NODE_DISCOVERED -> new NodeDiscovered(searchGraphs, order, node, FROM.of(event), MOVE.of(event));
            case EDGE_SEEN, EDGE_KNOWN -> new EdgeSeen(searchGraphs, kind, order, node, FROM.of(event), MOVE.of(event));
            case LAST_IMPROVED -> new LastImproved(searchGraphs, order, node, FROM.of(event), MOVE.of(event));
            case NODE_LEFT, DEAD_END_LEFT -> new NodeLeft(searchGraphs, kind, order, node, BACK.of(event));
            case SEARCH_ENDED, SEARCH_STOPPED, SEARCH_FAILED, SEARCH_GAVE_UP ->
                new SearchEnded(searchGraphs, kind, order, STATES.of(event), EDGES.of(event), DEPTH.of(event));
            case HAND_BEGAN -> new HandBegan(searchGraphs, order, node);
            case WALKED_TO_NEW, WALKED_BY_NEW_EDGE, WALKED_AS_BEFORE ->
                new Walked(searchGraphs, kind, order, node, FROM.of(event), MOVE.of(event));
            case GOAL_WALKED_TO -> new GoalWalkedTo(searchGraphs, order, STEPS.of(event), FEWEST.of(event));
        };
    }

    SearchGraphs graphs();

    SearchOrder order();

    /** Returns the text of a node's state, apart from that of another search beside this one. */
    default String nodeName(int node) {
        var text = graphs().text(order(), node);
        return graphs().orders().size() > 1 ? order().id() + " " + text : text;
    }

    default SearchStep step(SearchStep.Type type, int node) {
        var step = SearchStep.of(type, nodeName(node));
        return graphs().named()
                .place(graphs().of(order()).state(node))
                .map(place -> step.at(place[1], place[0]))
                .orElse(step);
    }

    /** Returns what a program wrote at the node that is reached; empty if it can write nothing there. */
    default Optional<NodeNote> note() {
        return Optional.empty();
    }

    /** The wording of messages about that search. */
    default SearchLabel label() {
        return graphs().label(order());
    }

    /**
     * The kinds of events. The beginning and the end of a search are no call and return, so that with two searches taking
     * turns only the visits of the depth-first one are nested. The records are made by {@link StatesEvent#vocabulary}.
     */
    enum Kind implements EventKind {
        SEARCH_BEGAN("begin", only(ORDER, NODE), DO),
        NODE_VISITED("visit", only(ORDER, NODE, PREVIOUS), CALL),
        GOAL_REACHED("goal", only(ORDER, NODE), SOLUTION),
        NODE_DISCOVERED("found", only(ORDER, NODE, FROM, MOVE), TRY, DO),
        EDGE_SEEN("known", only(ORDER, NODE, FROM, MOVE), TRY, DO, REJECT),
        EDGE_KNOWN("known", only(ORDER, NODE, FROM, MOVE), TRY, REJECT, STILL),
        LAST_IMPROVED("improve", only(ORDER, NODE, FROM, MOVE), DO),
        NODE_LEFT("leave", only(ORDER, NODE, BACK), RETURN),
        DEAD_END_LEFT("leave", only(ORDER, NODE, BACK), RETURN, DEAD_END),
        SEARCH_ENDED("end", only(ORDER, STATES, EDGES, DEPTH), NOTE),
        SEARCH_STOPPED("end", only(ORDER, STATES, EDGES, DEPTH), NOTE),
        SEARCH_FAILED("end", only(ORDER, STATES, EDGES, DEPTH), NOTE),
        SEARCH_GAVE_UP("end", only(ORDER, STATES, EDGES, DEPTH), NOTE),
        HAND_BEGAN("begin", only(ORDER, NODE), DO),
        WALKED_TO_NEW("", only(ORDER, NODE, FROM, MOVE), TRY, DO),
        WALKED_BY_NEW_EDGE("", only(ORDER, NODE, FROM, MOVE), TRY, DO),
        WALKED_AS_BEFORE("", only(ORDER, NODE, FROM, MOVE), TRY, DO),
        GOAL_WALKED_TO("goal", only(ORDER, STEPS, FEWEST), SOLUTION);

        private static final Kind[] KINDS = values();

        private final KindSpec kindSpec;

        Kind(String label, Fields fields, Role... roles) {
            kindSpec = new KindSpec(ordinal(), label, fields, roles);
        }

        public static Kind of(long event) {
            return KINDS[PackedEvent.kind(event)];
        }

        @Override
        public KindSpec spec() {
            return kindSpec;
        }
    }

    @Override
    default Kind kind() {
        return EventKind.of(Kind.class, this);
    }

    /** The start became node 0. */
    record SearchBegan(SearchGraphs graphs, SearchOrder order, int node) implements StatesEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            return Optional.of(step(SearchStep.Type.SOURCE, node)
                    .rated(graphs.of(order).note(node, 0).costs()));
        }

        @Override
        public Optional<NodeNote> note() {
            return Optional.of(graphs.of(order).note(node, 0));
        }

        public StateName state() {
            return graphs.name(order, node);
        }

        @Override
        public Message sentence() {
            return label().specificMessage("began", state().label());
        }
    }

    /**
     * A node is visited: its moves are tried next.
     *
     * @param previous the node whose visit was interrupted for this one, or -1
     */
    record NodeVisited(SearchGraphs graphs, SearchOrder order, int node, int previous) implements StatesEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            return Optional.of(step(SearchStep.Type.EXPANDING, node));
        }

        @Override
        public Message sentence() {
            var state = graphs.name(order, node).label();
            return order.counts()
                    ? label().specificMessage("visited", node, state, graphs.cost(order, node))
                    : label().specificMessage("visited", node, state);
        }

        @Override
        public String call() {
            var state = graphs.name(order, node);
            return "visit(" + node + (state.isSymbolic() ? ": " + state.text() : "") + ")";
        }
    }

    /** The node that is being visited is the goal. */
    record GoalReached(SearchGraphs graphs, SearchOrder order, int node) implements StatesEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            return Optional.of(step(SearchStep.Type.DESTINATION, node));
        }

        @Override
        public Message sentence() {
            if (order.counts()) {
                int cost = graphs.cost(order, node);
                return label().specificMessage(
                                "goal", node, graphs.name(order, node).label(), cost);
            }
            int moves = graphs.of(order).depth(node);
            return label().specificMessage(
                            "goal", node, graphs.name(order, node).label(), moves);
        }
    }

    /**
     * A move led to a state that is new: it became the next node.
     *
     * @param move the number of the move
     */
    record NodeDiscovered(SearchGraphs graphs, SearchOrder order, int node, int from, int move) implements StatesEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            var step = step(SearchStep.Type.GENERATING, node).from(nodeName(from));
            return Optional.of(
                    order.counts()
                            ? step.rated(cost(), -1)
                            : step.rated(graphs.of(order).note(node, 0).costs()));
        }

        @Override
        public Optional<NodeNote> note() {
            return Optional.of(graphs.of(order).note(node, 0));
        }

        public StateName name() {
            return graphs.move(order, from, move);
        }

        public StateName state() {
            return graphs.after(order, from, move);
        }

        /** The number of moves from the start to the new node. */
        public int depth() {
            return graphs.of(order).depth(node);
        }

        @Override
        public Message sentence() {
            return order.counts()
                    ? label().specificMessage("found", name().label(), from, state().label(), node, cost())
                    : SearchLabel.noted(
                            label().message("found", name().label(), from, state().label(), node, depth()), note());
        }

        /** The cost of the path by which it was found. */
        public int cost() {
            return graphs.of(order).cost(node);
        }
    }

    /** A cheaper path to a known node was found, through the node being visited. */
    record LastImproved(SearchGraphs graphs, SearchOrder order, int node, int from, int move) implements StatesEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            var step = step(SearchStep.Type.UPDATING, node).from(nodeName(from));
            int number = number();
            return Optional.of(
                    order.counts() && number >= 0
                            ? step.rated(graphs.of(order).improvement(number).cost(), -1)
                            : step.rated(graphs.of(order).note(node, number + 1).costs()));
        }

        @Override
        public Optional<NodeNote> note() {
            return Optional.of(graphs.of(order).note(node, number() + 1));
        }

        /** Returns the number of this improvement among all of the graph; negative if there is none. */
        private int number() {
            var found = graphs.of(order);
            int number = found.improvement(node, found.improvements());
            while (number >= 0
                    && (found.improvement(number).from() != from
                            || found.improvement(number).move() != move)) {
                number = found.improvement(number).before();
            }
            return number;
        }

        @Override
        public Message sentence() {
            var found = graphs.of(order);
            int number = number();
            if (order == SearchOrder.AS_TOLD) {
                return SearchLabel.noted(label().specificMessage("improved", node, from), note());
            }
            if (number < 0) {
                return label().message("improved", node, from, "?", "?", "?");
            }
            var now = found.improvement(number);
            boolean first = now.before() < 0;
            int old =
                    first ? found.parent(node) : found.improvement(now.before()).from();
            int cost =
                    first ? found.cost(node) : found.improvement(now.before()).cost();
            return label().message("improved", node, from, now.cost(), old, cost);
        }
    }

    /** A move led to a known state, by a new or a known edge between the two nodes. */
    record EdgeSeen(SearchGraphs graphs, Kind kind, SearchOrder order, int node, int from, int move)
            implements StatesEvent {

        public StateName state() {
            return graphs.name(order, node);
        }

        public boolean newEdge() {
            return kind == Kind.EDGE_SEEN;
        }

        public StateName name() {
            return graphs.move(order, from, move);
        }

        @Override
        public Message sentence() {
            var state = graphs.name(order, node).label();
            return label().message(newEdge() ? "known-new-edge" : "known", name().label(), from, state, node);
        }
    }

    /**
     * Every move of a node has been tried, or the search is over.
     *
     * @param back the node whose visit resumes, or -1
     */
    record NodeLeft(SearchGraphs graphs, Kind kind, SearchOrder order, int node, int back) implements StatesEvent {

        @Override
        public Optional<SearchStep> searchStep() {
            return Optional.of(step(SearchStep.Type.CLOSING, node));
        }

        @Override
        public Message sentence() {
            var key = kind == Kind.DEAD_END_LEFT ? "dead-end" : "left";
            return label().message(
                            back < 0 ? key : key + "-back",
                            node,
                            graphs.name(order, node).label(),
                            back);
        }
    }

    /**
     * The search ended: the whole space was visited, with or without the goal, the goal was reached by a search that
     * stops there, or the limit of states was exceeded.
     *
     * @param depth the greatest depth of a node
     */
    record SearchEnded(SearchGraphs graphs, Kind kind, SearchOrder order, int states, int edges, int depth)
            implements StatesEvent {

        @Override
        public Message sentence() {
            var key = switch (kind) {
                case SEARCH_ENDED -> "ended";
                case SEARCH_STOPPED -> "stopped";
                case SEARCH_GAVE_UP -> "gave-up";
                case SEARCH_FAILED -> "failed";
                case SEARCH_BEGAN,
                        NODE_VISITED,
                        GOAL_REACHED,
                        NODE_DISCOVERED,
                        EDGE_SEEN,
                        EDGE_KNOWN,
                        LAST_IMPROVED,
                        NODE_LEFT,
                        DEAD_END_LEFT,
                        HAND_BEGAN,
                        WALKED_TO_NEW,
                        WALKED_BY_NEW_EDGE,
                        WALKED_AS_BEFORE,
                        GOAL_WALKED_TO -> throw new IllegalStateException(kind + " ends no search");
            };
            int limit = graphs.named().depthLimit();
            if (limit > 0 && kind != Kind.SEARCH_STOPPED) {
                return label().message(key + "-to-depth", states, edges, depth, limit);
            }
            if (graphs.named().isReversible()) {
                return label().message(key, states, edges, depth);
            }
            var found = graphs.of(order);
            var shape = GraphShape.of(found, found.size(), found.edges());
            var counts = Message.of("states." + key, states, edges, depth);
            return label().message("shaped", counts, Message.of("states.shape-said." + shape.id()));
        }
    }
}
