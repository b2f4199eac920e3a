package puzzlescope.states;

import static puzzlescope.engine.puzzle.StepQuestion.number;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.SearchQuestions;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.engine.search.VisibleGraph;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.states.event.SearchOrder;
import puzzlescope.states.event.StatesEvent;
import puzzlescope.states.event.StatesEvent.EdgeSeen;
import puzzlescope.states.event.StatesEvent.GoalReached;
import puzzlescope.states.event.StatesEvent.NodeDiscovered;
import puzzlescope.states.event.StatesEvent.NodeVisited;
import puzzlescope.states.event.StatesEvent.SearchBegan;
import puzzlescope.states.event.StatesEvent.SearchEnded;
import puzzlescope.states.space.HanoiStates;
import puzzlescope.states.space.RiverStates;

/** Asks what a given move adds to the graph, and what is certain about the search. */
final class StatesStepQuestions implements StepQuestions {

    private static final Message NEW_NODE = Message.of("states.ask.new-node");
    private static final Message NEW_EDGE = Message.of("states.ask.new-edge");
    private static final Message NOTHING = Message.of("states.ask.nothing");

    /** The most nodes described in words. */
    private static final int MOST_TOLD = 16;

    /** The number of nodes whose tree is asked about: all wrong numbers of edges differ. */
    private static final int TREE_NODES = 5;

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        var questions = new ArrayList<StepQuestion>();
        if (isTold(stepSituation)) {
            questions.addAll(entered(stepSituation));
        }
        questions.addAll(ofRun(stepSituation));
        return questions;
    }

    @Override
    public Optional<Message> state(StepSituation stepSituation) {
        var next = stepSituation.next();
        if (!(next instanceof NodeDiscovered || next instanceof EdgeSeen) || !isTold(stepSituation)) {
            return Optional.empty();
        }
        var search = search(stepSituation).orElseThrow();
        var named = ((StatesBoard) stepSituation.board()).named();
        var nodes = Message.list(IntStream.range(0, search.nodes())
                        .mapToObj(node -> Message.of(
                                "states.ask.node",
                                node,
                                named.name(search.found().state(node)).label())))
                .map(all -> named instanceof RiverStates ? Message.of("states.ask.banks", all) : all)
                .orElseThrow();
        var path = search.path(search.current());
        return Message.list(IntStream.range(0, search.nodes())
                        .filter(node -> search.status(node, path) == VisibleGraph.Status.LEFT)
                        .boxed())
                .map(left -> Message.of("states.ask.nodes-left", nodes, left))
                .or(() -> Optional.of(Message.of("states.ask.nodes", nodes)));
    }

    /** Returns whether the nodes are few enough to be described in words. */
    private static boolean isTold(StepSituation stepSituation) {
        return search(stepSituation)
                .filter(search -> search.nodes() <= MOST_TOLD)
                .isPresent();
    }

    private static Optional<SearchPosition> search(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof StatesBoard board)) {
            return Optional.empty();
        }
        var order = StatesEvent.ORDER.of(stepSituation.next().pack());
        return board.searches().stream()
                .filter(search -> search.order() == order)
                .findFirst();
    }

    /** Returns what is asked once a run. */
    private static List<StepQuestion> ofRun(StepSituation stepSituation) {
        long earlier = stepSituation.earlier();
        return switch (stepSituation.next()) {
            case NodeVisited visited ->
                switch (visited.order()) {
                    case BREADTH_FIRST -> SearchQuestions.breadthFirst(earlier);
                    case DEPTH_FIRST -> SearchQuestions.depthFirst(earlier);
                    case CHEAPEST_FIRST -> SearchQuestions.cheapestFirst(earlier);
                    case AS_TOLD -> List.of();
                };
            case NodeDiscovered found when found.node() == TREE_NODES -> List.of(tree(found.node()));
            case NodeDiscovered found
            when found.order() == SearchOrder.BREADTH_FIRST ->
                SearchQuestions.inTurn(earlier, StatesStepQuestions::numbers);
            case EdgeSeen _ when earlier == 1 -> List.of(SearchQuestions.beyondKnownNode());
            case GoalReached reached
            when reached.order() == SearchOrder.BREADTH_FIRST && reached.node() > 0 ->
                List.of(SearchQuestions.shortest(
                        reached.graphs().of(reached.order()).depth(reached.node()), stepSituation.board()));
            case SearchBegan began
            when began.graphs().named() instanceof HanoiStates ->
                pegs(began.state().text());
            case SearchEnded ended
            when ended.kind() == StatesEvent.Kind.SEARCH_ENDED
                    && ended.graphs().named().isReversible()
                    && ended.edges() > 1 -> List.of(degrees(ended.edges(), ended.states()));
            default -> List.of();
        };
    }

    private static StepQuestion ofKeys(PredictionKind kind, Message asked, String right, String... wrong) {
        return StepQuestion.ofKeys(kind, asked, "states.ask.", right, wrong).atEveryStep();
    }

    private static StepQuestion numbers() {
        return ofKeys(
                PredictionKind.INVARIANT,
                Message.of("states.ask.numbers"),
                "by-depth",
                "to-goal",
                "by-value",
                "no-order");
    }

    /** Asks how many edges the search found nodes by. */
    private static StepQuestion tree(int nodes) {
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("states.ask.tree", nodes),
                        number(nodes - 1L),
                        Message.of("states.ask.tree-why", nodes - 1))
                .or(number(nodes), Message.of("states.ask.start-why"))
                .or(number(2L * (nodes - 1)), Message.of("states.ask.both-ends-why"))
                .or(number((long) nodes * (nodes - 1) / 2), Message.of("states.ask.all-pairs-why"));
    }

    private static StepQuestion degrees(int edges, int nodes) {
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("states.ask.degrees", edges),
                        number(2L * edges),
                        Message.of("states.ask.degrees-why", edges, 2L * edges))
                .or(number(edges), Message.of("states.ask.one-end-why"))
                .or(number(2L * nodes), Message.of("states.ask.twice-nodes-why"))
                .or(number((long) edges + nodes), Message.of("states.ask.nodes-added-why"));
    }

    /** Asks how many states the disks of a text such as {@code 3 2 1 / /} have. */
    private static List<StepQuestion> pegs(String text) {
        int disks = (int) text.chars().filter(Character::isDigit).count();
        if (disks < 2) {
            return List.of();
        }
        long states = Math.round(Math.pow(3, disks));
        return List.of(StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("states.ask.disks", disks),
                        number(states),
                        Message.of("states.ask.disks-why", Message.power(3, disks), states))
                .or(number((long) disks * disks * disks), Message.of("states.ask.exchanged-why", disks))
                .or(number((1L << disks) - 1), Message.of("states.ask.moves-why"))
                .or(number(3L * disks), Message.of("states.ask.sum-why")));
    }

    private static List<StepQuestion> entered(StepSituation stepSituation) {
        return switch (stepSituation.next()) {
            case NodeDiscovered found -> {
                var why = Message.of("states.ask.new-why", found.state().label());
                yield List.of(StepQuestion.of(
                                PredictionKind.VERDICT,
                                asked(
                                        found.from(),
                                        found.name().label(),
                                        found.state().label()),
                                NEW_NODE,
                                why)
                        .or(NEW_EDGE, Message.of("states.ask.no-node-why"))
                        .or(NOTHING, Message.of("states.ask.always-node-why")));
            }
            case EdgeSeen seen -> {
                var state = seen.state().label();
                var known = Message.of("states.ask.known-why", state, seen.node());
                boolean isReversible = seen.graphs().named().isReversible();
                var edge = Message.of(
                        seen.newEdge()
                                ? "states.ask.edge-why"
                                : isReversible ? "states.ask.reverse-why" : "states.ask.no-edge-why",
                        seen.from(),
                        seen.node());
                var entered = StepQuestion.of(
                                PredictionKind.VERDICT,
                                asked(seen.from(), seen.name().label(), state),
                                seen.newEdge() ? NEW_EDGE : NOTHING,
                                edge)
                        .or(NEW_NODE, known)
                        .or(
                                seen.newEdge() ? NOTHING : NEW_EDGE,
                                Message.of(
                                        seen.newEdge() ? "states.ask.edge-missing-why" : "states.ask.edge-once-why"));
                if (!isReversible && !seen.newEdge()) {
                    // Whether an edge the other way is another one is a matter of convention.
                    yield List.of();
                }
                yield seen.order() == SearchOrder.DEPTH_FIRST && hasMoveAfter(stepSituation, seen)
                        ? List.of(entered, goesOn(seen))
                        : List.of(entered);
            }
            default -> List.of();
        };
    }

    /** Returns whether the node has moves that are still to be tried. */
    private static boolean hasMoveAfter(StepSituation stepSituation, EdgeSeen seen) {
        var space = seen.graphs().named().space();
        return search(stepSituation)
                .map(search -> search.found().state(seen.from()))
                .filter(state -> IntStream.range(seen.move() + 1, space.moves())
                        .anyMatch(move -> space.after(state, move) != StateSpace.NONE))
                .isPresent();
    }

    /** Asks where a depth-first search goes on after a move to a known node. */
    private static StepQuestion goesOn(EdgeSeen seen) {
        int node = seen.from();
        return StepQuestion.of(
                        PredictionKind.CUT,
                        Message.of(
                                "states.ask.to-known",
                                node,
                                seen.name().label(),
                                seen.state().label(),
                                seen.node()),
                        Message.of("states.ask.next-move", node),
                        Message.of("states.ask.next-move-why", node))
                .or(Message.of("states.ask.visit-again", seen.node()), Message.of("states.ask.visit-again-why"))
                .or(Message.of("states.ask.from-known", seen.node()), Message.of("states.ask.from-known-why", node))
                .or(Message.of("states.ask.search-ends"), Message.of("states.ask.search-ends-why"));
    }

    private static Message asked(int from, Message move, Message state) {
        return Message.of("states.ask.move", from, move, state);
    }
}
