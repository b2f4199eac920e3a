/**
 * The recursive walk through folders, told step by step.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.finder.condition}, {@code core.puzzle.finder.event},
 * {@code core.puzzle.finder.tree}, {@code core.run}.
 */
@NullMarked
package puzzlescope.core.puzzle.finder.search;

import org.jspecify.annotations.NullMarked;
