package puzzlescope.ui.theme;

import java.util.Locale;

/** What a colour means on a board; the style sheets say which colour that is. */
public enum Ink {
    /** What the board lies on. */
    SURFACE,
    /** Letters and numbers. */
    TEXT,
    /** Letters that stand back: coordinates, captions. */
    FAINT,
    WALL,
    OPEN,
    /** A place that will be visited, on top of {@link #WALL}. */
    UNVISITED,
    LIGHT_SQUARE,
    DARK_SQUARE,
    GRID,
    PIECE,
    /** A tile's face. */
    TILE,
    /** A tile that stands where it belongs. */
    TILE_HOME,
    /** What tiles lie in. */
    TRAY,
    /** The place of a tile that is away, and the shade below a tile. */
    HOLLOW,
    /** The way from the start to where the search is. */
    PATH,
    /** A paler way: visited before. */
    VISITED,
    SOLUTION,
    CONFLICT,
    /** Where the search is: the mark, the playhead. */
    MARK,
    /** On top of {@link #MARK}. */
    ON_MARK,
    /** What a piece casts on the board. */
    SHADOW,
    /** Left again on the way back. */
    WAY_BACK,
    REPEATED,
    /** The ground beside a river, the river, and what floats on it. */
    LAND,
    WATER,
    HULL,
    /** The two parties of those who cross; the second one is striped. */
    GUARD,
    PRISONER,
    /** A scale from little to much, of widths and of distances, that also reads without colours. */
    SCALE_LOW,
    SCALE_MIDDLE,
    SCALE_HIGH,
    /** Grounds that tell things of one kind apart; each also bears its name. */
    TINT_1,
    TINT_2,
    TINT_3,
    TINT_4,
    TINT_5,
    TINT_6,
    TINT_7,
    TINT_8,
    CURVE,
    CURVE_FILL;

    /** The style class of the palette's swatch, and of others that are to have its colour. */
    public String styleClass() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
