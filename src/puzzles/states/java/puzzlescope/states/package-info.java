/**
 * State space: the graph that a search builds of the states of a river crossing, the Towers of Hanoi, sliding tiles or a
 * puzzle of one's own.
 * The only puzzle that knows others: of them it uses their {@code space} alone.
 */
@NullMarked
package puzzlescope.states;

import org.jspecify.annotations.NullMarked;
