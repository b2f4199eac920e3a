package puzzlescope.gametree.event;

import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.NimSpace;
import puzzlescope.gametree.space.NoughtsSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/** An event of a two-player game, of a search or of play. */
public sealed interface GameTreeEvent extends Event permits LookaheadEvent, DuelEvent {

    EnumField<TwoPlayerGame> GAME = Field.oneOf(TwoPlayerGame.values());
    EnumField<GamePlayer> WHO = Field.oneOf(GamePlayer.values()).after(GAME);
    IntField VALUE = Field.between(GameSpace.LEAST, GameSpace.GREATEST).after(WHO);
    IntField PLACE = Field.upTo(NoughtsSpace.SQUARES - 1).after(VALUE);
    IntField AMOUNT = Field.upTo(NimSpace.MOST_IN_HEAP).after(PLACE);

    /** Formats a value: +1, 0, −1, and −∞ or +∞ before there is one. */
    static String sign(int value) {
        return switch (value) {
            case 0 -> "0";
            case GameSpace.GREATEST -> "+1";
            case GameSpace.LEAST -> "\u22121";
            default -> value < 0 ? "\u2212\u221e" : "+\u221e";
        };
    }

    static Message value(TwoPlayerGame game, int value) {
        var key = value > 0 ? "plus" : value < 0 ? "minus" : "zero";
        return Message.of("gametree.value." + key, game.name(value > 0 ? GamePlayer.MAX : GamePlayer.MIN));
    }

    /** Formats a move for use within a sentence. */
    static Message move(TwoPlayerGame game, int place, int amount) {
        return game == TwoPlayerGame.NIM
                ? Message.of("gametree.move.nim", amount, place + 1)
                : Message.of("gametree.move.noughts", NoughtsSpace.row(place) + 1, NoughtsSpace.column(place) + 1);
    }
}
