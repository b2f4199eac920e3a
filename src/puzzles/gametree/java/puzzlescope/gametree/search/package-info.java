/** The algorithms that look ahead, told step by step. */
@NullMarked
package puzzlescope.gametree.search;

import org.jspecify.annotations.NullMarked;
