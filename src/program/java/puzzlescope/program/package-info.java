/** Texts of events: a program in any language prints a line for each of its steps. */
@NullMarked
package puzzlescope.program;

import org.jspecify.annotations.NullMarked;
