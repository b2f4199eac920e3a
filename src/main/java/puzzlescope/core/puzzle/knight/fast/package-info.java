/** Tours found, pieced together and counted without telling how: plain arrays, no events. */
@NullMarked
package puzzlescope.core.puzzle.knight.fast;

import org.jspecify.annotations.NullMarked;
