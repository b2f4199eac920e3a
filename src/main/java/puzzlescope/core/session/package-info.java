/**
 * A puzzle that is open: its inputs, its run, its recording, and a position on it.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.replay}, {@code core.run}, {@code core.trace}.
 */
@NullMarked
package puzzlescope.core.session;

import org.jspecify.annotations.NullMarked;
