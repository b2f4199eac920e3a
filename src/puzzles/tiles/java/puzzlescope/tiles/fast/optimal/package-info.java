/**
 * Fewest slides of the 8-, 15- and 24-puzzle at speed: iterative deepening on plain arrays with estimates looked up in
 * tables. No events, no words; boards are arrays of tile numbers, row by row, 0 = blank, solved with the blank last. Of
 * the puzzles' packages this one uses none; {@code core.files} keeps its tables.
 */
@NullMarked
package puzzlescope.tiles.fast.optimal;

import org.jspecify.annotations.NullMarked;
