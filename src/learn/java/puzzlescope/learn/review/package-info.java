/** Rates each move of a game played by hand. */
@NullMarked
package puzzlescope.learn.review;

import org.jspecify.annotations.NullMarked;
