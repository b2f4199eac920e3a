/**
 * The common parts of comparisons: the page shown during measurements, its table, bars and scales.
 */
@NullMarked
package puzzlescope.window.compare;

import org.jspecify.annotations.NullMarked;
