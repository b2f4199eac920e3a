package puzzlescope.picture.run;

import java.util.LinkedHashMap;
import java.util.Map;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/** Writes the names of an icicle's calls into their boxes, where they fit. One thread. */
public final class IcicleNames {

    /** Number of cached names, by the number of the event that opened the call. */
    private static final int MOST = 8192;

    private static final double PADDING = 0.35;
    /** Smallest width of a labelled box, in text sizes. */
    private static final double LEAST = 1.2;

    private static final String SOLVED = "\u2713 ";

    private final CallWords words;
    private final Map<Long, String> names = new LinkedHashMap<>();

    public IcicleNames(CallWords words) {
        this.words = words;
    }

    public String name(long opened, int depth) {
        if (names.size() > MOST) {
            names.clear();
        }
        return names.computeIfAbsent(opened, event -> words.of(event, depth));
    }

    /**
     * Writes the names of a level.
     *
     * @param column width of a column, in px
     * @param end deadline, in {@link System#nanoTime}, after which only cached names are written
     * @return whether there was time for all
     */
    public boolean paint(
            Surface surface, Style style, Icicle icicle, IcicleScale scale, int depth, double column, long end) {
        double size = scale.letters();
        var font = Font.text(size);
        boolean[] whole = {true};
        surface.setFont(font);
        surface.setTextAlign(TextAlign.LEFT);
        surface.setTextBaseline(Baseline.CENTER);
        icicle.forEachBox(depth, (level, first, behind, kind) -> {
            double width = (behind - first) * column;
            if (kind == Icicle.Kind.MANY || kind == Icicle.Kind.MANY_SOLVED || width < size * LEAST) {
                return;
            }
            long opened = icicle.opened(level, first);
            if (opened < 0) {
                whole[0] &= opened != IcicleCalls.LATE;
                return;
            }
            if (System.nanoTime() > end && !names.containsKey(opened)) {
                whole[0] = false;
                return;
            }
            var text =
                    fitting(name(opened, level), kind == Icicle.Kind.SOLVED, style, font, width - 2 * size * PADDING);
            if (!text.isEmpty()) {
                surface.setFill(style.color(kind == Icicle.Kind.SOLVED ? Ink.SURFACE : Ink.TEXT));
                surface.fillText(text, first * column + size * PADDING, scale.y(level) + scale.row() / 2);
            }
        });
        return whole[0];
    }

    /**
     * The longest form that fits: the name with its sign, without it, the part after its arguments, or the part in
     * brackets there; empty if nothing fits.
     */
    private static String fitting(String name, boolean solved, Style style, Font font, double room) {
        if (solved && style.width(SOLVED + name, font) <= room) {
            return SOLVED + name;
        }
        if (style.width(name, font) <= room) {
            return name;
        }
        var shorter = name.substring(name.indexOf(") ") + 1).strip();
        if (style.width(shorter, font) <= room) {
            return shorter;
        }
        var given = shorter.substring(shorter.lastIndexOf('(') + 1).replace(")", "");
        return style.width(given, font) <= room ? given : "";
    }
}
