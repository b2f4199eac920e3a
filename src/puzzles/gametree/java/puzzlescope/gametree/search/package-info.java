/** The algorithms that look ahead, step by step. */
@NullMarked
package puzzlescope.gametree.search;

import org.jspecify.annotations.NullMarked;
