/** The command line: what is asked for without a window. */
@NullMarked
package puzzlescope.command;

import org.jspecify.annotations.NullMarked;
