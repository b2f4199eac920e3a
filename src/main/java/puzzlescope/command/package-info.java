/** The command line: what is asked for without a window. May use {@code core} and {@code text}; no window. */
@NullMarked
package puzzlescope.command;

import org.jspecify.annotations.NullMarked;
