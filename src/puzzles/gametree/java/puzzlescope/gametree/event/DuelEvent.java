package puzzlescope.gametree.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
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
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/** An event of a game between a person, who is {@link GamePlayer#MAX}, and perfect play. */
public sealed interface DuelEvent extends GameTreeEvent {

    /** The value of the game before the person's move. */
    IntField HAD = Field.between(GameSpace.LEAST, GameSpace.GREATEST).after(AMOUNT);

    /** The kinds of events of a game between a person and perfect play. */
    enum Kind implements EventKind {
        MOVE_PLAYED("move", with(GAME, WHO, VALUE, PLACE, AMOUNT, HAD, MovePlayed::new), DO),
        DUEL_WON("base", with(GAME, DuelWon::new), SOLUTION, STILL),
        DUEL_LOST("base", with(GAME, DuelLost::new), DEAD_END, STILL),
        DUEL_DRAWN("base", with(GAME, DuelDrawn::new), NOTE, STILL);

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

    /**
     * A move was made; it may be the reply to the person's move.
     *
     * @param value the value of the game after it under perfect play
     * @param had the value before the person's move
     */
    record MovePlayed(TwoPlayerGame game, GamePlayer who, int value, int place, int amount, int had)
            implements DuelEvent {

        /** Returns whether the person's move made the value worse. */
        public boolean isMistake() {
            return value < had;
        }

        @Override
        public Message sentence() {
            return Message.of(
                    who == GamePlayer.MAX ? "gametree.hand.you" : "gametree.hand.answer",
                    game.name(who),
                    GameTreeEvent.move(game, place, amount),
                    Message.of(
                            isMistake() ? "gametree.hand.given-away" : "gametree.hand.kept",
                            GameTreeEvent.value(game, had),
                            GameTreeEvent.value(game, value)));
        }
    }

    /** The person has won. */
    record DuelWon(TwoPlayerGame game) implements DuelEvent {

        @Override
        public Message sentence() {
            return Message.of(game == TwoPlayerGame.NIM ? "gametree.hand.won-nim" : "gametree.hand.won-row");
        }
    }

    /** The person has lost. */
    record DuelLost(TwoPlayerGame game) implements DuelEvent {

        @Override
        public Message sentence() {
            return Message.of(game == TwoPlayerGame.NIM ? "gametree.hand.lost-nim" : "gametree.hand.lost-row");
        }
    }

    /** Nobody has won. */
    record DuelDrawn(TwoPlayerGame game) implements DuelEvent {

        @Override
        public Message sentence() {
            return Message.of("gametree.hand.drawn");
        }
    }
}
