/**
 * The file finder: a recursive walk through the folders of a tree that looks for files of a condition. What may be
 * walked is in {@code tree}.
 *
 * <p>Uses {@code core.event}, {@code core.files}, {@code core.puzzle}, {@code core.puzzle.finder.board},
 * {@code core.puzzle.finder.condition}, {@code core.puzzle.finder.event}, {@code core.puzzle.finder.search},
 * {@code core.puzzle.finder.tree}.
 */
@NullMarked
package puzzlescope.core.puzzle.finder;

import org.jspecify.annotations.NullMarked;
