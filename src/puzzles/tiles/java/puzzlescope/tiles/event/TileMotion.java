package puzzlescope.tiles.event;

import puzzlescope.tiles.space.Move;

/** An event about one tile and the two adjacent squares between which it slides. */
public sealed interface TileMotion {

    int tile();

    /** The square of the tile before the move. */
    int from();

    /** The neighbouring square of the blank before the move. */
    int to();

    default Move move() {
        return Move.between(from(), to());
    }

    /** The tile slid forward. */
    non-sealed interface Made extends TileMotion {}

    /** The tile slid back to its previous square. */
    non-sealed interface TakenBack extends TileMotion {}

    /** The move was rejected, and the tile did not slide. */
    non-sealed interface LeftOut extends TileMotion {}
}
