/**
 * Squares, the knight's hops between them, and the rules that order hops.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}.
 */
@NullMarked
package puzzlescope.core.puzzle.knight.space;

import org.jspecify.annotations.NullMarked;
