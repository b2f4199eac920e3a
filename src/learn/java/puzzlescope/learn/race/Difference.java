package puzzlescope.learn.race;

/**
 * A place where two runs do different things.
 *
 * @param one the number of the event of one run
 * @param other the number of the event of the other, or its length if it is over there
 */
public record Difference(long one, long other) {}
