package puzzlescope.tiles;

import static puzzlescope.tiles.event.TilesEvent.FROM;
import static puzzlescope.tiles.event.TilesEvent.TILE;
import static puzzlescope.tiles.event.TilesEvent.TO;
import static puzzlescope.tiles.event.TilesGraphEvent.BACKWARD_NUMBER;
import static puzzlescope.tiles.event.TilesGraphEvent.NUMBER;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.tiles.event.TilesGraphKind;

/** What can be pointed at where tiles slide: a tile, a square, and the board that a search has found. */
public final class TilesTargets {

    private TilesTargets() {}

    /**
     * A tile: it slides, slides back, or its slide is left out, known or cut off.
     *
     * @param words that of the run or the game
     */
    public static Target tile(Vocabulary words, int tile) {
        return new Target(Message.of("tiles.spot.tile", tile), words.where(TILE.is(tile)));
    }

    /**
     * A square, by row and column from 0: a tile slides onto it or off it, or such a slide is left out or cut off. Searches that
     * remember boards do not say where their slides are.
     *
     * @param words that of the run or the game
     */
    public static Target square(Vocabulary words, int row, int column, int size) {
        int square = row * size + column;
        var touches = words.where(FROM.is(square)).or(words.where(TO.is(square)));
        return new Target(Message.of("tiles.spot.square", row + 1, column + 1), touches);
    }

    /** A board by the number that a search gave it: it is found, met again, expanded, reached by a shorter way or joined. */
    public static Target board(int number) {
        var words = TilesGraphKind.VOCABULARY;
        var touches = words.where(NUMBER.is(number)).or(words.where(BACKWARD_NUMBER.is(number)));
        return new Target(Message.of("tiles.spot.board", number), touches);
    }
}
