/** The recursive walk through folders, step by step. */
@NullMarked
package puzzlescope.finder.search;

import org.jspecify.annotations.NullMarked;
