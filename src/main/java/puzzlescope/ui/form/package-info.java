/**
 * What inputs are given in: the options of a puzzle, the fields of a dialog, choices of values.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code text}, {@code ui.control}, {@code ui.fx}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.form;

import org.jspecify.annotations.NullMarked;
