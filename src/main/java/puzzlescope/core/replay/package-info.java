/**
 * Moving about in a recording: a timeline is a position on a trace with the board at that position.
 *
 * <p>Uses {@code core.event}, {@code core.trace}.
 */
@NullMarked
package puzzlescope.core.replay;

import org.jspecify.annotations.NullMarked;
