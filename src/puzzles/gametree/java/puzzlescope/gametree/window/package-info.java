/** Pictures of two-player games and of the search through their tree. */
@NullMarked
package puzzlescope.gametree.window;

import org.jspecify.annotations.NullMarked;
