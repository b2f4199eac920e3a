/**
 * Runs that are watched side by side with one playhead: their positions, their first differences and their figures.
 */
@NullMarked
package puzzlescope.learn.race;

import org.jspecify.annotations.NullMarked;
