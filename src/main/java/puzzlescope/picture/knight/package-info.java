/**
 * The knight's tour: boards with its squares numbered, moves, and large tours as pixels.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.knight}, {@code core.puzzle.knight.board},
 * {@code core.puzzle.knight.event}, {@code core.puzzle.knight.space}, {@code core.replay}, {@code core.session},
 * {@code picture}, {@code picture.board}.
 */
@NullMarked
package puzzlescope.picture.knight;

import org.jspecify.annotations.NullMarked;
