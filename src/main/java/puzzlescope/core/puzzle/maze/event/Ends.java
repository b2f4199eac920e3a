package puzzlescope.core.puzzle.maze.event;

/** Where a way through the maze begins, marked A, and where it is to lead, marked B. */
public record Ends(Place from, Place to) {}
