/**
 * Where a person writes what a puzzle takes as a text of many lines, such as a puzzle or a maze of one's own: an editor
 * that says what is wrong while it is typed, examples, and files, which can also be dropped.
 */
@NullMarked
package puzzlescope.window.editor;

import org.jspecify.annotations.NullMarked;
