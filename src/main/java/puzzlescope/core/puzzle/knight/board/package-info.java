/** The knight's board as the events number it. */
@NullMarked
package puzzlescope.core.puzzle.knight.board;

import org.jspecify.annotations.NullMarked;
