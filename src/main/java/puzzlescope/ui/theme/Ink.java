package puzzlescope.ui.theme;

/**
 * What a colour means on a board. Which colour that is the style sheets say by a token, {@code -scope-} and the ink's name: those
 * of both themes for the inks that are here, and {@code light.css} and {@code dark.css} in a puzzle's own folder for others.
 */
public final class Ink {

    /** What the board lies on. */
    public static final Ink SURFACE = of("surface");
    /** Letters and numbers. */
    public static final Ink TEXT = of("text");
    /** Letters that stand back: coordinates, captions. */
    public static final Ink FAINT = of("faint");

    public static final Ink WALL = of("wall");
    public static final Ink OPEN = of("open");
    /** A place that will be visited, on top of {@link #WALL}. */
    public static final Ink UNVISITED = of("unvisited");

    public static final Ink LIGHT_SQUARE = of("light-square");
    public static final Ink DARK_SQUARE = of("dark-square");
    public static final Ink GRID = of("grid");
    public static final Ink PIECE = of("piece");
    /** A tile's face. */
    public static final Ink TILE = of("tile");
    /** A tile that stands where it belongs. */
    public static final Ink TILE_HOME = of("tile-home");
    /** What tiles lie in. */
    public static final Ink TRAY = of("tray");
    /** The place of a tile that is away, and the shade below a tile. */
    public static final Ink HOLLOW = of("hollow");
    /** The way from the start to where the search is. */
    public static final Ink PATH = of("path");
    /** A paler way: visited before. */
    public static final Ink VISITED = of("visited");

    public static final Ink SOLUTION = of("solution");
    public static final Ink CONFLICT = of("conflict");
    /** Where the search is: the mark, the playhead. */
    public static final Ink MARK = of("mark");
    /** On top of {@link #MARK}. */
    public static final Ink ON_MARK = of("on-mark");
    /** What a piece casts on the board. */
    public static final Ink SHADOW = of("shadow");
    /** Left again on the way back. */
    public static final Ink WAY_BACK = of("way-back");

    public static final Ink REPEATED = of("repeated");
    /** The ground beside a river, the river, and what floats on it. */
    public static final Ink LAND = of("land");

    public static final Ink WATER = of("water");
    public static final Ink HULL = of("hull");
    /** The two parties of those who cross; the second one is striped. */
    public static final Ink GUARD = of("guard");

    public static final Ink PRISONER = of("prisoner");
    /** A scale from little to much, of widths and of distances, that also reads without colours. */
    public static final Ink SCALE_LOW = of("scale-low");

    public static final Ink SCALE_MIDDLE = of("scale-middle");
    public static final Ink SCALE_HIGH = of("scale-high");
    /** Grounds that tell things of one kind apart; each also bears its name. */
    public static final Ink TINT_1 = of("tint-1");

    public static final Ink TINT_2 = of("tint-2");
    public static final Ink TINT_3 = of("tint-3");
    public static final Ink TINT_4 = of("tint-4");
    public static final Ink TINT_5 = of("tint-5");
    public static final Ink TINT_6 = of("tint-6");
    public static final Ink TINT_7 = of("tint-7");
    public static final Ink TINT_8 = of("tint-8");
    public static final Ink CURVE = of("curve");
    public static final Ink CURVE_FILL = of("curve-fill");

    private final String name;

    private Ink(String name) {
        this.name = name;
    }

    /** An ink of a puzzle's own, to be made once. */
    public static Ink of(String name) {
        return new Ink(name);
    }

    /** Its name in tokens and style classes, such as {@code dark-square}. */
    public String styleClass() {
        return name;
    }

    @Override
    public String toString() {
        return name;
    }
}
