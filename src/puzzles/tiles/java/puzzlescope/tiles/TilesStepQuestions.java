package puzzlescope.tiles;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.board.TilesBoundedBoard;
import puzzlescope.tiles.event.TileMotion;
import puzzlescope.tiles.event.TilesBoundedEvent.AttemptFailed;
import puzzlescope.tiles.event.TilesBoundedEvent.BoundFailed;
import puzzlescope.tiles.event.TilesBoundedEvent.CutOff;
import puzzlescope.tiles.event.TilesBoundedEvent.MoveRejected;
import puzzlescope.tiles.event.TilesBoundedEvent.SlidOut;
import puzzlescope.tiles.event.TilesBoundedEvent.SlidWithin;
import puzzlescope.tiles.event.TilesBoundedEvent.TileSlid;
import puzzlescope.tiles.event.TilesBoundedEvent.TileSlidBack;
import puzzlescope.tiles.event.TilesGraphEvent.BoardDiscovered;
import puzzlescope.tiles.space.Move;

/** Asks whether a given move is pruned, what follows when all moves failed, and what a new board is worth. */
final class TilesStepQuestions implements StepQuestions {

    private static final int UNESTIMATED = 0;

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof TilesBoard board)) {
            return List.of();
        }
        return switch (stepSituation.next()) {
            case SlidWithin slid when board instanceof TilesBoundedBoard bounded ->
                List.of(bound(slid, slid.g(), slid.h(), bounded));
            case CutOff cut when board instanceof TilesBoundedBoard bounded ->
                List.of(bound(cut, cut.g(), cut.h(), bounded));
            case TileSlid slid when board.moves() > 0 -> List.of(reverse(slid, board));
            case MoveRejected rejected when board.moves() > 0 -> List.of(reverse(rejected, board));
            case SlidOut out -> List.of(back(out, board));
            case TileSlidBack out -> List.of(back(out, board));
            case BoundFailed failed ->
                List.of(StepQuestion.of(
                                PredictionKind.VERDICT,
                                Message.of("tiles.ask.bound-failed", failed.bound()),
                                Message.of("tiles.ask.next-least"),
                                Message.of("tiles.ask.next-least-why"))
                        .or(Message.of("tiles.ask.unsolvable"), Message.of("tiles.ask.unsolvable-why"))
                        .or(Message.of("tiles.ask.doubled"), Message.of("tiles.ask.doubled-why"))
                        .or(Message.of("tiles.ask.same"), Message.of("tiles.ask.same-why")));
            case AttemptFailed failed ->
                List.of(StepQuestion.of(
                                PredictionKind.VERDICT,
                                Message.of("tiles.ask.attempt-failed", failed.bound()),
                                Message.of("tiles.ask.again", failed.bound() + 1),
                                Message.of("tiles.ask.again-why"))
                        .or(
                                Message.of("tiles.ask.again", 2 * failed.bound() + 2),
                                Message.of("tiles.ask.twice-why", failed.bound() + 1))
                        .or(Message.of("tiles.ask.unsolvable"), Message.of("tiles.ask.unsolvable-why"))
                        .or(Message.of("tiles.ask.same"), Message.of("tiles.ask.same-why")));
            case BoardDiscovered found when found.h() > UNESTIMATED && found.h() != found.g() ->
                List.of(estimate(found));
            default -> List.of();
        };
    }

    private static Message name(Move move) {
        return Message.of("tiles.move." + move);
    }

    private static StepQuestion bound(TileMotion motion, int g, int h, TilesBoundedBoard board) {
        int f = g + h;
        int bound = board.bound();
        boolean isCut = f > bound;
        var asked = Message.of("tiles.ask.bound", bound, g - 1, motion.tile(), name(motion.move()), h);
        var why = Message.of(isCut ? "tiles.ask.over-why" : "tiles.ask.within-why", g, h, f, bound);
        var pruned = Message.of("tiles.ask.pruned");
        var slides = Message.of("tiles.ask.slides");
        return StepQuestion.of(PredictionKind.VERDICT, asked, isCut ? pruned : slides, why)
                .or(isCut ? slides : pruned, why)
                .or(Message.of("tiles.ask.raised"), Message.of("tiles.ask.raised-why"))
                .or(Message.of("tiles.ask.queued"), Message.of("tiles.ask.queued-why"));
    }

    private static StepQuestion reverse(TileMotion motion, TilesBoard board) {
        boolean isReverse = motion instanceof MoveRejected;
        var asked = Message.of("tiles.ask.given", name(board.move(board.moves() - 1)), motion.tile(), name(motion.move()));
        var why = isReverse
                ? Message.of("tiles.ask.reverse-why")
                : Message.of("tiles.ask.forward-why", motion.tile());
        var slides = Message.of("tiles.ask.slides");
        var skipped = Message.of("tiles.ask.skipped");
        var home = Message.of("tiles.ask.only-closer");
        return StepQuestion.of(PredictionKind.VERDICT, asked, isReverse ? skipped : slides, why)
                .or(isReverse ? slides : skipped, why)
                .or(home, Message.of("tiles.ask.only-closer-why"));
    }

    private static StepQuestion back(TileMotion back, TilesBoard board) {
        var question = StepQuestion.of(
                        PredictionKind.BACK,
                        Message.of("tiles.ask.all-failed"),
                        Message.of("tiles.ask.back", back.tile(), name(back.move())),
                        Message.of("tiles.ask.back-why"))
                .or(Message.of("tiles.ask.unsolvable"), Message.of("tiles.ask.one-path"))
                .or(Message.of("tiles.ask.greater"), Message.of("tiles.ask.greater-why"));
        return board.moves() > 1
                ? question.or(Message.of("tiles.ask.first-board"), Message.of("tiles.ask.first-board-why"))
                : question;
    }

    private static StepQuestion estimate(BoardDiscovered found) {
        int g = found.g();
        int h = found.h();
        var why = Message.of("tiles.ask.f-why", g, h, g + h);
        var question = StepQuestion.of(
                PredictionKind.VERDICT,
                Message.of("tiles.ask.f", found.tile(), name(found.move()), g, h),
                number(g + h),
                why);
        return question.or(number(h), Message.of("tiles.ask.h-why", g))
                .or(number(g), Message.of("tiles.ask.g-why", h))
                .or(number(g + h - 1), Message.of("tiles.ask.parent-why"));
    }

    private static Message number(int number) {
        return Message.of("question.number", number);
    }
}
