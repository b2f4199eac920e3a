package puzzlescope.tiles.space;

/**
 * Two tiles in the line in which both belong, in the wrong order: one of them must step out of it, which costs 2 slides.
 *
 * @param square where the tile is that steps out
 * @param other where one is that cannot be passed otherwise
 */
public record Conflict(int square, int other) {}
