/**
 * The parts of a tab that work for every puzzle: listing, sentence, counters, options, buttons, the panel of a game.
 */
@NullMarked
package puzzlescope.window.control;

import org.jspecify.annotations.NullMarked;
