/** Films of a range of a run: its frames, their colours, and the formats they are written in. */
@NullMarked
package puzzlescope.export.film;

import org.jspecify.annotations.NullMarked;
