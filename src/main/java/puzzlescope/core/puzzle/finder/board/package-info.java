/**
 * The progress of a walk.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.finder.condition}, {@code core.puzzle.finder.event}.
 */
@NullMarked
package puzzlescope.core.puzzle.finder.board;

import org.jspecify.annotations.NullMarked;
