/** Pictures of the small recursions: the tree of calls, the descending stairs, the list that is searched. */
@NullMarked
package puzzlescope.recursion.window;

import org.jspecify.annotations.NullMarked;
