/** A person's own program: its editor beside the board and where it is kept, the text of its steps, the command that prints them. */
@NullMarked
package puzzlescope.app.program;

import org.jspecify.annotations.NullMarked;
