package puzzlescope.states.picture;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.picture.ColorPair;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Painter;
import puzzlescope.picture.PendingPictures;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.picture.Style;
import puzzlescope.picture.graph.Arrangement;

/** Pictures of state graphs, without a window. */
public final class StatesPictures extends PuzzlePicture {

    /** Option for the layout of the nodes. */
    public static final ChoiceParameter<Arrangement> ARRANGEMENT =
            ChoiceParameter.of("arrangement", Arrangement.values());

    public StatesPictures() {
        super(
                "states",
                StatesPicture::new,
                ColorPair.letters(
                        Ink.TEXT, Ink.SURFACE, Ink.WAY_BACK, Ink.VISITED, Ink.TILE, Ink.TILE_HOME, Ink.LAND, Ink.WATER),
                ColorPair.letters(Ink.FAINT, Ink.SURFACE),
                ColorPair.letters(Ink.CONFLICT, Ink.SURFACE),
                ColorPair.letters(Ink.ON_MARK, Ink.MARK),
                ColorPair.apart(Ink.SURFACE, Ink.PATH, Ink.GRID, Ink.FAINT, Ink.MARK, Ink.SOLUTION, Ink.CONFLICT),
                ColorPair.apart(Ink.LAND, Ink.GUARD, Ink.PRISONER, Ink.PIECE, Ink.CABBAGE),
                ColorPair.apart(Ink.WATER, Ink.HULL),
                ColorPair.shapes(Ink.TILE, Ink.TILE_HOME, Ink.TRAY, Ink.HOLLOW),
                ColorPair.shapes(Ink.VISITED, Ink.WAY_BACK, Ink.SURFACE, Ink.MARK),
                ColorPair.shapes(Ink.LAND, Ink.WATER));
    }

    @Override
    public List<Parameter<?>> appearanceParameters() {
        return List.of(ARRANGEMENT);
    }

    @Override
    public Painter painter(Style style, Arguments looks) {
        var picture = new StatesPicture(style);
        picture.show(looks.get(ARRANGEMENT), StatesPlayOverlay.NONE);
        return picture;
    }

    @Override
    public Optional<PendingPictures> entries(Style style) {
        return Optional.of(new StatesPendingPictures(style));
    }
}
