/** The sliding tiles as a person's program sees them. */
@NullMarked
package puzzlescope.tiles.program;

import org.jspecify.annotations.NullMarked;
