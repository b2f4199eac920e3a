/** A robot at the window: it clicks, drags and types, and what is shown is held against the engine. */
@NullMarked
package puzzlescope.uitest;

import org.jspecify.annotations.NullMarked;
