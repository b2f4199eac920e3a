/**
 * Games as they are searched: heaps, noughts and crosses, and the path of positions.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.gametree}, {@code core.puzzle.gametree.board},
 * {@code core.puzzle.gametree.event}, {@code core.puzzle.gametree.space}, {@code core.session}, {@code picture},
 * {@code picture.board}.
 */
@NullMarked
package puzzlescope.picture.gametree;

import org.jspecify.annotations.NullMarked;
