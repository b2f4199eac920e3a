/**
 * The orders of trying hops side by side.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.knight}, {@code core.puzzle.knight.space},
 * {@code ui.compare}, {@code ui.form}, {@code ui.fx}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.puzzle.knight.compare;

import org.jspecify.annotations.NullMarked;
