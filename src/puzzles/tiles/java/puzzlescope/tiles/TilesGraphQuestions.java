package puzzlescope.tiles;

import static puzzlescope.engine.puzzle.StepQuestion.number;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.SearchQuestions;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.event.TilesGraphEvent;
import puzzlescope.tiles.event.TilesGraphEvent.BoardDiscovered;
import puzzlescope.tiles.event.TilesGraphEvent.BoardExpanded;
import puzzlescope.tiles.event.TilesGraphEvent.ExpansionReason;
import puzzlescope.tiles.event.TilesGraphEvent.Front;
import puzzlescope.tiles.event.TilesGraphEvent.GoalTaken;
import puzzlescope.tiles.event.TilesGraphEvent.LayerBegan;
import puzzlescope.tiles.event.TilesGraphEvent.SearchesMet;
import puzzlescope.tiles.event.TilesGraphEvent.WayImproved;

/** Asks what a new board is worth, what a shorter path changes, and about the order of the queue. */
final class TilesGraphQuestions {

    private static final int UNESTIMATED = 0;

    /** The greatest estimate that says little. */
    private static final int SMALL = 3;

    private TilesGraphQuestions() {}

    static List<StepQuestion> ofStep(TilesGraphEvent next, TilesBoard board) {
        return switch (next) {
            case BoardDiscovered found when found.h() > UNESTIMATED -> List.of(estimate(found, board));
            case BoardDiscovered found
            when board.heuristic().isEmpty() && !found.backward() && found.g() > 1 -> List.of(shorterPath(found));
            case LayerBegan layer
            when layer.front() == Front.DEPTH && layer.value() > 0 -> List.of(layer(layer.value()));
            case WayImproved improved -> List.of(improved(improved.number(), improved.g()));
            default -> List.of();
        };
    }

    static List<StepQuestion> ofRun(TilesGraphEvent next, TilesBoard board, long earlier) {
        boolean isEstimated = board.heuristic().isPresent();
        return switch (next) {
            case BoardExpanded expanded -> expanded(expanded, board, earlier);
            case BoardDiscovered found
            when isEstimated && found.h() > SMALL && earlier > SMALL -> List.of(TilesLawQuestions.estimate(found.h()));
            case BoardDiscovered _ -> TilesLawQuestions.parity(earlier);
            case GoalTaken goal when goal.g() > 0 && !isEstimated -> List.of(SearchQuestions.shortest(goal.g(), board));
            case SearchesMet met
            when met.forwardG() != met.backwardG() || met.forwardG() > 1 -> List.of(meeting(met), twoSearches());
            default -> List.of();
        };
    }

    private static List<StepQuestion> expanded(BoardExpanded expanded, TilesBoard board, long earlier) {
        if (expanded.expansionReason() == ExpansionReason.LEAST_ESTIMATE) {
            return SearchQuestions.inTurn(earlier, SearchQuestions::admissible, SearchQuestions::zeroHeuristic);
        }
        boolean hasTwoQueues = board.pendingStates(1).size() > 1;
        return hasTwoQueues
                ? SearchQuestions.inTurn(earlier, SearchQuestions::knownState, SearchQuestions::newestFirst)
                : SearchQuestions.breadthFirst(earlier);
    }

    /** Asks whether a shorter path may lead to a board found by breadth-first search. */
    private static StepQuestion shorterPath(BoardDiscovered found) {
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of(
                                "tiles.ask.new-board",
                                found.g() - 1,
                                found.tile(),
                                TilesMoveQuestions.name(found.move())),
                        Message.of("tiles.ask.known-already"),
                        Message.of("tiles.ask.known-already-why"))
                .or(Message.of("tiles.ask.over-another"), Message.of("tiles.ask.over-another-why"))
                .or(Message.of("tiles.ask.at-the-end"), Message.of("tiles.ask.at-the-end-why"))
                .or(Message.of("tiles.ask.if-closer", found.tile()), Message.of("tiles.ask.if-closer-why"));
    }

    /** Asks what is in the queue when all that is nearer is expanded. */
    private static StepQuestion layer(int distance) {
        return StepQuestion.of(
                        PredictionKind.INVARIANT,
                        Message.of("tiles.ask.layer", distance),
                        Message.of("tiles.ask.whole-layer", distance),
                        Message.of("tiles.ask.whole-layer-why"))
                .or(
                        Message.of("tiles.ask.two-layers", distance, distance + 1),
                        Message.of("tiles.ask.two-layers-why", distance + 1))
                .or(Message.of("tiles.ask.all-found"), Message.of("tiles.ask.all-found-why"))
                .or(Message.of("tiles.ask.only-path"), Message.of("tiles.ask.only-path-why"))
                .atEveryStep();
    }

    /** Asks what a shorter path to a board in the open list changes. */
    private static StepQuestion improved(int number, int g) {
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("tiles.ask.improved", number, g),
                        Message.of("tiles.ask.g-and-predecessor"),
                        Message.of("tiles.ask.g-and-predecessor-why", g))
                .or(Message.of("tiles.ask.nothing-changes"), Message.of("tiles.ask.nothing-changes-why"))
                .or(Message.of("tiles.ask.only-predecessor"), Message.of("tiles.ask.only-predecessor-why"))
                .or(Message.of("tiles.ask.its-h"), Message.of("tiles.ask.its-h-why"));
    }

    private static StepQuestion estimate(BoardDiscovered found, TilesBoard board) {
        return TilesStepQuestions.isManhattan(board) && Math.abs(found.h() - board.estimate()) == 1
                ? changedEstimate(found, board.estimate())
                : givenEstimate(found.g(), found.h());
    }

    /** Asks for f of a board whose h is given. */
    private static StepQuestion givenEstimate(int g, int h) {
        var question = StepQuestion.of(
                PredictionKind.VERDICT,
                Message.of("tiles.ask.f-given", g - 1, h),
                number(g + h),
                Message.of("tiles.ask.f-given-why", g, h, g + h));
        return question.or(number(g - 1 + h), Message.of("tiles.ask.parent-why"))
                .or(number(h), Message.of("tiles.ask.h-why", g))
                .or(number(g), Message.of("tiles.ask.g-alone-why", h));
    }

    /** Asks what a move makes of f, with the Manhattan distance. */
    private static StepQuestion changedEstimate(BoardDiscovered found, int before) {
        int g = found.g();
        int h = found.h();
        boolean isFarther = h > before;
        var question = StepQuestion.of(
                PredictionKind.VERDICT,
                Message.of(
                        isFarther ? "tiles.ask.f-farther" : "tiles.ask.f-nearer",
                        g - 1,
                        before,
                        found.tile(),
                        TilesMoveQuestions.name(found.move())),
                number(g + h),
                Message.of(isFarther ? "tiles.ask.f-farther-why" : "tiles.ask.f-nearer-why", g, h, g + h));
        return question.or(
                        number(g + before), Message.of(isFarther ? "tiles.ask.h-grows-why" : "tiles.ask.h-falls-why"))
                .or(number(g - 1 + h), Message.of("tiles.ask.parent-why"))
                .or(number(h), Message.of("tiles.ask.h-why", g));
    }

    private static StepQuestion meeting(SearchesMet met) {
        int one = met.forwardG();
        int other = met.backwardG();
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("tiles.ask.meet", one, other),
                        number(one + other),
                        Message.of("tiles.ask.meet-why", one, other, one + other))
                .or(number(Math.max(one, other)), Message.of("tiles.ask.meet-half-why"))
                .or(number(one + other + 1), Message.of("tiles.ask.meet-one-why"))
                .or(number(2L * (one + other)), Message.of("tiles.ask.meet-twice-why"));
    }

    private static StepQuestion twoSearches() {
        return TilesLawQuestions.reason(
                Message.of("tiles.ask.two-searches"), "fewer-boards", "shorter-solution", "no-goal", "no-marks");
    }
}
