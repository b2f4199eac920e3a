package puzzlescope.gametree;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.gametree.board.LookaheadBoard;
import puzzlescope.gametree.event.GameTreeEvent;
import puzzlescope.gametree.event.LookaheadEvent.BestImproved;
import puzzlescope.gametree.event.LookaheadEvent.GameDecided;
import puzzlescope.gametree.event.LookaheadEvent.MoveUndone;
import puzzlescope.gametree.event.LookaheadEvent.MovesPruned;
import puzzlescope.gametree.event.LookaheadEvent.PositionCalled;
import puzzlescope.gametree.event.LookaheadEvent.ValueReturned;
import puzzlescope.gametree.event.LookaheadEvent.WindowCalled;
import puzzlescope.gametree.event.MoveValues;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/** Asks who looks for what, what a decided game is worth, which value is returned, and what is pruned. */
final class GameTreeStepQuestions implements StepQuestions {

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof LookaheadBoard)) {
            return List.of();
        }
        return switch (stepSituation.next()) {
            case PositionCalled called when isOpen(called.game(), called.position(), called.who()) ->
                List.of(looksFor(called.game(), called.who()));
            case WindowCalled called when isOpen(called.game(), called.position(), called.who()) ->
                List.of(looksFor(called.game(), called.who()));
            case GameDecided decided -> List.of(decided(decided));
            case MoveUndone undone -> List.of(undone(undone));
            case BestImproved improved when improved.best() != improved.who().worstValue() ->
                List.of(best(improved));
            case MovesPruned pruned -> List.of(pruned(pruned));
            case ValueReturned returned when MoveValues.count(returned.tried()) > 1 -> List.of(returned(returned));
            default -> List.of();
        };
    }

    private static boolean isOpen(TwoPlayerGame game, int position, GamePlayer who) {
        return game.space().value(position, who) == GameSpace.OPEN;
    }

    private static String key(GamePlayer who, String key) {
        return "gametree.ask." + key + (who == GamePlayer.MAX ? "-max" : "-min");
    }

    private static StepQuestion looksFor(TwoPlayerGame game, GamePlayer who) {
        var other = who.other();
        return StepQuestion.of(
                        PredictionKind.CALL,
                        Message.of("gametree.ask.turn", game.name(who)),
                        Message.of(key(who, "looks"), game.name(who)),
                        Message.of(key(who, "looks-why"), game.name(who)))
                .or(Message.of(key(other, "looks"), game.name(who)), Message.of(key(who, "looks-why"), game.name(who)))
                .or(
                        Message.of(key(other, "looks"), game.name(other)),
                        Message.of("gametree.ask.other-turn", game.name(who), game.name(other)))
                .or(
                        Message.of(key(who, "looks"), game.name(other)),
                        Message.of("gametree.ask.other-turn", game.name(who), game.name(other)));
    }

    private static StepQuestion decided(GameDecided decided) {
        var why = decided.sentence();
        var question = StepQuestion.of(
                PredictionKind.VALUE, Message.of("gametree.ask.over"), value(decided.game(), decided.value()), why);
        for (int other = GameSpace.LEAST; other <= GameSpace.GREATEST; other++) {
            if (other != decided.value()) {
                question = question.or(value(decided.game(), other), why);
            }
        }
        return question;
    }

    private static StepQuestion returned(ValueReturned returned) {
        var who = returned.who();
        var name = returned.game().name(who);
        var values = MoveValues.indices(returned.tried())
                .map(index -> MoveValues.value(returned.tried(), index))
                .mapToObj(GameTreeEvent::sign)
                .reduce((one, other) -> one + "; " + other)
                .orElse("");
        var why = Message.of(key(who, "takes"), name, returned.result());
        var question = StepQuestion.of(
                PredictionKind.VALUE,
                Message.of("gametree.ask.values", name, values),
                Message.of("question.text", returned.result()),
                why);
        for (int other = GameSpace.LEAST; other <= GameSpace.GREATEST; other++) {
            if (other != returned.value()) {
                question = question.or(Message.of("question.text", GameTreeEvent.sign(other)), why);
            }
        }
        return question;
    }

    private static Message value(TwoPlayerGame game, int value) {
        return GameTreeEvent.value(game, value);
    }

    /** Asks what follows when the value of a move is known. */
    private static StepQuestion undone(MoveUndone undone) {
        var who = undone.who();
        var name = undone.game().name(who);
        return StepQuestion.of(
                        PredictionKind.BACK,
                        Message.of("gametree.ask.move-value", GameTreeEvent.sign(undone.value()), name),
                        Message.of("gametree.ask.undo"),
                        Message.of("gametree.ask.undo-why"))
                .or(Message.of("gametree.ask.keep", name), Message.of("gametree.ask.keep-why"))
                .or(Message.of("gametree.ask.replies", undone.game().name(who.other())), Message.of("gametree.ask.replies-why"))
                .or(Message.of("gametree.ask.search-ends"), Message.of("gametree.ask.search-ends-why"));
    }

    private static StepQuestion best(BestImproved improved) {
        var who = improved.who();
        var name = improved.game().name(who);
        var why = Message.of(key(who, "better"), GameTreeEvent.sign(improved.value()), GameTreeEvent.sign(improved.best()), name);
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("gametree.ask.compare", name, GameTreeEvent.sign(improved.best()), GameTreeEvent.sign(improved.value())),
                        Message.of("gametree.ask.new-best", GameTreeEvent.sign(improved.value())),
                        why)
                .or(Message.of("gametree.ask.old-best", GameTreeEvent.sign(improved.best())), why)
                .or(Message.of("gametree.ask.sum"), Message.of("gametree.ask.sum-why"));
    }

    private static StepQuestion pruned(MovesPruned pruned) {
        var why = pruned.sentence();
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("gametree.ask.bounds", GameTreeEvent.sign(pruned.alpha()), GameTreeEvent.sign(pruned.beta())),
                        Message.of("gametree.ask.pruned"),
                        why)
                .or(Message.of("gametree.ask.all-tried"), Message.of("gametree.ask.all-tried-why"))
                .or(Message.of("gametree.ask.one-tried"), Message.of("gametree.ask.one-tried-why"))
                .or(Message.of("gametree.ask.search-ends"), Message.of("gametree.ask.search-ends-why"));
    }
}
