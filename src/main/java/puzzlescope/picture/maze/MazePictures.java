package puzzlescope.picture.maze;

import puzzlescope.picture.Ink;
import puzzlescope.picture.Pair;
import puzzlescope.picture.PuzzlePicture;

/** How mazes are drawn. */
public final class MazePictures extends PuzzlePicture {

    public MazePictures() {
        super(
                "maze",
                MazePicture::new,
                Pair.letters(Ink.SURFACE, Ink.GUARD, Ink.SOLUTION),
                Pair.letters(Ink.ON_MARK, Ink.MARK),
                Pair.apart(
                        Ink.WALL, Ink.OPEN, MazeInks.LEFT, MazeInks.PATH, MazeInks.SOLUTION, Ink.UNVISITED, Ink.MARK),
                Pair.apart(Ink.OPEN, MazeInks.LEFT, Ink.UNVISITED, MazeInks.EDGE),
                Pair.apart(MazeInks.LEFT, MazeInks.PATH, MazeInks.SOLUTION, MazeInks.EDGE),
                Pair.apart(Ink.WALL, Ink.SCALE_LOW, Ink.SCALE_MIDDLE, Ink.SCALE_HIGH),
                Pair.apart(Ink.SURFACE, Ink.FAINT),
                Pair.apart(MazeInks.MUD, MazeInks.EDGE),
                Pair.shapes(Ink.OPEN, MazeInks.MUD, MazeInks.LEFT),
                Pair.shapes(Ink.OPEN, MazeInks.PATH, MazeInks.SOLUTION, Ink.MARK, Ink.GUARD, Ink.SOLUTION),
                Pair.shapes(Ink.CONFLICT, MazeInks.LEFT, Ink.PATH, Ink.REPEATED, Ink.PRISONER));
    }
}
