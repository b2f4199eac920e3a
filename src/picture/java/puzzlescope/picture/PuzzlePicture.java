package puzzlescope.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.PuzzleServices;

/** Draws a puzzle's boards, in a window or without one. A service that puzzles provide. */
public abstract class PuzzlePicture {

    private final String puzzle;
    private final Function<Style, Painter> painter;
    private final List<ColorPair> pairs;

    /**
     * Creates the pictures of a puzzle.
     *
     * @param puzzle the id of the puzzle
     * @param painter makes a painter
     * @param pairs the colours that must be distinguishable
     */
    @SafeVarargs
    protected PuzzlePicture(String puzzle, Function<Style, Painter> painter, List<ColorPair>... pairs) {
        this.puzzle = puzzle;
        this.painter = painter;
        var all = new ArrayList<ColorPair>();
        for (var some : pairs) {
            all.addAll(some);
        }
        this.pairs = List.copyOf(all);
    }

    public final String puzzle() {
        return puzzle;
    }

    /**
     * Display options of the boards, such as whether rows and columns are numbered. Their descriptions are the messages
     * {@code ID.look.NAME} and {@code ID.look.NAME.help}; a view in a window remembers its choice by the same name.
     */
    public List<Parameter<?>> appearanceParameters() {
        return List.of();
    }

    /** A new painter with the default display options. */
    public final Painter painter(Style style) {
        return painter(style, Arguments.presets(appearanceParameters()));
    }

    /** A new painter with the given display options; the arguments have a value for each of the looks. */
    public Painter painter(Style style, Arguments looks) {
        return painter.apply(style);
    }

    /** Small pictures of the entries in a search's frontier; empty if there are none. */
    public Optional<PendingPictures> entries(Style style) {
        return Optional.empty();
    }

    /** The picture of a name that a text about the algorithms refers to; empty if there is none. */
    public Optional<Illustration> illustration(String name, Style style) {
        return Optional.empty();
    }

    /** The colours that must be distinguishable, in every theme and to colour-blind eyes. */
    public final List<ColorPair> colorPairs() {
        return pairs;
    }

    /** The picture of a puzzle; empty if it has none without a window. */
    public static Optional<PuzzlePicture> of(String puzzle) {
        return PuzzleServices.of(PuzzlePicture.class).stream()
                .filter(picture -> picture.puzzle().equals(puzzle))
                .findFirst();
    }
}
