/**
 * The events of a walk through folders, and the names, sizes and dates that it writes down beside them.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.finder.condition}, {@code core.puzzle.finder.tree}.
 */
@NullMarked
package puzzlescope.core.puzzle.finder.event;

import org.jspecify.annotations.NullMarked;
