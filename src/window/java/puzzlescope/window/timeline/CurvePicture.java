package puzzlescope.window.timeline;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import puzzlescope.picture.Ink;
import puzzlescope.picture.run.Icicle;
import puzzlescope.picture.run.IciclePainter;
import puzzlescope.picture.run.IcicleScale;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.timeline.SolutionMarks.SolutionMark;

/**
 * A depth curve as an image in device pixels: each column shows the depths from the minimum to the maximum of its
 * events; above them solutions are marked. As a path, which may go up and down thousands of times, the same curve would
 * take a software renderer many times as long. FX thread only.
 */
final class CurvePicture {

    /** Lengths in px at scale 1. */
    private static final double TICK_HEIGHT = 9;

    private static final double TICK_WIDTH = 2;
    private static final double BAR_HEIGHT = 3;
    private static final double LINE = 1;
    /** Height from which levels are separated by gaps. */
    private static final double GAPPED = 4;
    /**
     * Distance of hatching lines in boxes with a solution; hatched all over if low or narrow, else along the lower
     * edge.
     */
    private static final double HATCH = 4;

    private static final double EDGE = 3;
    private static final double NARROW = 16;
    private static final double LOW = 10;

    private final int width;
    private final int height;
    private final double scale;
    private final int[] pixels;
    private final PixelBuffer<IntBuffer> buffer;
    private final Image image;

    /** The part of a window that shows the image. */
    private Node owner;

    /**
     * The image of a window, shared by parts of the same class that come and go, such as those of tabs: the visible one
     * owns it and must paint it. Images of their own would be kept in memory even while invisible, since JavaFX retains
     * what it last drew of a node until it redraws it.
     *
     * @param owner which is in a window
     * @param width in device pixels, as is {@code height}
     * @param scale device pixels per px
     */
    static CurvePicture of(Node owner, int width, int height, double scale) {
        var scene = owner.getScene();
        var shared = (CurvePicture) scene.getProperties().get(owner.getClass());
        if (shared != null && !owner.equals(shared.owner) && scene.equals(shared.owner.getScene())) {
            return new CurvePicture(owner, width, height, scale);
        }
        if (shared == null || !shared.fits(width, height, scale)) {
            shared = new CurvePicture(owner, width, height, scale);
            scene.getProperties().put(owner.getClass(), shared);
        }
        shared.owner = owner;
        return shared;
    }

    private CurvePicture(Node owner, int width, int height, double scale) {
        this.owner = owner;
        this.width = width;
        this.height = height;
        this.scale = scale;
        pixels = new int[width * height];
        buffer = new PixelBuffer<>(width, height, IntBuffer.wrap(pixels), PixelFormat.getIntArgbPreInstance());
        image = new WritableImage(buffer);
    }

    boolean fits(int otherWidth, int otherHeight, double otherScale) {
        return width == otherWidth && height == otherHeight && scale == otherScale;
    }

    int width() {
        return width;
    }

    Image image() {
        return image;
    }

    /** Height at which the deepest call is drawn below a lane of this height in px. */
    double room(double lane) {
        return height - px(lane) - 2.0 * px(LINE);
    }

    /** Paints as many columns as it is wide, and marks above them. */
    void paint(CurveColumns curveColumns, List<DepthScale> scales, List<SolutionMark> marks, Appearance appearance) {
        buffer.updateBuffer(_ -> {
            Arrays.fill(pixels, 0);
            paintCurve(
                    curveColumns,
                    scales,
                    appearance.palette().pixel(Ink.CURVE),
                    appearance.palette().pixel(Ink.CURVE_FILL));
            int tick = appearance.palette().pixel(Ink.SOLUTION);
            marks.forEach(solutionMark -> paintMark(solutionMark, tick));
            return null;
        });
    }

    /**
     * Paints boxes, and marks above them.
     *
     * @param levels their positions, in px
     */
    void paint(Icicle icicle, IcicleScale levels, List<SolutionMark> marks, Appearance appearance) {
        int deepest = icicle.deepest();
        var colors = new EnumMap<Icicle.Kind, Integer>(Icicle.Kind.class);
        for (var kind : Icicle.Kind.values()) {
            colors.put(kind, appearance.palette().pixel(IciclePainter.ink(kind)));
        }
        int line = appearance.palette().pixel(Ink.SURFACE);
        buffer.updateBuffer(_ -> {
            Arrays.fill(pixels, 0);
            int gap = levels.row() > GAPPED ? px(LINE) : 0;
            for (int depth = levels.base() + 1; depth <= deepest; depth = levels.next(depth)) {
                int top = px(levels.y(depth));
                int bottom = Math.max(top + 1, px(levels.y(depth) + levels.row()) - gap);
                icicle.forEachBox(depth, (_, first, end, kind) -> {
                    int right = end - first > 2 * px(LINE) ? end - px(LINE) : end;
                    int color = Objects.requireNonNull(colors.get(kind));
                    for (int y = Math.max(0, top); y < Math.min(height, bottom); y++) {
                        Arrays.fill(pixels, y * width + first, y * width + right, color);
                    }
                    if (kind == Icicle.Kind.SOLVED || kind == Icicle.Kind.MANY_SOLVED) {
                        boolean edge = right - first >= px(NARROW) && bottom - top >= px(LOW);
                        hatch(first, right, edge ? bottom - px(EDGE) : top, bottom, line);
                    }
                });
            }
            int tick = appearance.palette().pixel(Ink.SOLUTION);
            marks.forEach(solutionMark -> paintMark(solutionMark, tick));
            return null;
        });
    }

    /**
     * Draws hatching lines that rise to the right. Each column contains some of their pixels, so that the narrowest box
     * is dotted.
     */
    private void hatch(int left, int right, int top, int bottom, int color) {
        int apart = Math.max(2, px(HATCH));
        int thickness = Math.max(1, px(LINE));
        for (int y = Math.max(0, top); y < Math.min(height, bottom); y++) {
            for (int x = left; x < right; x++) {
                if ((x + y) % apart < thickness) {
                    pixels[y * width + x] = color;
                }
            }
        }
    }

    private void paintCurve(CurveColumns curveColumns, List<DepthScale> scales, int line, int below) {
        int thickness = px(LINE);
        int upper = -1;
        int lower = -1;
        for (int column = 0; column < width; column++) {
            if (curveColumns.isEmpty(column)) {
                continue;
            }
            var depths = scales.get(curveColumns.part(column));
            int top = height - 2 * thickness - (int) Math.round(depths.height(curveColumns.highest(column)));
            int bottom = height - thickness - (int) Math.round(depths.height(curveColumns.lowest(column)));
            // From where the previous column ends, so that the line is unbroken.
            int lineTop = upper < 0 ? top : Math.min(top, lower - thickness);
            int lineBottom = upper < 0 ? bottom : Math.max(bottom, upper + thickness);
            fill(column, lineTop, lineBottom, line);
            fill(column, lineBottom, height, below);
            upper = top;
            lower = bottom;
        }
    }

    /** Paints a tick for one solution, or a bar between two for several. */
    private void paintMark(SolutionMark solutionMark, int color) {
        paintTick(solutionMark.first(), color);
        if (!solutionMark.isSingle()) {
            paintTick(solutionMark.last(), color);
            for (int x = solutionMark.first(); x <= solutionMark.last(); x++) {
                fill(x, px(TICK_HEIGHT - BAR_HEIGHT) / 2, px(TICK_HEIGHT + BAR_HEIGHT) / 2, color);
            }
        }
    }

    private void paintTick(int column, int color) {
        for (int x = Math.max(0, column + 1 - px(TICK_WIDTH)); x <= column; x++) {
            fill(x, 0, px(TICK_HEIGHT), color);
        }
    }

    private int px(double length) {
        return (int) Math.round(length * scale);
    }

    private void fill(int x, int top, int bottom, int color) {
        for (int at = Math.max(0, top) * width + x; at < Math.min(height, bottom) * width; at += width) {
            pixels[at] = color;
        }
    }
}
