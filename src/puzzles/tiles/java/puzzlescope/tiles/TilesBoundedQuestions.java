package puzzlescope.tiles;

import static puzzlescope.tiles.TilesStepQuestions.MANY;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.SearchQuestions;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.board.TilesBoundedBoard;
import puzzlescope.tiles.event.TileMotion;
import puzzlescope.tiles.event.TilesBoundedEvent;
import puzzlescope.tiles.event.TilesBoundedEvent.AttemptFailed;
import puzzlescope.tiles.event.TilesBoundedEvent.BoundFailed;
import puzzlescope.tiles.event.TilesBoundedEvent.CutOff;
import puzzlescope.tiles.event.TilesBoundedEvent.LimitReached;
import puzzlescope.tiles.event.TilesBoundedEvent.MoveRejected;
import puzzlescope.tiles.event.TilesBoundedEvent.SlidOut;
import puzzlescope.tiles.event.TilesBoundedEvent.SlidWithin;
import puzzlescope.tiles.event.TilesBoundedEvent.TileSlid;
import puzzlescope.tiles.event.TilesBoundedEvent.TileSlidBack;

/** Asks whether a move is within a bound and why, and what follows when all moves within it failed. */
final class TilesBoundedQuestions {

    private TilesBoundedQuestions() {}

    static List<StepQuestion> ofStep(TilesBoundedEvent next, TilesBoard board) {
        return switch (next) {
            case SlidWithin slid
            when board instanceof TilesBoundedBoard bounded -> List.of(bound(slid, slid.g(), slid.h(), bounded));
            case CutOff cut
            when board instanceof TilesBoundedBoard bounded ->
                List.of(bound(cut, cut.g(), cut.h(), bounded), whyCut(cut));
            case LimitReached limit -> List.of(limit(limit));
            case TileSlid slid when board.moves() > 0 -> List.of(TilesMoveQuestions.reverse(slid, board));
            case MoveRejected rejected when board.moves() > 0 -> List.of(TilesMoveQuestions.reverse(rejected, board));
            case SlidOut out -> List.of(TilesMoveQuestions.back(out, board));
            case TileSlidBack out -> List.of(TilesMoveQuestions.back(out, board));
            case BoundFailed failed -> List.of(boundFailed(failed.bound()), proved(failed.bound()));
            case AttemptFailed failed -> List.of(attemptFailed(failed.bound()), proved(failed.bound()));
            default -> List.of();
        };
    }

    static List<StepQuestion> ofRun(TilesBoundedEvent next, TilesBoard board, long earlier) {
        return switch (next) {
            case TileSlid _ when earlier > MANY && board.moves() > 0 -> List.of(TilesLawQuestions.degree(board));
            case TileSlid _ -> TilesLawQuestions.parity(earlier);
            case SlidWithin _ when earlier > MANY && board.moves() > 0 -> List.of(TilesLawQuestions.degree(board));
            case SlidWithin _
            when earlier == MANY && board.estimate() > 2 -> List.of(TilesLawQuestions.estimate(board.estimate()));
            case SlidWithin _ -> TilesLawQuestions.parity(earlier);
            case CutOff _ when earlier == 1 && TilesStepQuestions.isManhattan(board) -> List.of(twoMore());
            case CutOff _ -> SearchQuestions.inTurn(earlier, SearchQuestions::deepening);
            case LimitReached _ -> SearchQuestions.inTurn(earlier, SearchQuestions::deepening);
            default -> List.of();
        };
    }

    private static StepQuestion boundFailed(int bound) {
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("tiles.ask.bound-failed", bound),
                        Message.of("tiles.ask.next-least"),
                        Message.of("tiles.ask.next-least-why"))
                .or(Message.of("tiles.ask.unsolvable"), Message.of("tiles.ask.unsolvable-why"))
                .or(Message.of("tiles.ask.doubled"), Message.of("tiles.ask.doubled-why"))
                .or(Message.of("tiles.ask.same"), Message.of("tiles.ask.same-why"));
    }

    private static StepQuestion attemptFailed(int bound) {
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("tiles.ask.attempt-failed", bound),
                        Message.of("tiles.ask.again", bound + 1),
                        Message.of("tiles.ask.again-why"))
                .or(Message.of("tiles.ask.again", 2 * bound + 2), Message.of("tiles.ask.twice-why", bound + 1))
                .or(Message.of("tiles.ask.unsolvable"), Message.of("tiles.ask.unsolvable-why"))
                .or(Message.of("tiles.ask.same"), Message.of("tiles.ask.same-why"));
    }

    private static StepQuestion twoMore() {
        return TilesLawQuestions.law(Message.of("tiles.ask.growth"), "two", "one", "doubled-bound", "any");
    }

    /** Asks what the failure of a whole attempt proves. */
    private static StepQuestion proved(int bound) {
        return StepQuestion.of(
                        PredictionKind.INVARIANT,
                        Message.of("tiles.ask.proved", bound),
                        Message.of("tiles.ask.none-within", bound),
                        Message.of("tiles.ask.none-within-why", bound))
                .or(Message.of("tiles.ask.one-longer", bound + 1), Message.of("tiles.ask.one-longer-why"))
                .or(Message.of("tiles.ask.unsolvable"), Message.of("tiles.ask.unsolvable-why"))
                .or(Message.of("tiles.ask.first-move"), Message.of("tiles.ask.first-move-why"));
    }

    /** Asks what a call does that has no move left. */
    private static StepQuestion limit(LimitReached limit) {
        return StepQuestion.of(
                        PredictionKind.CUT,
                        Message.of("tiles.ask.limit", limit.tile()),
                        Message.of("tiles.ask.back", limit.tile(), TilesMoveQuestions.name(limit.move())),
                        Message.of("tiles.ask.limit-why"))
                .or(Message.of("tiles.ask.goes-on"), Message.of("tiles.ask.goes-on-why"))
                .or(Message.of("tiles.ask.greater"), Message.of("tiles.ask.greater-why"))
                .or(Message.of("tiles.ask.unsolvable"), Message.of("tiles.ask.one-path"));
    }

    private static StepQuestion whyCut(CutOff cut) {
        int f = cut.g() + cut.h();
        return StepQuestion.of(
                        PredictionKind.CUT,
                        Message.of(
                                "tiles.ask.why-cut", f, cut.bound(), cut.tile(), TilesMoveQuestions.name(cut.move())),
                        Message.of("tiles.ask.too-long", cut.bound()),
                        Message.of("tiles.ask.too-long-why", cut.g(), cut.h(), cut.bound()))
                .or(Message.of("tiles.ask.farther"), Message.of("tiles.ask.farther-why"))
                .or(Message.of("tiles.ask.tried-twice"), Message.of("tiles.ask.tried-twice-why"))
                .or(Message.of("tiles.ask.never-needed"), Message.of("tiles.ask.never-needed-why"));
    }

    /** Asks whether a move is within the bound; the wrong choices compare something else with it. */
    private static StepQuestion bound(TileMotion motion, int g, int h, TilesBoundedBoard board) {
        int bound = board.bound();
        var asked =
                Message.of("tiles.ask.bound", bound, g - 1, motion.tile(), TilesMoveQuestions.name(motion.move()), h);
        return g + h > bound ? over(asked, g, h, board) : within(asked, g, h, board);
    }

    private static StepQuestion over(Message asked, int g, int h, TilesBoundedBoard board) {
        int bound = board.bound();
        var question = StepQuestion.of(
                PredictionKind.CUT,
                asked,
                Message.of("tiles.ask.pruned", g, h, bound),
                Message.of("tiles.ask.over-why", g, h, g + h, bound));
        if (h <= bound) {
            question = question.or(Message.of("tiles.ask.h-within", h, bound), Message.of("tiles.ask.h-alone-why", g));
        }
        return question.or(
                        Message.of("tiles.ask.slides", g - 1, board.estimate(), bound),
                        Message.of("tiles.ask.before-why"))
                .or(Message.of("tiles.ask.raised", g + h), Message.of("tiles.ask.raised-why"));
    }

    private static StepQuestion within(Message asked, int g, int h, TilesBoundedBoard board) {
        int bound = board.bound();
        var question = StepQuestion.of(
                PredictionKind.VERDICT,
                asked,
                Message.of("tiles.ask.slides", g, h, bound),
                Message.of("tiles.ask.within-why", g, h, g + h, bound));
        if (g + h == bound) {
            question = question.or(Message.of("tiles.ask.reached", bound), Message.of("tiles.ask.reached-why", bound));
        }
        if (h > board.estimate()) {
            question = question.or(
                    Message.of("tiles.ask.h-grew", h, board.estimate()), Message.of("tiles.ask.h-grew-why"));
        }
        return question.or(Message.of("tiles.ask.raised", bound + 1), Message.of("tiles.ask.raised-why"))
                .or(Message.of("tiles.ask.queued"), Message.of("tiles.ask.queued-why"));
    }
}
