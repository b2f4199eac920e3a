/**
 * What searches and counts of knight's tours tell.
 *
 * <p>Uses {@code core.event}, {@code core.puzzle.knight.space}.
 */
@NullMarked
package puzzlescope.core.puzzle.knight.event;

import org.jspecify.annotations.NullMarked;
