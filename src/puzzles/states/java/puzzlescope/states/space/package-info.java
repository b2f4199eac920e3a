/**
 * State spaces of other puzzles, with names for their states and moves. The only package of a puzzle that uses other
 * puzzles: their {@code space}, nothing else.
 */
@NullMarked
package puzzlescope.states.space;

import org.jspecify.annotations.NullMarked;
