/**
 * Banks, boats and bridges with those who cross, and the graph of the states that were found.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.river}, {@code core.puzzle.river.board},
 * {@code core.puzzle.river.event}, {@code core.puzzle.river.space}, {@code core.replay}, {@code core.run},
 * {@code core.search}, {@code core.session}, {@code core.trace}, {@code picture}, {@code picture.board},
 * {@code picture.graph}.
 */
@NullMarked
package puzzlescope.picture.river;

import org.jspecify.annotations.NullMarked;
