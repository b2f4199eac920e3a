package puzzlescope.queens.event;

import puzzlescope.engine.event.Event;

/**
 * What happens on a board of queens: in a search for all placements, in a count of them, where all queens come to stand, or by
 * hand; each has a vocabulary of its own. Rows and columns count from 0; sentences and calls count from 1, and queens by their
 * rows.
 */
public sealed interface QueensEvent extends Event permits WalkEvent, CountEvent, PlacementEvent, HandEvent {

    /** The most queens, and so rows and columns, of a board on which queens are placed one by one, or by hand. */
    int MOST_QUEENS = 16;
}
