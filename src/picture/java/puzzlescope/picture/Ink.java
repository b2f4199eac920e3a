package puzzlescope.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * Meaning of a colour on a board. Style sheets define the colour as the token {@code -scope-} plus the ink's name: both
 * themes define the inks declared here, and {@code light.css} and {@code dark.css} in a puzzle's own folder define
 * others.
 */
public final class Ink {

    private static final List<Ink> SHARED = new ArrayList<>();

    /** Background of the board. */
    public static final Ink SURFACE = shared("surface");
    /** Letters and numbers. */
    public static final Ink TEXT = shared("text");
    /** Secondary text: coordinates, captions. */
    public static final Ink FAINT = shared("faint");

    public static final Ink WALL = shared("wall");
    public static final Ink OPEN = shared("open");
    /** A place that will be visited, on top of {@link #WALL}. */
    public static final Ink UNVISITED = shared("unvisited");

    public static final Ink LIGHT_SQUARE = shared("light-square");
    public static final Ink DARK_SQUARE = shared("dark-square");
    public static final Ink GRID = shared("grid");
    public static final Ink PIECE = shared("piece");
    /** A tile's face. */
    public static final Ink TILE = shared("tile");
    /** A tile in its goal position. */
    public static final Ink TILE_HOME = shared("tile-home");
    /** The tray that holds the tiles. */
    public static final Ink TRAY = shared("tray");
    /** The place of a missing tile, and the shade below a tile. */
    public static final Ink HOLLOW = shared("hollow");
    /** The path from the start to the current state of the search. */
    public static final Ink PATH = shared("path");
    /** A paler path: visited before. */
    public static final Ink VISITED = shared("visited");

    public static final Ink SOLUTION = shared("solution");
    public static final Ink CONFLICT = shared("conflict");
    /** The current position of the search: the mark, the playhead. */
    public static final Ink MARK = shared("mark");
    /** Text and signs on top of {@link #MARK}. */
    public static final Ink ON_MARK = shared("on-mark");
    /** Shadow of a piece on the board. */
    public static final Ink SHADOW = shared("shadow");

    public static final Ink WAY_BACK = shared("way-back");

    public static final Ink REPEATED = shared("repeated");
    /** The land beside a river, the water, and anything afloat. */
    public static final Ink LAND = shared("land");

    public static final Ink WATER = shared("water");
    public static final Ink HULL = shared("hull");
    /** The two parties of a crossing; the second one is striped. */
    public static final Ink GUARD = shared("guard");

    public static final Ink PRISONER = shared("prisoner");
    /** A cabbage that is taken across, which is no path to a goal. */
    public static final Ink CABBAGE = shared("cabbage");
    /** A scale from low to high, for widths and distances, that is also readable without colours. */
    public static final Ink SCALE_LOW = shared("scale-low");

    public static final Ink SCALE_MIDDLE = shared("scale-middle");
    public static final Ink SCALE_HIGH = shared("scale-high");
    /** Background tints that distinguish things of one kind, each of which also bears its name. */
    public static final Ink TINT_1 = shared("tint-1");

    public static final Ink TINT_2 = shared("tint-2");
    public static final Ink TINT_3 = shared("tint-3");
    public static final Ink TINT_4 = shared("tint-4");
    public static final Ink TINT_5 = shared("tint-5");
    public static final Ink TINT_6 = shared("tint-6");
    public static final Ink TINT_7 = shared("tint-7");
    public static final Ink TINT_8 = shared("tint-8");
    public static final Ink CURVE = shared("curve");
    public static final Ink CURVE_FILL = shared("curve-fill");
    /** A call of a search tree in which nothing was found. */
    public static final Ink BRANCH = shared("branch");
    /** Calls in which nothing was found, too small to be drawn individually. */
    public static final Ink BRANCHES = shared("branches");
    /** The runs of a race. */
    public static final Ink LANE_1 = shared("lane-1");

    public static final Ink LANE_2 = shared("lane-2");
    public static final Ink LANE_3 = shared("lane-3");

    private final String name;

    private Ink(String name) {
        this.name = name;
    }

    private static Ink shared(String name) {
        var ink = new Ink(name);
        SHARED.add(ink);
        return ink;
    }

    /** The inks declared here. */
    public static List<Ink> shared() {
        return List.copyOf(SHARED);
    }

    /** Creates an ink of a puzzle's own; to be called once per ink. */
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
