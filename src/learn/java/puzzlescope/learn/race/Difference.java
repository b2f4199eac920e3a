package puzzlescope.learn.race;

/**
 * A difference between two runs.
 *
 * @param one the number of the event of one run
 * @param other the number of the event of the other, or its length if it has ended there
 */
public record Difference(long one, long other) {}
