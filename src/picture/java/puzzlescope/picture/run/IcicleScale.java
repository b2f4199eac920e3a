package puzzlescope.picture.run;

/**
 * Vertical layout of an icicle's levels.
 *
 * @param base the depth above the first visible level
 * @param top where the first level begins, in px
 * @param row height of a level, in px; less than 1 if there are more levels than px
 * @param bottom below which nothing is drawn
 * @param letters the size of the names, in px
 */
public record IcicleScale(int base, double top, double row, double bottom, double letters) {

    private static final double HIGHEST = 3;
    private static final double READ = 1.1;
    private static final int LEAST_LEVELS = 3;
    private static final double LEAST_LETTERS = 12;

    /**
     * Shows all levels or, where they would be unreadable, those of the visible range.
     *
     * @param textSize of the names, in px
     */
    public static IcicleScale of(Icicle icicle, double top, double bottom, double textSize) {
        int deepest = icicle.deepest();
        double plain = (bottom - top) / Math.max(1, deepest);
        int shallowest = icicle.shallowest();
        double seen = (bottom - top) / Math.max(1, deepest - shallowest + 1);
        boolean whole = plain >= textSize * READ || shallowest <= 1;
        boolean close = seen >= textSize * READ || shallowest > deepest / 2;
        int base = whole || !close ? 0 : shallowest - 1;
        double row = Math.min((bottom - top) / Math.max(1, deepest - base), textSize * HIGHEST);
        return new IcicleScale(base, top, row >= 1 ? Math.floor(row) : row, bottom, textSize);
    }

    /**
     * Shows the deepest levels, as many as are readable. Where there is room for few, their names are smaller, so that
     * callers remain visible.
     *
     * @param textSize of the names where there is room, in px
     */
    public static IcicleScale ofDeepest(Icicle icicle, double top, double bottom, double textSize) {
        int deepest = icicle.deepest();
        double few = (bottom - top) / (LEAST_LEVELS * READ);
        double letters = Math.min(textSize, Math.max(few, Math.max(LEAST_LETTERS, textSize / 2)));
        int fit = Math.max(1, (int) ((bottom - top) / Math.floor(letters * READ)));
        int base = Math.max(0, deepest - fit);
        double row = Math.min((bottom - top) / Math.max(1, deepest - base), letters * HIGHEST);
        return new IcicleScale(base, top, Math.max(1, Math.floor(row)), bottom, letters);
    }

    public boolean hasNames() {
        return row >= Math.floor(letters * READ);
    }

    public boolean showsCallers(int deepest) {
        return deepest - base >= Math.min(deepest, LEAST_LEVELS);
    }

    /** The top of a depth's level. */
    public double y(int depth) {
        return top + (depth - base - 1) * row;
    }

    /** The depth at a height, which may be above the first or below the last one. */
    public int depthAt(double y) {
        return base + 1 + (int) Math.floor((y - top) / row);
    }

    /** The next depth to draw: every one, unless several share a px. */
    public int next(int depth) {
        return row >= 1 ? depth + 1 : depth + (int) Math.ceil(1 / row);
    }
}
