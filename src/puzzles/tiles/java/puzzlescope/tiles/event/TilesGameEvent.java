package puzzlescope.tiles.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.tiles.event.TilesEvent.FROM;
import static puzzlescope.tiles.event.TilesEvent.NUMBER_OF_MOVE;
import static puzzlescope.tiles.event.TilesEvent.TILE;
import static puzzlescope.tiles.event.TilesEvent.TO;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;

/** An event of a game. */
public sealed interface TilesGameEvent extends TilesEvent {

    IntField FEWEST = Field.upTo(MOST_BOUND);
    FlagField EXACT = Field.flag().after(FEWEST);

    /** The kinds of events of a game. */
    enum Kind implements EventKind {
        GAME_OPENED("play", with(FEWEST, EXACT, GameOpened::new), NOTE),
        HAND_SLID("play", with(TILE, FROM, TO, NUMBER_OF_MOVE, HandSlid::new), DO),
        SOLUTION_FOUND("solved", TilesEvent.solutionFound(Kind::of), SOLUTION);

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
