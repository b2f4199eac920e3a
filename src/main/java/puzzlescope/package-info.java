/** The way in: the launcher, which opens the window or carries out a command. */
@NullMarked
package puzzlescope;

import org.jspecify.annotations.NullMarked;
