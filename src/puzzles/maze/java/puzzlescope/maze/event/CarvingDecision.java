package puzzlescope.maze.event;

/** The rule that decides about a wall. */
public enum CarvingDecision {
    /** The wall falls, since its cells are not connected yet. */
    FALLS_AS_APART,
    /** The wall stays, since its cells are connected already. */
    STAYS_AS_CONNECTED,
    /** One of the walls to unvisited neighbours falls at random. */
    RANDOM_NEIGHBOUR,
    /** It is not decided by a rule that the board shows. */
    OTHER
}
