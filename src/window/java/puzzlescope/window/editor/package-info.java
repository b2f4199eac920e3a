/**
 * Editors of inputs with many lines, such as a custom puzzle or maze, with errors shown during typing, examples, and
 * files that can also be dropped.
 */
@NullMarked
package puzzlescope.window.editor;

import org.jspecify.annotations.NullMarked;
