/**
 * How the small recursions are drawn: the tree of calls, the descending stairs, the list that is searched.
 *
 * <p>Uses {@code core.puzzle}, {@code core.puzzle.recursion}, {@code core.replay}, {@code core.session},
 * {@code core.trace}, {@code picture}, {@code picture.recursion}, {@code ui.board}, {@code ui.player}.
 */
@NullMarked
package puzzlescope.ui.puzzle.recursion;

import org.jspecify.annotations.NullMarked;
