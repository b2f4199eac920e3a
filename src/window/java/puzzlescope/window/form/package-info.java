/** Input forms: the options of a puzzle, fields of a dialog, choices of values. */
@NullMarked
package puzzlescope.window.form;

import org.jspecify.annotations.NullMarked;
