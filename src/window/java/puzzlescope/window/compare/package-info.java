/**
 * What puzzles' comparisons share: the window that is looked at while something is measured, its table, bars and scales.
 */
@NullMarked
package puzzlescope.window.compare;

import org.jspecify.annotations.NullMarked;
