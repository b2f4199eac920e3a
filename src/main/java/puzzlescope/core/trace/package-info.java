/**
 * The recording of a run: events in chunks, keyframes, the depth profile, and the searches over them. May use
 * {@code core.event} only; knows no puzzle, no window, no pace.
 */
@NullMarked
package puzzlescope.core.trace;

import org.jspecify.annotations.NullMarked;
