package puzzlescope.tiles.event;

import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;

/** An event of a game. */
public sealed interface TilesGameEvent extends TilesEvent {

    IntField FEWEST = Field.upTo(MOST_BOUND);
    FlagField EXACT = Field.flag().after(FEWEST);

    @Override
    default TilesGameKind kind() {
        return switch (this) {
            case GameOpened _ -> TilesGameKind.GAME_OPENED;
            case HandSlid _ -> TilesGameKind.HAND_SLID;
        };
    }

    /**
     * The game was opened.
     *
     * @param fewest the length of a shortest solution, or a lower bound on it
     * @param exact whether that many moves suffice
     */
    record GameOpened(int fewest, boolean exact) implements TilesGameEvent {

        @Override
        public Message sentence() {
            return Message.of(exact ? "tiles.game-opened.exact" : "tiles.game-opened.at-least", fewest);
        }
    }

    /**
     * A person slid a tile into the blank.
     *
     * @param number the number of the move in the game, from 1
     */
    record HandSlid(int tile, int from, int to, int number) implements TilesGameEvent, TileMotion.Made {

        @Override
        public Message sentence() {
            return Message.of("tiles.hand-slid", tile, TilesEvent.name(move()), number);
        }
    }
}
