/**
 * Questions before the film goes on: what comes next, what the algorithm does, what holds for the run; the votes of a
 * class, and the score.
 */
@NullMarked
package puzzlescope.app.ask;

import org.jspecify.annotations.NullMarked;
