/** Squares, the knight's hops between them, and the rules that order hops. */
@NullMarked
package puzzlescope.knight.space;

import org.jspecify.annotations.NullMarked;
