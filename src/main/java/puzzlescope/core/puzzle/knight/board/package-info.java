/**
 * The knight's board as the events number it.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.knight.event}, {@code core.puzzle.knight.space}.
 */
@NullMarked
package puzzlescope.core.puzzle.knight.board;

import org.jspecify.annotations.NullMarked;
