package puzzlescope.tiles.space;

/**
 * Two tiles in the line in which both belong, in the wrong order: one of them must step out of it, which costs 2 moves.
 *
 * @param square the square of the tile that steps out
 * @param other the square of the tile that conflicts with it
 */
public record LinearConflict(int square, int other) {}
