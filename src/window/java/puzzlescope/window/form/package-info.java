/** What inputs are given in: the options of a puzzle, the fields of a dialog, choices of values. */
@NullMarked
package puzzlescope.window.form;

import org.jspecify.annotations.NullMarked;
