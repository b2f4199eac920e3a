package puzzlescope.queens.event;

import puzzlescope.engine.event.Event;

/**
 * An event on a board of queens: in a search for all placements, in a count of them, in finding one solution, or in a
 * game; each has a vocabulary of its own. Rows and columns count from 0; messages and calls count from 1, and identify
 * queens by their rows.
 */
public sealed interface QueensEvent extends Event permits WalkEvent, QueensCountEvent, PlacementEvent, QueensGameEvent {

    /** The most queens, and so rows and columns, of a board for backtracking or play by hand. */
    int MOST_QUEENS = 16;
}
