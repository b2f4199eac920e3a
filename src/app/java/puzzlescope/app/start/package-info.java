/** The page that the app begins with: the puzzles, the lessons, a class code, and what to go on with. */
@NullMarked
package puzzlescope.app.start;

import org.jspecify.annotations.NullMarked;
