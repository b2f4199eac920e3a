package puzzlescope.core.puzzle.tiles.event;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.fourth;
import static puzzlescope.core.event.Packed.second;
import static puzzlescope.core.event.Packed.third;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.tiles.space.Move;

/** What happens when a person slides the tiles. */
public sealed interface HandEvent extends TilesEvent {

    static HandEvent unpack(long event) {
        return switch (TilesEventKind.values()[Packed.kind(event)]) {
            case GAME_OPENED -> new GameOpened(first(event), second(event) == 1);
            case HAND_SLID -> new HandSlid(first(event), second(event), third(event), fourth(event));
            default -> throw new IllegalArgumentException("not by hand: " + event);
        };
    }

    /**
     * The board is there to be played with.
     *
     * @param fewest how many moves a shortest solution has, or at least has
     * @param exact whether that many are enough
     */
    record GameOpened(int fewest, boolean exact) implements HandEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.GAME_OPENED;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), fewest, exact ? 1 : 0);
        }

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
    record HandSlid(int tile, int from, int to, int number) implements HandEvent {

        @Override
        public TilesEventKind kind() {
            return TilesEventKind.HAND_SLID;
        }

        @Override
        public long pack() {
            return Packed.of(kind(), tile, from, to, Math.min(number, Packed.MAX_OPERAND));
        }

        public Move move() {
            return Move.between(from, to);
        }

        @Override
        public Message sentence() {
            return Message.of("tiles.hand-slid", tile, TilesEvent.name(move()), number);
        }
    }
}
