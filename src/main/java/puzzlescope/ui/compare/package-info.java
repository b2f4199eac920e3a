/**
 * What puzzles' comparisons share: the window that is looked at while something is measured, its table, bars and scales.
 *
 * <p>Uses {@code core.event}, {@code core.run}, {@code ui.control}, {@code ui.fx}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.compare;

import org.jspecify.annotations.NullMarked;
