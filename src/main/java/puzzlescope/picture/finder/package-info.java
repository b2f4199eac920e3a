/**
 * The folder tree with the walk's place in it.
 *
 * <p>Uses {@code core.puzzle.finder.board}, {@code core.puzzle.finder.condition}, {@code core.puzzle.finder.event},
 * {@code core.session}, {@code picture}.
 */
@NullMarked
package puzzlescope.picture.finder;

import org.jspecify.annotations.NullMarked;
