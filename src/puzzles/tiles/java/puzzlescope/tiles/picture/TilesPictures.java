package puzzlescope.tiles.picture;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.picture.ColorPair;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Painter;
import puzzlescope.picture.PendingPictures;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.picture.Style;

/** Pictures of the sliding tiles, without a window. */
public final class TilesPictures extends PuzzlePicture {

    /** The picture whose pieces the tiles show. */
    public static final ChoiceParameter<String> PICTURE = new ChoiceParameter<>(
            "picture",
            Stream.concat(Stream.of(TileDrawing.NONE), TileDrawing.BUNDLED.stream())
                    .toList(),
            name -> name);

    /** Option to show numbers on the pieces of a picture. */
    public static final ChoiceParameter<Boolean> NUMBERED =
            new ChoiceParameter<>("picture-numbers", List.of(true, false), ChoiceParameter::yesOrNo);

    public static final ChoiceParameter<SquareLabel> LABELS = ChoiceParameter.of("labels", SquareLabel.values());

    public TilesPictures() {
        super(
                "tiles",
                TilesPicture::new,
                ColorPair.letters(Ink.TEXT, Ink.SURFACE, Ink.TILE, Ink.TILE_HOME),
                ColorPair.letters(Ink.FAINT, Ink.SURFACE),
                ColorPair.letters(Ink.CONFLICT, Ink.SURFACE),
                ColorPair.letters(Ink.SOLUTION, Ink.SURFACE),
                ColorPair.letters(Ink.SURFACE, Ink.CONFLICT),
                ColorPair.letters(Ink.ON_MARK, Ink.MARK),
                ColorPair.apart(Ink.TILE, Ink.CONFLICT, Ink.MARK, Ink.PATH, Ink.SOLUTION),
                ColorPair.apart(Ink.TILE_HOME, Ink.CONFLICT, Ink.MARK, Ink.PATH, Ink.SOLUTION),
                ColorPair.apart(Ink.SURFACE, Ink.PATH, Ink.SOLUTION, Ink.MARK, Ink.GRID),
                ColorPair.apart(Ink.PATH, Ink.WAY_BACK),
                ColorPair.shapes(Ink.TILE, Ink.TILE_HOME, Ink.TRAY, Ink.HOLLOW));
    }

    @Override
    public List<Parameter<?>> appearanceParameters() {
        return List.of(PICTURE, NUMBERED, LABELS);
    }

    @Override
    public Painter painter(Style style, Arguments looks) {
        var picture = new TilesPicture(style);
        var image = Optional.of(looks.get(PICTURE))
                .filter(name -> !name.equals(TileDrawing.NONE))
                .map(TileDrawing::bundled)
                .map(TileImage::of);
        var preset = TilesPlayOverlay.PRESET;
        picture.show(new TilesPlayOverlay(
                _ -> image, looks.get(NUMBERED), looks.get(LABELS), preset.liftedTile(), preset.hint()));
        return picture;
    }

    @Override
    public Optional<PendingPictures> entries(Style style) {
        return Optional.of(new TilesPendingPictures(style));
    }
}
