package puzzlescope.tiles.event;

import static puzzlescope.engine.event.Fields.with;

import java.util.function.LongFunction;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindField;
import puzzlescope.engine.event.Message;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.space.TilesFormat;

/**
 * An event on sliding tiles: in searches with or without a bound, in searches that store boards or use lookup tables,
 * or in a game. Each has a vocabulary of its own; shared here are the events of a solution. Squares are numbered from
 * 0, row by row; {@code from} and {@code to} are those of the tile, and the blank moves the other way.
 */
public sealed interface TilesEvent extends Event
        permits TilesEvent.SolutionFound,
                TilesEvent.AttemptSucceeded,
                TilesEvent.SolutionMove,
                TilesBoundedEvent,
                TilesEndlessEvent,
                TilesGraphEvent,
                TilesTableEvent,
                TilesGameEvent {

    /** The number on the last tile of the largest board, which is also the number of its last square. */
    int LAST = TilesFormat.LARGEST * TilesFormat.LARGEST - 1;

    /** The most moves counted in a game. */
    int MOST_MOVES = (1 << 14) - 1;

    /** More than the length of any solution that a search finds, and than any estimate. */
    int MOST_BOUND = 1022;

    IntField TILE = Field.upTo(LAST);
    IntField FROM = Field.upTo(LAST).after(TILE);
    IntField TO = Field.upTo(LAST).after(FROM);
    IntField NUMBER_OF_MOVE = Field.upTo(MOST_MOVES).after(TO);
    IntField MOVES = Field.upTo(MOST_MOVES);
    IntField BOUND = Field.upTo(MOST_BOUND);

    static Message name(Move move) {
        return Message.of("tiles.move." + move);
    }

    /** The fields of {@link SolutionFound} in a vocabulary. */
    static <K extends EventKind> Fields solutionFound(LongFunction<K> kinds) {
        return with(new KindField<>(kinds), MOVES, SolutionFound::new);
    }

    /** The fields of {@link AttemptSucceeded} in a vocabulary. */
    static <K extends EventKind> Fields attemptSucceeded(LongFunction<K> kinds) {
        return with(new KindField<>(kinds), BOUND, AttemptSucceeded::new);
    }

    /** The fields of {@link SolutionMove} in a vocabulary. */
    static <K extends EventKind> Fields solutionMove(LongFunction<K> kinds) {
        return with(new KindField<>(kinds), TILE, FROM, TO, NUMBER_OF_MOVE, SolutionMove::new);
    }

    /** The tiles are in order after this number of moves. */
    record SolutionFound(EventKind kind, int moves) implements TilesEvent {

        @Override
        public Message sentence() {
            return moves == 0 ? Message.of("tiles.solved-already") : Message.of("tiles.solution-found", moves);
        }
    }

    /** A search within a bound ended with a solution; the board is as it was before. */
    record AttemptSucceeded(EventKind kind, int bound) implements TilesEvent, SearchBound.Done {

        @Override
        public Message sentence() {
            return Message.of("tiles.attempt-succeeded", bound, bound + 1);
        }
    }

    /**
     * A tile slid as a move of the solution.
     *
     * @param number the number of the move in the solution, from 1
     */
    record SolutionMove(EventKind kind, int tile, int from, int to, int number) implements TilesEvent, TileMotion.Made {

        @Override
        public Message sentence() {
            return Message.of("tiles.solution-move", tile, name(move()), number);
        }
    }
}
