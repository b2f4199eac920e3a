/**
 * Games for two, noughts and crosses and Nim: the tree of all games that can be played, and what a position in it is
 * worth.
 */
@NullMarked
package puzzlescope.gametree;

import org.jspecify.annotations.NullMarked;
