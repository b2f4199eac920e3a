package puzzlescope.recursion.picture;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.picture.Box;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.TextAlign;
import puzzlescope.recursion.event.NumberEvent;
import puzzlescope.recursion.event.RecursiveFunction;

/**
 * Paints the tree of calls as far as it has grown. Calls with the same argument share a tint; waiting calls are
 * outlines, returned ones are filled and bear their value. Large trees shrink to dots, and subtrees narrower than a few
 * px to lines, but the path to the innermost open call keeps its names.
 */
final class RecursionTreePainter implements CallPlaces {

    private static final double TALLEST_LEVEL = 92;
    private static final double WIDEST_BOX = 96;
    private static final double SMALLEST_LABEL = 9;
    private static final double SMALLEST_DISK = 15;
    private static final double NARROWEST_SUBTREE = 3;
    private static final double CHARACTER = 0.62;
    private static final double WIDEST_PROGRAM_BOX = 200;
    /** Levels that fit a picture so that they can be told apart. */
    private static final int MOST_LEVELS = 200;
    /** Size of a value being returned, in text sizes. */
    private static final double RETURNING = 13.0 / 14;

    private final RecursionPen pen;
    private final CallLayout layout;
    private final RecursionScene recursionScene;
    private final @Nullable RecursiveFunction function;
    private final double left;
    private final double top;
    private final double spacing;
    private final double levelHeight;
    private final double labelSize;
    private final CallLabels labels;
    /** Whether the boxes bear names without their lists. */
    private final boolean brief;

    private final int calls;
    private final BitSet path = new BitSet();
    private final List<Integer> drawn = new ArrayList<>();

    RecursionTreePainter(
            RecursionPen pen,
            CallLayout layout,
            RecursionScene recursionScene,
            @Nullable RecursiveFunction function,
            double[] area) {
        this.pen = pen;
        this.layout = layout;
        this.recursionScene = recursionScene;
        this.function = function;
        spacing = area[2] / Math.max(1, layout.leaves());
        left = area[0];
        calls = Math.min(recursionScene.calls(), layout.size());
        levelHeight = Math.min(TALLEST_LEVEL, area[3] / Math.max(1, levels()));
        top = area[1];
        labels = new CallLabels(function == null ? recursionScene::call : call -> function.call(layout.argument(call)));
        brief = function == null && labelSize(false) < SMALLEST_LABEL;
        labelSize = labelSize(brief);
        for (int call = recursionScene.current();
                call != CallTree.NONE;
                call = recursionScene.tree().parent(call)) {
            path.set(call);
        }
        int returning = recursionScene.returning();
        if (returning != CallTree.NONE && (recursionScene.happened() < 1 || returning == recursionScene.lit())) {
            path.set(returning);
        }
        collect();
    }

    /** Returns the levels with room: those of the whole tree, or as far as a very deep one has grown. */
    private int levels() {
        return layout.levels() <= MOST_LEVELS
                ? layout.levels()
                : IntStream.range(0, calls).map(layout::level).max().orElse(0) + 1;
    }

    /** Returns the text size in which the longest name fits a box. */
    private double labelSize(boolean ofBrief) {
        // A function's first call has the longest name.
        var longest = function == null
                ? labels.longest(layout.size(), ofBrief)
                : labels.longest(Math.min(1, layout.size()), false);
        double width = pen.width(longest, Font.text(pen.textSize())) / pen.textSize();
        return Math.min(Math.min(pen.textSize(), (boxWidth() - 6) / width), levelHeight / 3.4);
    }

    private void collect() {
        int call = 0;
        while (call < calls) {
            drawn.add(call);
            boolean narrow = isNarrow(call) && !path.get(call);
            call = narrow ? Math.min(recursionScene.tree().end(call), calls) : call + 1;
        }
    }

    private boolean isNarrow(int call) {
        return layout.width(call) * spacing < NARROWEST_SUBTREE;
    }

    double x(int call) {
        return left + (layout.x(call) + 0.5) * spacing;
    }

    double y(int call) {
        return top + (layout.level(call) + 0.5) * levelHeight;
    }

    private boolean hasLabels() {
        return labelSize >= SMALLEST_LABEL;
    }

    private double radius() {
        return Math.max(0.8, Math.min(Math.min(spacing * 0.44, levelHeight * 0.36), 17));
    }

    @Override
    public BitSet drawn() {
        var calls = new BitSet();
        drawn.forEach(calls::set);
        return calls;
    }

    @Override
    public Box outline(int call) {
        double width = hasLabels() ? boxWidth() : 2 * radius();
        double height = hasLabels() ? boxHeight() : 2 * radius();
        return new Box(x(call) - width / 2, y(call) - height / 2, width, height);
    }

    @Override
    public int callAt(int pointX, int pointY) {
        int nearest = CallTree.NONE;
        double least = Double.MAX_VALUE;
        for (int call : drawn) {
            double dx = Math.abs(pointX - x(call));
            double dy = Math.abs(pointY - y(call));
            boolean hit = hasLabels()
                    ? dx <= boxWidth() / 2 && dy <= boxHeight() / 2
                    : Math.hypot(dx, dy) <= Math.max(radius(), 5);
            if (hit && Math.hypot(dx, dy) < least) {
                least = Math.hypot(dx, dy);
                nearest = call;
            }
        }
        return nearest;
    }

    private double boxWidth() {
        return Math.min(function == null ? WIDEST_PROGRAM_BOX : WIDEST_BOX, spacing * 0.94);
    }

    private double boxHeight() {
        return Math.min(levelHeight * 0.72, labelSize * 3);
    }

    void paint() {
        for (int call : drawn) {
            paintEdge(call);
        }
        for (int call : drawn) {
            if (!path.get(call)) {
                paintCall(call);
            }
        }
        for (int call = path.nextSetBit(0); call >= 0; call = path.nextSetBit(call + 1)) {
            if (call < calls) {
                paintCall(call);
            }
        }
        if (!hasLabels()) {
            paintNames();
        }
        paintReturn();
    }

    private void paintEdge(int call) {
        int above = recursionScene.tree().parent(call);
        var surface = pen.surface();
        boolean onPath = path.get(call);
        if (isNarrow(call) && !onPath && !layout.isLeaf(call)) {
            pen.line(
                    x(call),
                    y(call),
                    x(call),
                    top + (layout.lowest(call) + 0.5) * levelHeight,
                    Math.max(0.7, Math.min(2, layout.width(call) * spacing * 0.7)),
                    pen.tint(layout.argument(call)).interpolate(pen.color(Ink.FAINT), 0.25));
        }
        if (above == CallTree.NONE) {
            return;
        }
        double share = recursionScene.grown(call);
        pen.stroke(
                onPath ? Math.clamp(spacing / 12, 1.6, 3) : Math.clamp(spacing / 20, 0.5, 1.4),
                pen.color(onPath ? Ink.PATH : Ink.GRID));
        double toX = x(above) + (x(call) - x(above)) * share;
        double toY = y(above) + (y(call) - y(above)) * share;
        surface.strokeLine(x(above), y(above), toX, toY);
    }

    private void paintCall(int call) {
        double share = recursionScene.grown(call);
        if (share <= 0) {
            return;
        }
        boolean current = call == recursionScene.lit();
        var tint = pen.tint(layout.argument(call));
        var fill = pen.color(Ink.SURFACE).interpolate(tint, recursionScene.returned(call));
        var stroke = current ? pen.color(Ink.MARK) : path.get(call) ? pen.color(Ink.PATH) : edgeOf(call);
        if (hasLabels()) {
            double line = current ? 3 : path.get(call) ? 2 : 1.2;
            pen.box(x(call), y(call), boxWidth() * share, boxHeight() * share, fill, stroke, line, isDashed(call));
            if (share > 0.6) {
                if (recursionScene.returned(call) > 0) {
                    pen.tally(layout.argument(call), x(call) - boxWidth() / 2, y(call), boxHeight());
                }
                paintLabel(call);
            }
            return;
        }
        double size = 2 * share * (path.get(call) ? Math.max(radius(), 3.2) : radius());
        pen.disk(x(call), y(call), size, fill);
        pen.stroke(current ? 2.5 : Math.clamp(size / 10, 0.6, 1.5), stroke);
        pen.surface().setLineDashes(isDashed(call) && size > 8 ? new double[] {3, 2} : new double[0]);
        if (size > 5 || path.get(call)) {
            pen.surface().strokeOval(x(call) - size / 2, y(call) - size / 2, size, size);
        }
        pen.surface().setLineDashes();
        if (2 * radius() >= SMALLEST_DISK && function != null) {
            double letters = Math.min(size * 0.63, pen.textSize());
            pen.text(
                    String.valueOf(layout.argument(call)),
                    x(call),
                    y(call),
                    Font.text(letters).bold(current),
                    pen.color(Ink.TEXT));
        }
    }

    private Color edgeOf(int call) {
        return pen.tint(layout.argument(call)).interpolate(pen.color(Ink.FAINT), 0.7);
    }

    private boolean isDashed(int call) {
        return isKnown(call) || recursionScene.isComing(call);
    }

    private boolean isKnown(int call) {
        return recursionScene.returned(call) > 0 && recursionScene.end(call) instanceof NumberEvent.KnownReturned;
    }

    private void paintLabel(int call) {
        boolean returned = recursionScene.returned(call) >= 1;
        double dy = returned ? labelSize * 0.62 : 0;
        pen.text(
                brief ? labels.brief(call) : labels.whole(call),
                x(call),
                y(call) - dy,
                Font.text(labelSize),
                pen.color(Ink.TEXT));
        if (returned) {
            var value = recursionScene.result(call);
            var known = isKnown(call) ? pen.localize("recursion.known-leaf") + " " : "";
            double size = Math.min(labelSize, (boxWidth() - 4) / (CHARACTER * (value.length() + known.length())));
            // The dashed outline shows it too.
            boolean isRead = known.isEmpty() || size >= Font.LEAST;
            var text = isRead ? known + value : value;
            pen.text(text, x(call), y(call) + dy, Font.bold(isRead ? size : labelSize), pen.color(Ink.TEXT));
        }
    }

    /** Paints the names of the calls on the path, beside their dots; of those that lie too close, the inner ones. */
    private void paintNames() {
        double size = pen.textSize() * 0.9;
        var names = new CallNamePlaces(this, layout, recursionScene.tree(), radius(), levelHeight, left, right());
        double free = Double.MAX_VALUE;
        for (int call = path.length() - 1; call >= 0; call = call == 0 ? -1 : path.previousSetBit(call - 1)) {
            if (call >= calls || (free - y(call) < size * 1.35 && call != recursionScene.lit())) {
                continue;
            }
            free = y(call);
            paintName(call, size, names);
        }
    }

    private void paintName(int call, double size, CallNamePlaces names) {
        boolean current = call == recursionScene.lit();
        var font = Font.text(size).bold(current);
        var value = recursionScene.returned(call) >= 1 ? " = " + recursionScene.result(call) : "";
        var whole = labels.whole(call) + value;
        var free = names.free(call, pen.width(whole, font), size);
        var name = free.isPresent() ? whole : labels.brief(call) + value;
        double width = pen.width(name, font);
        var place = free.or(() -> names.free(call, width, size)).orElseGet(() -> names.beside(call, width, size));
        pen.surface().setFill(pen.color(Ink.SURFACE).withOpacity(0.85));
        pen.surface().fillRoundRect(place.left() - 3, place.top(), place.width() + 6, place.height(), 6);
        pen.text(name, place.left(), place.centerY(), font, pen.color(Ink.TEXT), TextAlign.LEFT);
    }

    private double right() {
        return left + layout.leaves() * spacing;
    }

    /** Paints the value on its way up to the waiting call. */
    private void paintReturn() {
        int call = recursionScene.returning();
        if (call == CallTree.NONE || call >= calls || recursionScene.happened() >= 1) {
            return;
        }
        int above = recursionScene.tree().parent(call);
        double toX = above == CallTree.NONE ? x(call) : x(above);
        double toY = above == CallTree.NONE ? y(call) - levelHeight / 2 : y(above);
        double share = recursionScene.happened();
        double size = Math.max(labelSize, pen.textSize() * RETURNING);
        pen.badge(
                recursionScene.result(call),
                x(call) + (toX - x(call)) * share,
                y(call) + (toY - y(call)) * share,
                size,
                pen.color(Ink.MARK),
                pen.color(Ink.ON_MARK));
    }
}
