/**
 * An algorithm at work on a thread of its own: solver, run, its state and outcome. May use {@code core.event} and
 * {@code core.trace}.
 */
@NullMarked
package puzzlescope.core.run;

import org.jspecify.annotations.NullMarked;
