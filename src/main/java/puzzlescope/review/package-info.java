/**
 * What each move of a game by hand was worth.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.replay}.
 */
@NullMarked
package puzzlescope.review;

import org.jspecify.annotations.NullMarked;
