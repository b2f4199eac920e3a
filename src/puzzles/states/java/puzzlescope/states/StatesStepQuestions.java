package puzzlescope.states;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.states.event.StatesEvent.EdgeSeen;
import puzzlescope.states.event.StatesEvent.NodeDiscovered;

/** Asks what a given move adds to the graph. */
final class StatesStepQuestions implements StepQuestions {

    private static final Message NEW_NODE = Message.of("states.ask.new-node");
    private static final Message NEW_EDGE = Message.of("states.ask.new-edge");
    private static final Message NOTHING = Message.of("states.ask.nothing");

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        return switch (stepSituation.next()) {
            case NodeDiscovered found -> {
                var why = Message.of("states.ask.new-why", found.state().label());
                yield List.of(StepQuestion.of(
                                PredictionKind.VERDICT,
                                asked(found.from(), found.name().label(), found.state().label()),
                                NEW_NODE,
                                why)
                        .or(NEW_EDGE, why)
                        .or(NOTHING, why));
            }
            case EdgeSeen seen -> {
                var state = seen.state().label();
                var known = Message.of("states.ask.known-why", state, seen.node());
                var edge = Message.of(
                        seen.newEdge() ? "states.ask.edge-why" : "states.ask.no-edge-why",
                        seen.from(),
                        seen.node());
                yield List.of(StepQuestion.of(
                                PredictionKind.VERDICT,
                                asked(seen.from(), seen.name().label(), state),
                                seen.newEdge() ? NEW_EDGE : NOTHING,
                                edge)
                        .or(NEW_NODE, known)
                        .or(seen.newEdge() ? NOTHING : NEW_EDGE, edge));
            }
            default -> List.of();
        };
    }

    private static Message asked(int from, Message move, Message state) {
        return Message.of("states.ask.move", from, move, state);
    }
}
