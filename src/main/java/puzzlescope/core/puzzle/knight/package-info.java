/**
 * The knight's tour: a board of numbered squares, and the search for ways to visit every square once by knight's hops.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle}, {@code core.puzzle.knight.board}, {@code core.puzzle.knight.event},
 * {@code core.puzzle.knight.fast}, {@code core.puzzle.knight.search}, {@code core.puzzle.knight.space},
 * {@code core.run}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.knight;

import org.jspecify.annotations.NullMarked;
