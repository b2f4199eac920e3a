/**
 * The knight's boards: as the events of a path number it, and as a count goes over it.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.knight.event}, {@code core.puzzle.knight.space}.
 */
@NullMarked
package puzzlescope.core.puzzle.knight.board;

import org.jspecify.annotations.NullMarked;
