/**
 * The contract of a puzzle: parameters, algorithms, board, vocabulary; and the catalogue of all puzzles. Each
 * puzzle has a package below this one that knows no other puzzle, no window and no words for a person.
 */
@NullMarked
package puzzlescope.engine.puzzle;

import org.jspecify.annotations.NullMarked;
