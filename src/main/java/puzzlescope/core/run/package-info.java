/**
 * An algorithm at work on a thread of its own: solver, run, its state and outcome.
 *
 * <p>Uses {@code core.event}, {@code core.trace}.
 */
@NullMarked
package puzzlescope.core.run;

import org.jspecify.annotations.NullMarked;
