package puzzlescope.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Features;
import puzzlescope.engine.puzzle.Parameter;

/** How a puzzle's boards are drawn, in a window or without one. A service that puzzles provide. */
public abstract class PuzzlePicture {

    private final String puzzle;
    private final Function<Style, Painter> painter;
    private final List<Pair> pairs;

    /**
     * Tells how the boards of a puzzle are drawn.
     *
     * @param puzzle the id of the puzzle
     * @param painter makes a painter
     * @param pairs the colours that must be told apart
     */
    @SafeVarargs
    protected PuzzlePicture(String puzzle, Function<Style, Painter> painter, List<Pair>... pairs) {
        this.puzzle = puzzle;
        this.painter = painter;
        var all = new ArrayList<Pair>();
        for (var some : pairs) {
            all.addAll(some);
        }
        this.pairs = List.copyOf(all);
    }

    /** The id of the puzzle. */
    public final String puzzle() {
        return puzzle;
    }

    /**
     * What can be chosen of how the boards look, such as whether rows and columns are numbered. What each is for stands under
     * {@code ID.look.NAME} and {@code ID.look.NAME.help}; a view in a window remembers its choice by the same name.
     */
    public List<Parameter<?>> looks() {
        return List.of();
    }

    /** A new painter, with everything shown as it is before anybody chose anything. */
    public final Painter painter(Style style) {
        return painter(style, Arguments.presets(looks()));
    }

    /** A new painter that shows the boards as chosen; the arguments have a value for each of the looks. */
    public Painter painter(Style style, Arguments looks) {
        return painter.apply(style);
    }

    /** Small pictures of what a search of this puzzle has still to deal with; empty if there are none. */
    public Optional<EntryPictures> entries(Style style) {
        return Optional.empty();
    }

    /** The picture of a name that a text about the algorithms asks for; empty if there is none. */
    public Optional<Illustration> illustration(String name, Style style) {
        return Optional.empty();
    }

    /** The colours that must be told apart, in every theme and by every eye. */
    public final List<Pair> pairs() {
        return pairs;
    }

    /** That of a puzzle; empty if it has no pictures without a window. */
    public static Optional<PuzzlePicture> of(String puzzle) {
        return Features.of(PuzzlePicture.class).stream()
                .filter(picture -> picture.puzzle().equals(puzzle))
                .findFirst();
    }
}
