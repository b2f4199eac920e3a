package puzzlescope.queens.picture;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.picture.ColorPair;
import puzzlescope.picture.Illustration;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Painter;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.picture.Style;

/** Pictures of the queens. */
public final class QueensPictures extends PuzzlePicture {

    /** Option to write the state of the search below the board. */
    public static final ChoiceParameter<Boolean> STATE = ChoiceParameter.yesOrNo("state");

    /** Option to show the queens as points on axes. */
    public static final ChoiceParameter<Boolean> POINTS = ChoiceParameter.yesOrNo("points");

    public QueensPictures() {
        super(
                "queens",
                QueensPicture::new,
                ColorPair.letters(Ink.TEXT, Ink.SURFACE),
                ColorPair.letters(Ink.FAINT, Ink.SURFACE),
                ColorPair.letters(Ink.CONFLICT, Ink.SURFACE),
                ColorPair.apart(Ink.LIGHT_SQUARE, Ink.PIECE, Ink.SOLUTION, Ink.CONFLICT, Ink.PATH, Ink.FAINT),
                ColorPair.apart(Ink.DARK_SQUARE, Ink.PIECE, Ink.SOLUTION, Ink.CONFLICT, Ink.PATH, Ink.FAINT),
                ColorPair.apart(Ink.SURFACE, Ink.GRID, Ink.SOLUTION, Ink.MARK),
                ColorPair.shapes(Ink.PIECE, Ink.SOLUTION, Ink.CONFLICT),
                ColorPair.shapes(Ink.LIGHT_SQUARE, Ink.DARK_SQUARE, Ink.MARK));
    }

    @Override
    public List<Parameter<?>> appearanceParameters() {
        return List.of(STATE, POINTS);
    }

    @Override
    public Painter painter(Style style, Arguments looks) {
        var picture = new QueensPicture(style);
        picture.writeState(looks.get(STATE));
        picture.showPoints(looks.get(POINTS));
        return picture;
    }

    @Override
    public Optional<Illustration> illustration(String name, Style style) {
        return name.equals("doors") ? Optional.of(new DoorsPicture(style)) : Optional.empty();
    }
}
