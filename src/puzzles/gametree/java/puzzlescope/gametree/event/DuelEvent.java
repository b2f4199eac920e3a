package puzzlescope.gametree.event;

import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/** An event of a game between a person, who is {@link GamePlayer#MAX}, and perfect play. */
public sealed interface DuelEvent extends GameTreeEvent {

    /** The value of the game before the person's move. */
    IntField HAD = Field.between(GameSpace.LEAST, GameSpace.GREATEST).after(AMOUNT);

    @Override
    default DuelKind kind() {
        return switch (this) {
            case MovePlayed _ -> DuelKind.MOVE_PLAYED;
            case DuelWon _ -> DuelKind.DUEL_WON;
            case DuelLost _ -> DuelKind.DUEL_LOST;
            case DuelDrawn _ -> DuelKind.DUEL_DRAWN;
        };
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
