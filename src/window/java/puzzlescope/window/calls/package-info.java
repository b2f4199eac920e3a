/**
 * The calls of a run beside the board, as a stack or as a tree that grows; and in their place what a search has still
 * to deal with.
 */
@NullMarked
package puzzlescope.window.calls;

import org.jspecify.annotations.NullMarked;
