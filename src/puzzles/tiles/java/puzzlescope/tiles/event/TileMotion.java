package puzzlescope.tiles.event;

import puzzlescope.tiles.space.Move;

/** An event about one tile and the two adjacent squares between which it slides. */
public sealed interface TileMotion {

    int tile();

    /** The square that the tile is on before. */
    int from();

    /** The square beside it, where the blank is before. */
    int to();

    /** Which way the tile goes. */
    default Move move() {
        return Move.between(from(), to());
    }

    /** The tile slid on. */
    non-sealed interface Made extends TileMotion {}

    /** The tile slid back to where it had come from. */
    non-sealed interface TakenBack extends TileMotion {}

    /** The tile did not slide, since the slide is not worth making. */
    non-sealed interface LeftOut extends TileMotion {}
}
