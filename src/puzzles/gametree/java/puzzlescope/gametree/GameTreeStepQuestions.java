package puzzlescope.gametree;

import static puzzlescope.engine.puzzle.StepQuestion.number;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
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
import puzzlescope.gametree.event.LookaheadEvent.ValueKnown;
import puzzlescope.gametree.event.LookaheadEvent.ValueReturned;
import puzzlescope.gametree.event.LookaheadEvent.WindowCalled;
import puzzlescope.gametree.event.MoveValues;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.NimSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/** Asks who looks for what, what a decided game is worth, which value is returned, and what is pruned. */
final class GameTreeStepQuestions implements StepQuestions {

    /** The most free squares whose orders are a number to be recognised. */
    private static final int MOST_FREE = 6;

    /** The least number of stones whose longest and shortest game differ from other counts. */
    private static final int LEAST_STONES = 4;

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof LookaheadBoard board)) {
            return List.of();
        }
        var questions = new ArrayList<>(next(stepSituation, board));
        questions.addAll(ofRun(stepSituation, board));
        return questions;
    }

    @Override
    public Optional<Message> state(StepSituation stepSituation) {
        return stepSituation.board() instanceof LookaheadBoard board
                ? Optional.of(Message.of(
                        "gametree.ask.state",
                        board.game().space().text(board.position()),
                        board.game().name(board.turn())))
                : Optional.empty();
    }

    /** Returns what is asked once a run, and why something is cut. */
    private static List<StepQuestion> ofRun(StepSituation stepSituation, LookaheadBoard board) {
        long earlier = stepSituation.earlier();
        var game = board.game();
        return switch (stepSituation.next()) {
            case PositionCalled _ when earlier == 1 -> size(game, board.start());
            case WindowCalled _ when earlier == 1 -> size(game, board.start());
            case WindowCalled _
            when earlier == 2 ->
                List.of(ofKeys(
                        PredictionKind.INVARIANT,
                        Message.of("gametree.ask.alpha", game.name(GamePlayer.MAX)),
                        "max-sure",
                        "min-sure",
                        "greatest-possible",
                        "last-value"));
            case MoveUndone _
            when earlier == 1 ->
                List.of(ofKeys(
                        PredictionKind.INVARIANT,
                        Message.of("gametree.ask.plus-one", game.name(GamePlayer.MAX)),
                        "best-play",
                        "any-play",
                        "one-ahead",
                        "moves-next"));
            case MoveUndone _
            when earlier == 2 ->
                List.of(ofKeys(
                        PredictionKind.REASON,
                        Message.of("gametree.ask.why-undone"),
                        "same-position",
                        "bad-move",
                        "opponent-turn",
                        "save-memory"));
            case MovesPruned _
            when earlier == 0 ->
                List.of(ofKeys(
                        PredictionKind.INVARIANT,
                        Message.of("gametree.ask.same-value"),
                        "no-change",
                        "may-change",
                        "greater-value",
                        "if-lucky"));
            case MovesPruned pruned -> List.of(whyPruned(pruned));
            case ValueKnown known ->
                List.of(ofKeys(
                        PredictionKind.CUT,
                        Message.of("gametree.ask.in-table", game.space().name(known.position())),
                        "none-below",
                        "first-move-only",
                        "all-again",
                        "other-player"));
            case BestImproved improved
            when improved.value() == improved.who().win()
                    && !stepSituation.calls().isEmpty()
                    && stepSituation.calls().getFirst().startsWith("minimax")
                    && MoveValues.count(board.tried(board.moves()))
                            < game.space().moves(board.position()) ->
                List.of(ofKeys(
                        PredictionKind.INVARIANT,
                        Message.of("gametree.ask.others", game.name(improved.who())),
                        "not-better",
                        "skipped",
                        "worse-counts",
                        "taken-back"));
            default -> List.of();
        };
    }

    private static StepQuestion ofKeys(PredictionKind kind, Message asked, String right, String... wrong) {
        var question = StepQuestion.ofKeys(kind, asked, "gametree.ask.", right, wrong);
        return kind.isOfRun() ? question.atEveryStep() : question;
    }

    private static List<StepQuestion> size(TwoPlayerGame game, int start) {
        int free = game.space().moves(start);
        if (game == TwoPlayerGame.NIM) {
            int stones = NimSpace.stones(start);
            int heaps = NimSpace.heaps(start);
            if (heaps < 2 || stones < LEAST_STONES) {
                return List.of();
            }
            return List.of(StepQuestion.of(
                            PredictionKind.LAW,
                            Message.of("gametree.ask.longest", stones, heaps),
                            number(stones),
                            Message.of("gametree.ask.longest-why", stones))
                    .or(number(heaps), Message.of("gametree.ask.shortest-why"))
                    .or(number(2L * stones), Message.of("gametree.ask.both-take-why"))
                    .or(number(stones - 1L), Message.of("gametree.ask.last-stone-why")));
        }
        if (free < 3 || free > MOST_FREE) {
            return List.of();
        }
        long orders = LongStream.rangeClosed(1, free).reduce(1, (one, other) -> one * other);
        return List.of(StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("gametree.ask.orders", free),
                        number(orders),
                        Message.of("gametree.ask.orders-why", free, orders))
                .or(number((long) free * free), Message.of("gametree.ask.squares-why", free))
                .or(number(1L << free), Message.of("gametree.ask.two-each-why"))
                .or(number(free), Message.of("gametree.ask.first-only-why")));
    }

    private static List<StepQuestion> next(StepSituation stepSituation, LookaheadBoard board) {
        return switch (stepSituation.next()) {
            case PositionCalled called
            when isOpen(called.game(), called.position(), called.who()) ->
                List.of(looksFor(called.game(), called.who()));
            case WindowCalled called
            when isOpen(called.game(), called.position(), called.who()) ->
                List.of(looksFor(called.game(), called.who()));
            case GameDecided decided -> List.of(decided(decided));
            case MoveUndone undone -> {
                boolean isOver =
                        !isOpen(undone.game(), board.position(), undone.who().other());
                boolean isKept =
                        undone.value() != undone.best() && !undone.who().prefers(undone.value(), undone.best());
                yield isKept
                        ? List.of(
                                undone(undone, isOver),
                                compared(undone.game(), undone.who(), undone.best(), undone.value()))
                        : List.of(undone(undone, isOver));
            }
            case BestImproved improved
            when improved.best() != improved.who().worstValue() ->
                List.of(compared(improved.game(), improved.who(), improved.best(), improved.value()));
            case MovesPruned pruned -> List.of(pruned(pruned));
            case ValueReturned returned
            when isMixed(returned.tried()) -> List.of(returned(returned).atEveryStep());
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
                .or(Message.of(key(other, "looks"), game.name(who)), Message.of(key(who, "looks-not"), game.name(who)))
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
                question = question.or(value(decided.game(), other), notDecided(decided, other));
            }
        }
        return question;
    }

    /** Returns why a finished game does not have a value. */
    private static Message notDecided(GameDecided decided, int wrong) {
        var game = decided.game();
        var name = game.name(wrong > 0 ? GamePlayer.MAX : GamePlayer.MIN);
        if (game != TwoPlayerGame.NIM) {
            return wrong == 0 ? Message.of("gametree.ask.if-draw") : Message.of("gametree.ask.if-won", name);
        }
        return wrong == 0
                ? Message.of("gametree.ask.no-draw")
                : Message.of(
                        "gametree.ask.last-stone-taken", name, game.name(wrong > 0 ? GamePlayer.MIN : GamePlayer.MAX));
    }

    private static StepQuestion returned(ValueReturned returned) {
        var who = returned.who();
        var name = returned.game().name(who);
        var values = MoveValues.list(returned.tried());
        var why = Message.of(key(who, "takes"), name, returned.result());
        var question = StepQuestion.of(
                PredictionKind.VALUE,
                Message.of("gametree.ask.values", name, values),
                Message.of("question.text", returned.result()),
                why);
        for (int other = GameSpace.LEAST; other <= GameSpace.GREATEST; other++) {
            if (other != returned.value()) {
                int value = other;
                boolean isTried = MoveValues.indices(returned.tried())
                        .anyMatch(index -> MoveValues.value(returned.tried(), index) == value);
                question = question.or(
                        Message.of("question.text", GameTreeEvent.sign(other)),
                        isTried
                                ? Message.of(key(who.other(), "would-take"), name)
                                : Message.of("gametree.ask.not-tried", GameTreeEvent.sign(other)));
            }
        }
        return question;
    }

    private static Message value(TwoPlayerGame game, int value) {
        return GameTreeEvent.value(game, value);
    }

    /** Asks what follows when the value of a move is known. */
    private static StepQuestion undone(MoveUndone undone, boolean isOver) {
        var who = undone.who();
        var name = undone.game().name(who);
        return StepQuestion.of(
                        PredictionKind.BACK,
                        Message.of("gametree.ask.move-value", GameTreeEvent.sign(undone.value()), name),
                        Message.of("gametree.ask.undo"),
                        Message.of("gametree.ask.undo-why"))
                .or(Message.of("gametree.ask.keep", name), Message.of("gametree.ask.keep-why"))
                .or(
                        isOver
                                ? Message.of("gametree.ask.returns-at-once", GameTreeEvent.sign(undone.value()))
                                : Message.of(
                                        "gametree.ask.replies", undone.game().name(who.other())),
                        isOver
                                ? Message.of("gametree.ask.returns-at-once-why", GameTreeEvent.sign(undone.value()))
                                : Message.of("gametree.ask.replies-why"))
                .or(Message.of("gametree.ask.search-ends"), Message.of("gametree.ask.search-ends-why"));
    }

    private static StepQuestion compared(TwoPlayerGame game, GamePlayer who, int best, int value) {
        var name = game.name(who);
        boolean isBetter = who.prefers(value, best);
        var now = Message.of("gametree.ask.new-best", GameTreeEvent.sign(value));
        var before = Message.of("gametree.ask.old-best", GameTreeEvent.sign(best));
        var why = isBetter
                ? Message.of(key(who, "better"), GameTreeEvent.sign(value), GameTreeEvent.sign(best), name)
                : Message.of(key(who, "better"), GameTreeEvent.sign(best), GameTreeEvent.sign(value), name);
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("gametree.ask.compare", name, GameTreeEvent.sign(best), GameTreeEvent.sign(value)),
                        isBetter ? now : before,
                        why)
                .or(
                        isBetter ? before : now,
                        Message.of(isBetter ? "gametree.ask.old-best-why" : "gametree.ask.new-best-why", name))
                .or(Message.of("gametree.ask.after-all"), Message.of("gametree.ask.after-all-why"));
    }

    private static boolean isMixed(long tried) {
        return MoveValues.indices(tried)
                        .map(index -> MoveValues.value(tried, index))
                        .distinct()
                        .count()
                > 1;
    }

    private static StepQuestion pruned(MovesPruned pruned) {
        int left = pruned.pruned();
        return StepQuestion.of(
                        PredictionKind.CUT,
                        Message.of(
                                "gametree.ask.bounds",
                                GameTreeEvent.sign(pruned.alpha()),
                                GameTreeEvent.sign(pruned.beta()),
                                left),
                        Message.of("gametree.ask.pruned", left),
                        pruned.sentence())
                .or(Message.of("gametree.ask.all-tried", left), Message.of("gametree.ask.all-tried-why"))
                .or(Message.of("gametree.ask.search-ends"), Message.of("gametree.ask.search-ends-why"));
    }

    /** Asks why the rest is pruned: the other player has something at least as good elsewhere. */
    private static StepQuestion whyPruned(MovesPruned pruned) {
        var other = pruned.who().other();
        int elsewhere = other == GamePlayer.MAX ? pruned.alpha() : pruned.beta();
        int here = other == GamePlayer.MAX ? pruned.beta() : pruned.alpha();
        return StepQuestion.of(
                        PredictionKind.CUT,
                        Message.of(
                                "gametree.ask.why-pruned",
                                GameTreeEvent.sign(pruned.alpha()),
                                GameTreeEvent.sign(pruned.beta()),
                                pruned.pruned()),
                        Message.of("gametree.ask.never-reached"),
                        Message.of(
                                key(other, "never-reached-why"),
                                pruned.game().name(other),
                                GameTreeEvent.sign(elsewhere),
                                GameTreeEvent.sign(here)))
                .or(
                        Message.of(
                                "gametree.ask.all-worse",
                                pruned.pruned(),
                                pruned.game().name(pruned.who())),
                        Message.of("gametree.ask.all-worse-why"))
                .or(Message.of("gametree.ask.seen-before", pruned.pruned()), Message.of("gametree.ask.seen-before-why"))
                .or(Message.of("gametree.ask.few-moves"), Message.of("gametree.ask.few-moves-why"));
    }
}
