/**
 * The knight's tour: a board of numbered squares, and the search for ways to visit every square once by knight's hops.
 */
@NullMarked
package puzzlescope.knight;

import org.jspecify.annotations.NullMarked;
