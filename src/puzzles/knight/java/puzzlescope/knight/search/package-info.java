/** Searches, constructions and counts of tours, told step by step. */
@NullMarked
package puzzlescope.knight.search;

import org.jspecify.annotations.NullMarked;
