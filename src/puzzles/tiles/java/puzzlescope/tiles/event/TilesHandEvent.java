package puzzlescope.tiles.event;

import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.Message;

/** What happens when a person slides the tiles. */
public sealed interface TilesHandEvent extends TilesEvent {

    IntField FEWEST = Field.upTo(MOST_BOUND);
    FlagField EXACT = Field.flag().after(FEWEST);

    @Override
    default TilesHandKind kind() {
        return switch (this) {
            case GameOpened _ -> TilesHandKind.GAME_OPENED;
            case HandSlid _ -> TilesHandKind.HAND_SLID;
        };
    }

    /**
     * The board is there to be played with.
     *
     * @param fewest how many moves a shortest solution has, or at least has
     * @param exact whether that many are enough
     */
    record GameOpened(int fewest, boolean exact) implements TilesHandEvent {

        @Override
        public Message sentence() {
            return Message.of(exact ? "tiles.game-opened.exact" : "tiles.game-opened.at-least", fewest);
        }
    }

    /**
     * A person slid a tile into the blank.
     *
     * @param number which move of the game this is, from 1
     */
    record HandSlid(int tile, int from, int to, int number) implements TilesHandEvent, TileMotion.Made {

        @Override
        public Message sentence() {
            return Message.of("tiles.hand-slid", tile, TilesEvent.name(move()), number);
        }
    }
}
