/**
 * What the command {@code solve} can do, a class for each puzzle that has more to say than that a run of it ended.
 * Knows nothing of how answers are printed.
 */
@NullMarked
package puzzlescope.engine.solve;

import org.jspecify.annotations.NullMarked;
