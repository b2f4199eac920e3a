/**
 * Moving about in a recording: a timeline is a position on a trace with the board at that position. May use
 * {@code core.event} and {@code core.trace}.
 */
@NullMarked
package puzzlescope.core.replay;

import org.jspecify.annotations.NullMarked;
