package puzzlescope.maze.picture;

import puzzlescope.picture.Ink;

/**
 * The inks of corridors. Corridors that were left, walls and open corridors are three steps of lightness; what is no step of
 * its own, the way, is a line with an edge, or as bright as open corridors where it fills whole squares.
 */
public final class MazeInks {

    /** A corridor that was visited and left. */
    public static final Ink LEFT = Ink.of("maze-left");
    /** The way to the mark. */
    public static final Ink PATH = Ink.of("maze-path");

    /** A passage that a step through costs more. */
    public static final Ink MUD = Ink.of("maze-mud");

    public static final Ink SOLUTION = Ink.of("maze-solution");
    /** The edge of lines. */
    public static final Ink EDGE = Ink.WALL;

    private MazeInks() {}
}
