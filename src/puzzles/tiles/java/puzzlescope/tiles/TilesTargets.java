package puzzlescope.tiles;

import static puzzlescope.tiles.event.TilesEvent.FROM;
import static puzzlescope.tiles.event.TilesEvent.TILE;
import static puzzlescope.tiles.event.TilesEvent.TO;
import static puzzlescope.tiles.event.TilesGraphEvent.BACKWARD_NUMBER;
import static puzzlescope.tiles.event.TilesGraphEvent.NUMBER;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.tiles.event.TilesGraphEvent;

/** The targets of sliding tiles: a tile, a square, and a board that a search has found. */
public final class TilesTargets {

    private TilesTargets() {}

    /**
     * A tile; touched when it slides, slides back, or its move is rejected, known or cut off.
     *
     * @param words the vocabulary of the run or the game
     */
    public static Target tile(Vocabulary words, int tile) {
        return new Target(Message.of("tiles.spot.tile", tile), words.matching(TILE.is(tile)));
    }

    /**
     * A square by row and column from 0; touched when a tile slides onto it or off it, or such a move is rejected or
     * cut off. Events of searches that store boards have no squares.
     *
     * @param words the vocabulary of the run or the game
     */
    public static Target square(Vocabulary words, int row, int column, int size) {
        int square = row * size + column;
        var touches = words.matching(FROM.is(square)).or(words.matching(TO.is(square)));
        return new Target(Message.of("tiles.spot.square", row + 1, column + 1), touches);
    }

    /**
     * A board by its number in the search; touched when it is found, met again, expanded, reached by a shorter path or
     * joined.
     */
    public static Target board(int number) {
        var words = TilesGraphEvent.Kind.VOCABULARY;
        var touches = words.matching(NUMBER.is(number)).or(words.matching(BACKWARD_NUMBER.is(number)));
        return new Target(Message.of("tiles.spot.board", number), touches);
    }
}
