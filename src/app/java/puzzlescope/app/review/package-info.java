/** Shows what each move of a game by hand was worth. */
@NullMarked
package puzzlescope.app.review;

import org.jspecify.annotations.NullMarked;
