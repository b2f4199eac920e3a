package puzzlescope.gametree.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.engine.event.Role.UNDO;
import static puzzlescope.gametree.event.GameTreeEvent.AMOUNT;
import static puzzlescope.gametree.event.GameTreeEvent.GAME;
import static puzzlescope.gametree.event.GameTreeEvent.PLACE;
import static puzzlescope.gametree.event.GameTreeEvent.VALUE;
import static puzzlescope.gametree.event.GameTreeEvent.WHO;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.LongField;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.NimSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/** An event of a look-ahead search, which tries every move and every reply until the game is decided. */
public sealed interface LookaheadEvent extends GameTreeEvent {

    IntField POSITION = Field.upTo((1 << GameSpace.POSITION_BITS) - 1).after(AMOUNT);
    IntField BEST = Field.between(GameSpace.LEAST - 1, GameSpace.GREATEST + 1).after(AMOUNT);
    IntField ALPHA = Field.between(GameSpace.LEAST - 1, GameSpace.GREATEST + 1).after(POSITION);
    IntField BETA = Field.between(GameSpace.LEAST - 1, GameSpace.GREATEST + 1).after(ALPHA);
    IntField PRUNED = Field.upTo(GameSpace.MOST_MOVES - 1).after(VALUE);
    /** The values of the moves that were tried; see {@link MoveValues}. */
    LongField TRIED =
            Field.upTo((1L << MoveValues.BITS * GameSpace.MOST_MOVES) - 1).after(AMOUNT);

    /** The kinds of events of a search through the tree of a game. */
    enum Kind implements EventKind {
        POSITION_CALLED("call", with(GAME, WHO, POSITION, PositionCalled::new), CALL),
        WINDOW_CALLED("call", with(GAME, WHO, POSITION, ALPHA, BETA, WindowCalled::new), CALL),
        GAME_DECIDED("base", with(GAME, WHO, VALUE, POSITION, GameDecided::new), RETURN),
        VALUE_KNOWN("known", with(GAME, WHO, VALUE, POSITION, ValueKnown::new), RETURN),
        MOVE_MADE("move", with(GAME, WHO, PLACE, AMOUNT, MoveMade::new), TRY, DO),
        MOVE_UNDONE("undo", with(GAME, WHO, VALUE, PLACE, AMOUNT, BEST, MoveUndone::new), UNDO),
        BEST_IMPROVED("best", with(GAME, WHO, VALUE, BEST, BestImproved::new), NOTE, STILL),
        MOVES_PRUNED("cut", with(GAME, WHO, ALPHA, BETA, PRUNED, MovesPruned::new), NOTE, STILL),
        VALUE_STORED("store", with(GAME, WHO, VALUE, POSITION, ValueStored::new), NOTE, STILL),
        VALUE_RETURNED("return", with(GAME, WHO, VALUE, PRUNED, TRIED, ValueReturned::new), RETURN),
        HEAPS_COMBINED("xor", with(WHO, POSITION, HeapsCombined::new), NOTE, STILL),
        SEARCH_ANSWERED("answer", with(GAME, WHO, VALUE, PLACE, AMOUNT, TRIED, SearchAnswered::new), SOLUTION, STILL);

        private static final Kind[] KINDS = values();

        public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

        private final KindSpec kindSpec;

        Kind(String label, Fields fields, Role... roles) {
            kindSpec = new KindSpec(ordinal(), label, fields, roles);
        }

        public static Kind of(long event) {
            return KINDS[PackedEvent.kind(event)];
        }

        @Override
        public KindSpec spec() {
            return kindSpec;
        }
    }

    @Override
    default Kind kind() {
        return EventKind.of(Kind.class, this);
    }

    /** Appends to a key the player that a sentence is about. */
    private static String of(String key, GamePlayer who) {
        return "gametree." + key + (who == GamePlayer.MAX ? "-max" : "-min");
    }

    /** The evaluation of a position began. */
    record PositionCalled(TwoPlayerGame game, GamePlayer who, int position) implements LookaheadEvent {

        @Override
        public Message sentence() {
            return game.space().value(position, who) == GameSpace.OPEN
                    ? Message.of(of("called", who), call(), game.name(who))
                    : Message.of("gametree.called-over", call());
        }

        @Override
        public String call() {
            return "minimax(" + game.space().name(position) + ", " + game.name(who) + ")";
        }
    }

    /** The evaluation of a position within two bounds began. */
    record WindowCalled(TwoPlayerGame game, GamePlayer who, int position, int alpha, int beta)
            implements LookaheadEvent {

        @Override
        public Message sentence() {
            if (game.space().value(position, who) != GameSpace.OPEN) {
                return Message.of("gametree.called-over", call());
            }
            boolean isOpen = alpha < GameSpace.LEAST && beta > GameSpace.GREATEST;
            var window = Message.of(
                    isOpen ? "gametree.window.open" : "gametree.window.bounds",
                    GameTreeEvent.sign(alpha),
                    GameTreeEvent.sign(beta));
            return Message.of(of("called-window", who), call(), game.name(who), window);
        }

        @Override
        public String call() {
            return "alphabeta(" + game.space().name(position) + ", " + game.name(who) + ", " + GameTreeEvent.sign(alpha)
                    + ", " + GameTreeEvent.sign(beta) + ")";
        }
    }

    /** The game is over at a position: its result is returned without another call. */
    record GameDecided(TwoPlayerGame game, GamePlayer who, int value, int position) implements LookaheadEvent {

        @Override
        public Message sentence() {
            var key = game == TwoPlayerGame.NIM ? "nim" : value == 0 ? "full" : "row";
            var winner = game.name(value > 0 ? GamePlayer.MAX : GamePlayer.MIN);
            return Message.of("gametree.decided-" + key, winner, result());
        }

        @Override
        public String result() {
            return GameTreeEvent.sign(value);
        }
    }

    /** The value of a position was found in the table. */
    record ValueKnown(TwoPlayerGame game, GamePlayer who, int value, int position) implements LookaheadEvent {

        @Override
        public Message sentence() {
            return Message.of("gametree.known", game.space().name(position), game.name(who), result());
        }

        @Override
        public String result() {
            return GameTreeEvent.sign(value);
        }
    }

    /** A move was made to find its value. */
    record MoveMade(TwoPlayerGame game, GamePlayer who, int place, int amount) implements LookaheadEvent {

        @Override
        public Message sentence() {
            return Message.of(
                    "gametree.made", game.name(who), GameTreeEvent.move(game, place, amount), game.name(who.other()));
        }
    }

    /**
     * A move was undone and its value is known.
     *
     * @param best the best value of the moves before it
     */
    record MoveUndone(TwoPlayerGame game, GamePlayer who, int value, int place, int amount, int best)
            implements LookaheadEvent {

        @Override
        public Message sentence() {
            return Message.of(
                    who.prefers(value, best) ? "gametree.undone" : "gametree.undone-no-better",
                    game.name(who),
                    GameTreeEvent.move(game, place, amount),
                    GameTreeEvent.value(game, value),
                    GameTreeEvent.sign(best));
        }
    }

    /** A value is better than the best so far, {@code best}, for the player to move. */
    record BestImproved(TwoPlayerGame game, GamePlayer who, int value, int best) implements LookaheadEvent {

        @Override
        public Message sentence() {
            return Message.of(of("best", who), GameTreeEvent.sign(value), GameTreeEvent.sign(best), game.name(who));
        }
    }

    /** The other moves of a position cannot matter, since {@code alpha} is not less than {@code beta}. */
    record MovesPruned(TwoPlayerGame game, GamePlayer who, int alpha, int beta, int pruned) implements LookaheadEvent {

        @Override
        public Message sentence() {
            return Message.of(
                    of("pruned", who),
                    GameTreeEvent.sign(alpha),
                    GameTreeEvent.sign(beta),
                    game.name(who),
                    game.name(who.other()),
                    pruned);
        }
    }

    /** The value of a position was stored in the table. */
    record ValueStored(TwoPlayerGame game, GamePlayer who, int value, int position) implements LookaheadEvent {

        @Override
        public Message sentence() {
            return Message.of("gametree.stored", game.space().name(position), game.name(who), result());
        }

        @Override
        public String result() {
            return GameTreeEvent.sign(value);
        }
    }

    /**
     * The value of a position, the best of those of its moves, was returned.
     *
     * @param pruned the number of moves not tried
     * @param tried the values of the others
     */
    record ValueReturned(TwoPlayerGame game, GamePlayer who, int value, int pruned, long tried)
            implements LookaheadEvent {

        @Override
        public Message sentence() {
            return Message.of(
                    of(pruned == 0 ? "returned" : "returned-pruned", who),
                    game.name(who),
                    MoveValues.list(tried),
                    result(),
                    MoveValues.count(tried),
                    pruned);
        }

        @Override
        public String result() {
            return GameTreeEvent.sign(value);
        }
    }

    /** The rule for Nim determined the winner without a search. */
    record HeapsCombined(GamePlayer who, int position) implements LookaheadEvent {

        @Override
        public Message sentence() {
            int xor = NimSpace.xor(position);
            return Message.of(
                    xor == 0 ? "gametree.xor-zero" : "gametree.xor", sum(position), TwoPlayerGame.NIM.name(who));
        }

        /** Formats the exclusive or of the heaps: {@code 1 xor 3 xor 5 = 7}. */
        public static String sum(int position) {
            return String.join(
                            " xor ",
                            NimSpace.heaps(position, NimSpace.heaps(position))
                                    .mapToObj(String::valueOf)
                                    .toList())
                    + " = " + NimSpace.xor(position);
        }
    }

    /** The value of the start is known, and a move that achieves it. */
    record SearchAnswered(TwoPlayerGame game, GamePlayer who, int value, int place, int amount, long tried)
            implements LookaheadEvent {

        @Override
        public Message sentence() {
            return Message.of(
                    "gametree.answered",
                    GameTreeEvent.value(game, value),
                    game.name(who),
                    GameTreeEvent.move(game, place, amount));
        }
    }
}
