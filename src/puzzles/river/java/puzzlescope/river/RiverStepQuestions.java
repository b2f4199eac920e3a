package puzzlescope.river;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.event.RiverGraphEvent.EdgeFound;
import puzzlescope.river.event.RiverGraphEvent.MoveRejected;
import puzzlescope.river.event.RiverGraphEvent.StateFound;
import puzzlescope.river.event.RiverGraphEvent.StateKnown;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.StateCode;

/** Asks what comes of a given crossing. */
final class RiverStepQuestions implements StepQuestions {

    private static final Message NEW_NODE = Message.of("river.ask.new-node");
    private static final Message NEW_EDGE = Message.of("river.ask.new-edge");
    private static final Message NOTHING = Message.of("river.ask.nothing");

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof RiverBoard board)) {
            return List.of();
        }
        return switch (stepSituation.next()) {
            case StateFound found -> List.of(isNew(board, found));
            case EdgeFound known ->
                List.of(known(board, known.from(), known.node(), known.state(), known.load(), true));
            case StateKnown known ->
                List.of(known(board, known.from(), known.node(), known.state(), known.load(), false));
            case MoveRejected rejected -> List.of(rejected(rejected));
            default -> List.of();
        };
    }

    private static Message asked(int from, int state, int load) {
        return Message.of("river.ask.crossing", from, StateCode.label(state), LoadCode.message(load));
    }

    private static StepQuestion isNew(RiverBoard board, StateFound found) {
        var why = Message.of("river.ask.new-why", StateCode.label(found.state()));
        return StepQuestion.of(
                        PredictionKind.VERDICT, asked(found.from(), board.state(found.from()), found.load()), NEW_NODE, why)
                .or(NEW_EDGE, why)
                .or(Message.of("river.ask.forbidden"), Message.of("river.ask.safe"))
                .or(Message.of("river.ask.lacking"), Message.of("river.ask.all-there"));
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
                .or(isNewEdge ? NOTHING : NEW_EDGE, edge)
                .or(Message.of("river.ask.forbidden"), Message.of("river.ask.safe"));
    }

    private static StepQuestion rejected(MoveRejected rejected) {
        var why = rejected.sentence();
        boolean isDanger = rejected.isDanger();
        var question = StepQuestion.of(
                PredictionKind.VERDICT,
                asked(rejected.from(), rejected.state(), rejected.load()),
                Message.of(isDanger ? "river.ask.forbidden" : "river.ask.lacking"),
                why);
        return question.or(NEW_NODE, why)
                .or(
                        Message.of(isDanger ? "river.ask.lacking" : "river.ask.forbidden"),
                        isDanger ? Message.of("river.ask.all-there") : why)
                .or(NEW_EDGE, why);
    }
}
