/**
 * What the command {@code solve} can do, a class for each puzzle that has more to say than that a run of it ended. May use
 * {@code core} and {@code text}; knows nothing of how answers are printed.
 */
@NullMarked
package puzzlescope.command.solve;

import org.jspecify.annotations.NullMarked;
