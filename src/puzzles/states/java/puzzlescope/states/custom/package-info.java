/**
 * Puzzles of one's own: a small text names the states and the moves, or the edges of a graph, and becomes a space that can be
 * searched. What cannot be read is refused with its line, its column and what is expected there. Nothing that is written
 * there is ever executed: expressions are whole numbers and comparisons of the state's variables.
 */
@NullMarked
package puzzlescope.states.custom;

import org.jspecify.annotations.NullMarked;
