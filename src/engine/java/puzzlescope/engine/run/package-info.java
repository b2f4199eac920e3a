/** An algorithm at work on a thread of its own: solver, run, its state and outcome. */
@NullMarked
package puzzlescope.engine.run;

import org.jspecify.annotations.NullMarked;
