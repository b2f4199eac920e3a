/** What each move of a game by hand was worth. */
@NullMarked
package puzzlescope.learn.review;

import org.jspecify.annotations.NullMarked;
