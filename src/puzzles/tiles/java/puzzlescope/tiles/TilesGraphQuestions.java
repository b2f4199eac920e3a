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
import puzzlescope.tiles.event.TilesGraphEvent.BoardKnown;
import puzzlescope.tiles.event.TilesGraphEvent.ExpansionReason;
import puzzlescope.tiles.event.TilesGraphEvent.GoalTaken;
import puzzlescope.tiles.event.TilesGraphEvent.RootTaken;
import puzzlescope.tiles.event.TilesGraphEvent.SearchesMet;
import puzzlescope.tiles.space.Move;

/** Asks what a new board is worth, what is done with a known one, and about the order of the queue. */
final class TilesGraphQuestions {

    private static final int UNESTIMATED = 0;

    /** The number of earlier events of a kind before something is asked once a run. */
    private static final int SOME = 2;

    private TilesGraphQuestions() {}

    static List<StepQuestion> ofStep(TilesGraphEvent next, TilesBoard board) {
        return switch (next) {
            case BoardKnown known -> List.of(known(known.tile(), known.move(), known.number()));
            case BoardDiscovered found
            when found.h() > UNESTIMATED
                    && TilesStepQuestions.isManhattan(board)
                    && Math.abs(found.h() - board.estimate()) == 1 -> List.of(estimate(found, board.estimate()));
            default -> List.of();
        };
    }

    static List<StepQuestion> ofRun(TilesGraphEvent next, TilesBoard board, long earlier) {
        boolean isEstimated = board.heuristic().isPresent();
        return switch (next) {
            case RootTaken root when !root.backward() -> List.of(TilesLawQuestions.orders(board.size()));
            case BoardExpanded expanded
            when earlier == SOME ->
                List.of(
                        expanded.expansionReason() != ExpansionReason.LEAST_ESTIMATE
                                ? SearchQuestions.queueDistances()
                                : SearchQuestions.admissible());
            case BoardDiscovered _ when earlier == SOME -> List.of(TilesLawQuestions.parity());
            case BoardDiscovered found
            when earlier > SOME && isEstimated && found.h() > SOME -> List.of(TilesLawQuestions.estimate(found.h()));
            case BoardKnown _ when earlier == SOME && !isEstimated -> List.of(SearchQuestions.knownState());
            case GoalTaken goal when goal.g() > 0 && !isEstimated -> List.of(SearchQuestions.shortest(goal.g()));
            case SearchesMet met
            when met.forwardG() != met.backwardG() || met.forwardG() > 1 -> List.of(meeting(met), twoSearches());
            default -> List.of();
        };
    }

    /** Asks what is done with a board found before. */
    private static StepQuestion known(int tile, Move move, int number) {
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("tiles.ask.known", tile, TilesMoveQuestions.name(move), number),
                        Message.of("tiles.ask.skipped-board"),
                        Message.of("tiles.ask.skipped-board-why", number))
                .or(Message.of("tiles.ask.predecessor"), Message.of("tiles.ask.predecessor-why"))
                .or(Message.of("tiles.ask.new-board"), Message.of("tiles.ask.new-board-why"))
                .or(Message.of("tiles.ask.expanded-now"), Message.of("tiles.ask.expanded-now-why"));
    }

    /** Asks what a move makes of f, with the Manhattan distance. */
    private static StepQuestion estimate(BoardDiscovered found, int before) {
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
        return TilesLawQuestions.invariant(
                Message.of("tiles.ask.two-searches"), "fewer-boards", "shorter-solution", "no-queue", "no-marks");
    }
}
