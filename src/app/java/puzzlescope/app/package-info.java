/** The way in: the launcher, which opens the window or carries out a command. */
@NullMarked
package puzzlescope.app;

import org.jspecify.annotations.NullMarked;
