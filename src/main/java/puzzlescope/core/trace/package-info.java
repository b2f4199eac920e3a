/**
 * The recording of a run: events in chunks, keyframes, the depth profile, and the searches over them. Knows no puzzle,
 * no window, no pace.
 *
 * <p>Uses {@code core.event}, {@code core.files}.
 */
@NullMarked
package puzzlescope.core.trace;

import org.jspecify.annotations.NullMarked;
