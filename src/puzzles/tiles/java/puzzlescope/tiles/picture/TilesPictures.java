package puzzlescope.tiles.picture;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.picture.EntryPictures;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Pair;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.picture.Style;

/** Pictures of the sliding tiles, without a window. */
public final class TilesPictures extends PuzzlePicture {

    /** The picture whose pieces the tiles show. */
    public static final ChoiceParameter<String> PICTURE = new ChoiceParameter<>(
            "picture",
            Stream.concat(Stream.of(Drawing.NONE), Drawing.BUNDLED.stream()).toList(),
            name -> name);

    /** Option to show numbers on the pieces of a picture. */
    public static final ChoiceParameter<Boolean> NUMBERED =
            new ChoiceParameter<>("picture-numbers", List.of(true, false), ChoiceParameter::yesOrNo);

    /** The label of the squares. */
    public static final ChoiceParameter<SquareLabel> LABELS = new ChoiceParameter<>(
            "labels", List.of(SquareLabel.values()), label -> label.name().toLowerCase(Locale.ROOT));

    public TilesPictures() {
        super(
                "tiles",
                TilesPicture::new,
                Pair.letters(Ink.TEXT, Ink.SURFACE, Ink.TILE, Ink.TILE_HOME),
                Pair.letters(Ink.FAINT, Ink.SURFACE),
                Pair.letters(Ink.CONFLICT, Ink.SURFACE),
                Pair.letters(Ink.SOLUTION, Ink.SURFACE),
                Pair.letters(Ink.SURFACE, Ink.CONFLICT),
                Pair.letters(Ink.ON_MARK, Ink.MARK),
                Pair.apart(Ink.TILE, Ink.CONFLICT, Ink.MARK, Ink.PATH, Ink.SOLUTION),
                Pair.apart(Ink.TILE_HOME, Ink.CONFLICT, Ink.MARK, Ink.PATH, Ink.SOLUTION),
                Pair.apart(Ink.SURFACE, Ink.PATH, Ink.SOLUTION, Ink.MARK, Ink.GRID),
                Pair.apart(Ink.PATH, Ink.WAY_BACK),
                Pair.shapes(Ink.TILE, Ink.TILE_HOME, Ink.TRAY, Ink.HOLLOW));
    }

    @Override
    public List<Parameter<?>> looks() {
        return List.of(PICTURE, NUMBERED, LABELS);
    }

    @Override
    public Painter painter(Style style, Arguments looks) {
        var picture = new TilesPicture(style);
        var image = Optional.of(looks.get(PICTURE))
                .filter(name -> !name.equals(Drawing.NONE))
                .map(Drawing::bundled)
                .map(TileImage::of);
        var preset = Shown.PRESET;
        picture.show(new Shown(_ -> image, looks.get(NUMBERED), looks.get(LABELS), preset.lifted(), preset.hint()));
        return picture;
    }

    @Override
    public Optional<EntryPictures> entries(Style style) {
        return Optional.of(new WaitingBoards(style));
    }
}
