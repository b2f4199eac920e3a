/**
 * The list of the marks that a person has set on a recording.
 *
 * <p>Uses {@code core.event}, {@code core.replay}, {@code core.session}, {@code core.trace}, {@code ui.control},
 * {@code ui.fx}, {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.mark;

import org.jspecify.annotations.NullMarked;
