/** Moving about in a recording: a timeline is a position on a trace with the board at that position. */
@NullMarked
package puzzlescope.engine.replay;

import org.jspecify.annotations.NullMarked;
