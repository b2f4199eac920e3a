/**
 * What lies around the boards: columns that fold and can be made wider, and what is laid over the whole window.
 *
 * <p>Uses {@code core.event}, {@code ui.control}, {@code ui.fx}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.frame;

import org.jspecify.annotations.NullMarked;
