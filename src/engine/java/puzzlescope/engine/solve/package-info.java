/**
 * Handlers of the command {@code solve}, one for each puzzle whose answer is more than the end of a run.
 * Knows nothing of how answers are printed.
 */
@NullMarked
package puzzlescope.engine.solve;

import org.jspecify.annotations.NullMarked;
