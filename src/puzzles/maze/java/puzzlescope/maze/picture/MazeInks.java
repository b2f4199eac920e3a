package puzzlescope.maze.picture;

import puzzlescope.picture.Ink;

/**
 * Inks of corridors. Backtracked corridors, walls and open corridors are three steps of lightness; the path, which has
 * no step of its own, is an outlined line, or as bright as open corridors where it fills whole squares.
 */
public final class MazeInks {

    /** A backtracked corridor. */
    public static final Ink LEFT = Ink.of("maze-left");

    public static final Ink PATH = Ink.of("maze-path");

    /** A muddy passage, which costs more. */
    public static final Ink MUD = Ink.of("maze-mud");

    public static final Ink SOLUTION = Ink.of("maze-solution");
    /** The outline of lines. */
    public static final Ink EDGE = Ink.WALL;

    private MazeInks() {}
}
