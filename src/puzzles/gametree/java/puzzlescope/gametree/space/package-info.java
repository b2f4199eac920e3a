/** The positions and moves of the games, as numbers. */
@NullMarked
package puzzlescope.gametree.space;

import org.jspecify.annotations.NullMarked;
