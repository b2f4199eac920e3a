package puzzlescope.maze.picture;

import java.util.List;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.picture.ColorPair;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Painter;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.picture.Style;

/** Pictures of mazes. */
public final class MazePictures extends PuzzlePicture {

    /** Option to number columns and rows. */
    public static final ChoiceParameter<Boolean> AXES = ChoiceParameter.yesOrNo("axes");

    /** Option to colour cells by their distance from the start, where steps are counted. */
    public static final ChoiceParameter<Boolean> DISTANCES = ChoiceParameter.yesOrNo("distances");

    public static final ChoiceParameter<Boolean> AS_TREE = ChoiceParameter.yesOrNo("as-tree");

    public MazePictures() {
        super(
                "maze",
                MazePicture::new,
                ColorPair.letters(Ink.SURFACE, Ink.GUARD, Ink.SOLUTION),
                ColorPair.letters(Ink.ON_MARK, Ink.MARK),
                ColorPair.apart(
                        Ink.WALL, Ink.OPEN, MazeInks.LEFT, MazeInks.PATH, MazeInks.SOLUTION, Ink.UNVISITED, Ink.MARK),
                ColorPair.apart(Ink.OPEN, MazeInks.LEFT, Ink.UNVISITED, MazeInks.EDGE),
                ColorPair.apart(MazeInks.LEFT, MazeInks.PATH, MazeInks.SOLUTION, MazeInks.EDGE),
                ColorPair.apart(Ink.WALL, Ink.SCALE_LOW, Ink.SCALE_MIDDLE, Ink.SCALE_HIGH),
                ColorPair.apart(Ink.SURFACE, Ink.FAINT),
                ColorPair.apart(MazeInks.MUD, MazeInks.EDGE),
                ColorPair.shapes(Ink.OPEN, MazeInks.MUD, MazeInks.LEFT),
                ColorPair.shapes(Ink.OPEN, MazeInks.PATH, MazeInks.SOLUTION, Ink.MARK, Ink.GUARD, Ink.SOLUTION),
                ColorPair.shapes(Ink.CONFLICT, MazeInks.LEFT, Ink.PATH, Ink.REPEATED, Ink.PRISONER));
    }

    @Override
    public List<Parameter<?>> appearanceParameters() {
        return List.of(AXES, DISTANCES, AS_TREE);
    }

    @Override
    public Painter painter(Style style, Arguments looks) {
        if (looks.get(AS_TREE)) {
            return TreeScene.painter(style);
        }
        var picture = new MazePicture(style);
        picture.show(MazePicture.Overlays.of(looks.get(AXES), looks.get(DISTANCES)));
        return picture;
    }
}
