/** The board of two-player games as a person's program sees it. */
@NullMarked
package puzzlescope.gametree.program;

import org.jspecify.annotations.NullMarked;
