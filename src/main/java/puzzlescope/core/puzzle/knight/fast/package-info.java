/**
 * Tours found, pieced together and counted without telling how: plain arrays, no events.
 *
 * <p>Uses {@code core.puzzle.knight.space}, {@code core.random}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.knight.fast;

import org.jspecify.annotations.NullMarked;
