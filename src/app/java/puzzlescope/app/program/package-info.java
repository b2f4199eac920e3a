/** A person's own program beside the board: its editor, and where it is kept. */
@NullMarked
package puzzlescope.app.program;

import org.jspecify.annotations.NullMarked;
