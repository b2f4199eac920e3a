/**
 * Banks, boats and bridges with those who cross, and the graph of the states that were found.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.river.board}, {@code core.puzzle.river.event},
 * {@code core.puzzle.river.space}, {@code picture}, {@code picture.board}.
 */
@NullMarked
package puzzlescope.picture.river;

import org.jspecify.annotations.NullMarked;
