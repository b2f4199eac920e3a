package puzzlescope.states.picture;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.picture.EntryPictures;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Pair;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.picture.Style;
import puzzlescope.picture.graph.Arrangement;

/** Pictures of state graphs, without a window. */
public final class StatesPictures extends PuzzlePicture {

    /** Option for the layout of the nodes. */
    public static final ChoiceParameter<Arrangement> ARRANGEMENT =
            new ChoiceParameter<>("arrangement", List.of(Arrangement.values()), Arrangement::id);

    public StatesPictures() {
        super(
                "states",
                StatesPicture::new,
                Pair.letters(
                        Ink.TEXT, Ink.SURFACE, Ink.WAY_BACK, Ink.VISITED, Ink.TILE, Ink.TILE_HOME, Ink.LAND, Ink.WATER),
                Pair.letters(Ink.FAINT, Ink.SURFACE),
                Pair.letters(Ink.CONFLICT, Ink.SURFACE),
                Pair.letters(Ink.ON_MARK, Ink.MARK),
                Pair.apart(Ink.SURFACE, Ink.PATH, Ink.GRID, Ink.FAINT, Ink.MARK, Ink.SOLUTION, Ink.CONFLICT),
                Pair.apart(Ink.LAND, Ink.GUARD, Ink.PRISONER, Ink.PIECE, Ink.SOLUTION),
                Pair.apart(Ink.WATER, Ink.HULL),
                Pair.shapes(Ink.TILE, Ink.TILE_HOME, Ink.TRAY, Ink.HOLLOW),
                Pair.shapes(Ink.VISITED, Ink.WAY_BACK, Ink.SURFACE, Ink.MARK),
                Pair.shapes(Ink.LAND, Ink.WATER));
    }

    @Override
    public List<Parameter<?>> looks() {
        return List.of(ARRANGEMENT);
    }

    @Override
    public Painter painter(Style style, Arguments looks) {
        var picture = new StatesPicture(style);
        picture.show(looks.get(ARRANGEMENT), Hand.NONE);
        return picture;
    }

    @Override
    public Optional<EntryPictures> entries(Style style) {
        return Optional.of(new WaitingStates(style));
    }
}
