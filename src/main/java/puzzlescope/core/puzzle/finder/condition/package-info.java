/**
 * The conditions that are looked for, the way to type them, and the entries that they are asked about or that are skipped.
 *
 * <p>Uses {@code core.event}, {@code core.files}, {@code core.puzzle}, {@code core.puzzle.finder.tree}.
 */
@NullMarked
package puzzlescope.core.puzzle.finder.condition;

import org.jspecify.annotations.NullMarked;
