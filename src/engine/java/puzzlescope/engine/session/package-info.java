/** A puzzle that is open: its inputs, its run, its recording, and a position on it. */
@NullMarked
package puzzlescope.engine.session;

import org.jspecify.annotations.NullMarked;
