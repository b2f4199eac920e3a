/** Searches, constructions and counts of tours, step by step. */
@NullMarked
package puzzlescope.knight.search;

import org.jspecify.annotations.NullMarked;
