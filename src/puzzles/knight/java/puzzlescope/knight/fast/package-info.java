/** Tours found, pieced together and counted without telling how: plain arrays, no events. */
@NullMarked
package puzzlescope.knight.fast;

import org.jspecify.annotations.NullMarked;
