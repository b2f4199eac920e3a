/**
 * Calls as trees and stairs, and lists as they are put in order.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.recursion}, {@code core.puzzle.recursion.board},
 * {@code core.puzzle.recursion.event}, {@code core.replay}, {@code core.session}, {@code core.trace}, {@code picture},
 * {@code picture.board}.
 */
@NullMarked
package puzzlescope.picture.recursion;

import org.jspecify.annotations.NullMarked;
