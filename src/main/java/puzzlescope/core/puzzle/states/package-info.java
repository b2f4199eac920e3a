/**
 * State space: the graph that a search builds of the states of a river crossing, the Towers of Hanoi or sliding tiles. The only
 * puzzle that knows others: of them it may use the state spaces, nothing else.
 */
@NullMarked
package puzzlescope.core.puzzle.states;

import org.jspecify.annotations.NullMarked;
