/**
 * The way in: the launcher, which opens the window or carries out a command.
 *
 * <p>Uses {@code command}, {@code core.event}, {@code core.puzzle}, {@code document}, {@code document.lesson},
 * {@code plugin}, {@code text}, {@code ui.app}.
 */
@NullMarked
package puzzlescope;

import org.jspecify.annotations.NullMarked;
