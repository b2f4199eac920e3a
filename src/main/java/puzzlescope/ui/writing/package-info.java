/**
 * Where a person writes what a puzzle takes as a text of many lines, such as a puzzle or a maze of one's own: an editor
 * that says what is wrong while it is typed, examples, and files, which can also be dropped.
 *
 * <p>Uses {@code core.event}, {@code core.files}, {@code core.puzzle}, {@code picture}, {@code ui.board},
 * {@code ui.control}, {@code ui.fx}, {@code ui.player}, {@code ui.theme}.
 */
@NullMarked
package puzzlescope.ui.writing;

import org.jspecify.annotations.NullMarked;
