/** Searches, constructions and counts of tours, told step by step. */
@NullMarked
package puzzlescope.core.puzzle.knight.search;

import org.jspecify.annotations.NullMarked;
