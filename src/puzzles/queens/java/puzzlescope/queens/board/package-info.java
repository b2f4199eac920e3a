/** What events change: where the queens stand, and how far a count has come. */
@NullMarked
package puzzlescope.queens.board;

import org.jspecify.annotations.NullMarked;
