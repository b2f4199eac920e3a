/** The parts of a tab that work for every puzzle: board canvas, listing, call stack, counters, options. */
@NullMarked
package puzzlescope.ui.control;

import org.jspecify.annotations.NullMarked;
