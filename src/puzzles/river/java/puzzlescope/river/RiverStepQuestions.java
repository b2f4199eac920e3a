package puzzlescope.river;

import static puzzlescope.engine.puzzle.StepQuestion.number;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.SearchQuestions;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.event.RiverGraphEvent.EdgeFound;
import puzzlescope.river.event.RiverGraphEvent.GoalReached;
import puzzlescope.river.event.RiverGraphEvent.MoveRejected;
import puzzlescope.river.event.RiverGraphEvent.SearchBegan;
import puzzlescope.river.event.RiverGraphEvent.StateFound;
import puzzlescope.river.event.RiverGraphEvent.StateKnown;
import puzzlescope.river.event.RiverGraphEvent.StateVisited;
import puzzlescope.river.event.RiverGraphEvent.WayImproved;
import puzzlescope.river.event.RiverSolutionEvent.LinkFollowed;
import puzzlescope.river.event.VisitOrder;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.RiverKind;
import puzzlescope.river.space.StateCode;

/** Asks what comes of a given crossing, and what is certain about the search and the paths that it finds. */
final class RiverStepQuestions implements StepQuestions {

    /** The most nodes described in words. */
    private static final int MOST_TOLD = 16;

    private static final Message NEW_NODE = Message.of("river.ask.new-node");
    private static final Message NEW_EDGE = Message.of("river.ask.new-edge");
    private static final Message NOTHING = Message.of("river.ask.nothing");
    private static final Message FORBIDDEN = Message.of("river.ask.forbidden");
    private static final Message LACKING = Message.of("river.ask.lacking");

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof RiverBoard board)) {
            return List.of();
        }
        var questions = new ArrayList<StepQuestion>();
        switch (stepSituation.next()) {
            case SearchBegan began -> conceivable(board, began.state()).ifPresent(questions::add);
            case StateVisited visited -> questions.addAll(visited(board, visited, stepSituation.earlier()));
            case StateFound found -> {
                if (board.nodes() <= MOST_TOLD) {
                    questions.add(isNew(board, found));
                }
                if (stepSituation.isFirst() && isFromOneBank(board)) {
                    questions.add(parity());
                }
            }
            case EdgeFound known -> {
                if (board.nodes() <= MOST_TOLD) {
                    questions.add(known(board, known.from(), known.node(), known.state(), known.load(), true));
                }
                if (stepSituation.isFirst()) {
                    questions.add(bothDirections(known));
                }
            }
            case StateKnown known -> {
                if (board.nodes() <= MOST_TOLD) {
                    questions.add(known(board, known.from(), known.node(), known.state(), known.load(), false));
                }
                questions.addAll(SearchQuestions.inTurn(stepSituation.earlier(), SearchQuestions::beyondKnownNode));
            }
            case MoveRejected rejected
            when rejected.isDanger() && board.nodes() <= MOST_TOLD -> questions.add(rejected(rejected));
            case WayImproved improved -> questions.add(improved(improved));
            case GoalReached reached -> questions.add(goal(reached));
            case LinkFollowed link when stepSituation.isFirst() -> questions.add(length(board, link.node()));
            default -> {}
        }
        return questions;
    }

    @Override
    public Optional<Message> state(StepSituation stepSituation) {
        boolean isCrossing = switch (stepSituation.next()) {
            case StateFound _, EdgeFound _, StateKnown _ -> true;
            case MoveRejected rejected -> rejected.isDanger();
            default -> false;
        };
        return isCrossing && stepSituation.board() instanceof RiverBoard board && board.nodes() <= MOST_TOLD
                ? Optional.of(nodes(board))
                : Optional.empty();
    }

    /** Returns the nodes, and which of them have no crossing left to try. */
    private static Message nodes(RiverBoard board) {
        var nodes = Message.list(IntStream.range(0, board.nodes())
                        .mapToObj(node -> Message.of("river.ask.node", node, StateCode.label(board.state(node)))))
                .orElseThrow();
        return Message.list(IntStream.range(0, board.nodes())
                        .filter(node -> board.status(node) == RiverBoard.Status.LEFT)
                        .boxed())
                .map(left -> Message.of("river.ask.nodes-left", nodes, left))
                .orElseGet(() -> Message.of("river.ask.nodes", nodes));
    }

    private static List<StepQuestion> visited(RiverBoard board, StateVisited visited, long earlier) {
        boolean isByQueue = visited.order() == VisitOrder.BREADTH_FIRST;
        if (isByQueue && visited.node() > 0 && visited.state() == board.rules().goal()) {
            return List.of(SearchQuestions.shortest(path(board, visited.node()).size() - 1, board));
        }
        return switch (visited.order()) {
            case BREADTH_FIRST -> SearchQuestions.breadthFirst(earlier);
            case DEPTH_FIRST -> SearchQuestions.depthFirst(earlier);
            case CHEAPEST_FIRST -> SearchQuestions.cheapestFirst(earlier);
        };
    }

    private static List<Integer> path(RiverBoard board, int node) {
        return IntStream.iterate(node, at -> at >= 0, board::last).boxed().toList();
    }

    private static StepQuestion length(RiverBoard board, int goal) {
        var path = path(board, goal);
        int crossings = path.size() - 1;
        var chain = path.stream().map(Object::toString).collect(Collectors.joining(" \u2190 "));
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("river.ask.length", chain),
                        number(crossings),
                        Message.of("river.ask.length-why", crossings))
                .or(number(crossings + 1), Message.of("river.ask.nodes-why", crossings + 1))
                .or(number(goal), Message.of("river.ask.number-why", goal))
                .or(number(board.nodes()), Message.of("river.ask.all-nodes-why"));
    }

    /** Returns whether all start on one bank, so that the number of crossings is odd. */
    private static boolean isFromOneBank(RiverBoard board) {
        return board.start() == board.rules().start();
    }

    /** Asks how many states there are before the rules of safety. */
    private static Optional<StepQuestion> conceivable(RiverBoard board, int start) {
        if (StateCode.kind(start) != RiverKind.WOLF_GOAT_CABBAGE) {
            return Optional.of(parity()).filter(_ -> isFromOneBank(board));
        }
        int things = 4;
        int states = 1 << things;
        var why = Message.of("river.ask.conceivable-why", things, states);
        return Optional.of(StepQuestion.of(PredictionKind.LAW, Message.of("river.ask.conceivable"), number(states), why)
                .or(number(2L * things), Message.of("river.ask.doubled-why"))
                .or(number(states - 1), Message.of("river.ask.one-less-why"))
                .or(number(things), Message.of("river.ask.doubled-why")));
    }

    private static StepQuestion parity() {
        return ofKeys(PredictionKind.LAW, Message.of("river.ask.parity"), "odd", "even", "any", "by-puzzle");
    }

    private static StepQuestion bothDirections(EdgeFound found) {
        return ofKeys(
                PredictionKind.INVARIANT,
                Message.of("river.ask.back", found.from(), found.node()),
                "same-load",
                "other-load",
                "not-back",
                "only-tree");
    }

    private static StepQuestion goal(GoalReached reached) {
        return ofKeys(
                PredictionKind.VERDICT,
                Message.of("river.ask.goal", reached.node()),
                "remember",
                "stop",
                "walk-back",
                "not-expanded");
    }

    private static StepQuestion ofKeys(PredictionKind kind, Message asked, String right, String... wrong) {
        return StepQuestion.ofKeys(kind, asked, "river.ask.", right, wrong);
    }

    private static StepQuestion improved(WayImproved improved) {
        int node = improved.node();
        var why = Message.of("river.ask.cheaper-why", improved.cost(), improved.from(), improved.before());
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("river.ask.cheaper", node, improved.before(), improved.from(), improved.cost()),
                        Message.of("river.ask.last", node, improved.from()),
                        why)
                .or(
                        Message.of("river.ask.last-stays", node, improved.before()),
                        Message.of("river.ask.dearer-why", improved.before()))
                .or(Message.of("river.ask.last", improved.from(), node), Message.of("river.ask.reversed-why"))
                .or(Message.of("river.ask.one-more"), Message.of("river.ask.one-node-why", node));
    }

    private static Message asked(int from, int state, int load) {
        return Message.of("river.ask.crossing", from, StateCode.label(state), LoadCode.message(load));
    }

    private static StepQuestion isNew(RiverBoard board, StateFound found) {
        var why = Message.of("river.ask.new-why", StateCode.label(found.state()));
        var question = StepQuestion.of(
                        PredictionKind.VERDICT,
                        asked(found.from(), board.state(found.from()), found.load()),
                        NEW_NODE,
                        why)
                .or(NEW_EDGE, Message.of("river.ask.no-node-why"));
        return (hasDanger(found.state())
                        ? question.or(FORBIDDEN, Message.of("river.ask.safe"))
                        : question.or(NOTHING, Message.of("river.ask.always-node-why")))
                .or(LACKING, Message.of("river.ask.all-there"));
    }

    private static StepQuestion known(RiverBoard board, int from, int node, int state, int load, boolean isNewEdge) {
        var known = Message.of("river.ask.known-why", StateCode.label(state), node);
        var edge = Message.of(isNewEdge ? "river.ask.edge-why" : "river.ask.no-edge-why", from, node);
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        asked(from, board.state(from), load),
                        isNewEdge ? NEW_EDGE : NOTHING,
                        edge)
                .or(NEW_NODE, known)
                .or(
                        isNewEdge ? NOTHING : NEW_EDGE,
                        Message.of(isNewEdge ? "river.ask.edge-missing-why" : "river.ask.edge-once-why"))
                .or(
                        hasDanger(state) ? FORBIDDEN : LACKING,
                        Message.of(hasDanger(state) ? "river.ask.safe" : "river.ask.all-there"));
    }

    private static StepQuestion rejected(MoveRejected rejected) {
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        asked(rejected.from(), rejected.state(), rejected.load()),
                        FORBIDDEN,
                        rejected.sentence())
                .or(NEW_NODE, Message.of("river.ask.no-state-why"))
                .or(LACKING, Message.of("river.ask.all-there"))
                .or(NEW_EDGE, Message.of("river.ask.no-crossing-why"));
    }

    /** Returns whether a bank can be unsafe. */
    private static boolean hasDanger(int state) {
        return StateCode.kind(state) != RiverKind.BRIDGE_AND_TORCH;
    }
}
