/**
 * Searches, constructions and counts of tours, told step by step.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.knight.event}, {@code core.puzzle.knight.fast},
 * {@code core.puzzle.knight.space}, {@code core.run}, {@code core.search}.
 */
@NullMarked
package puzzlescope.core.puzzle.knight.search;

import org.jspecify.annotations.NullMarked;
