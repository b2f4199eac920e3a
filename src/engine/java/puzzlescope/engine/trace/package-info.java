/**
 * The recording of a run: events in chunks, keyframes, the depth profile, and the searches over them. Knows no puzzle,
 * no window, no pace.
 */
@NullMarked
package puzzlescope.engine.trace;

import org.jspecify.annotations.NullMarked;
