package puzzlescope.gametree.picture;

import org.jspecify.annotations.Nullable;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.NimSpace;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.TextAlign;

/**
 * Paints the heaps of Nim, each a row of stones. A move takes the last stones of a row, so its value is written on the
 * first stone it takes. Stones taken since the start are outlines.
 */
public final class HeapsPainter {

    static final Ink STONE = Ink.of("gametree-stone");
    private static final double STONE_SIZE = 0.8;
    private static final double VALUE_SIZE = 0.33;
    private static final double LEAST_COLUMNS = 5;
    /** Size of a heap's name, as a share of its row. */
    private static final double NAME = 0.8;

    private final GameTreePen pen;
    private final int start;
    private final int rows;
    private final double left;
    private final double top;
    private final double cell;
    private final double names;
    private final double binary;

    public HeapsPainter(GameTreePen pen, int start, double left, double top, double width, double height) {
        this.pen = pen;
        this.start = start;
        rows = NimSpace.heaps(start);
        names = pen.textSize() * 4;
        binary = pen.textSize() * 3.8;
        double columns =
                Math.max(LEAST_COLUMNS, NimSpace.heaps(start, rows).max().orElse(1));
        cell = Math.max(8, Math.min((width - names - binary) / columns, height / (rows + 0.6)));
        this.left = left + Math.max(0, (width - names - binary - cell * columns) / 2) + names;
        this.top = top + Math.max(0, (height - cell * rows) / 2);
    }

    /** Bounds of a stone, by its heap and its place in the row, from 0. */
    public Box outline(int heap, int place) {
        double inset = cell * (1 - STONE_SIZE) / 2;
        return new Box(left + place * cell + inset, top + heap * cell + inset, cell * STONE_SIZE, cell * STONE_SIZE);
    }

    public Box row(int heap) {
        return new Box(left, top + heap * cell, Math.max(1, NimSpace.heap(start, heap)) * cell, cell);
    }

    /** The heap at a point; -1 if there is none. */
    public int heapAt(double x, double y) {
        int heap = (int) Math.floor((y - top) / cell);
        return heap >= 0 && heap < rows && x >= left - names && x < left + NimSpace.MOST_IN_HEAP * cell ? heap : -1;
    }

    /** The place in a row at a point; -1 if there is none. */
    public int placeAt(double x) {
        return (int) Math.floor((x - left) / cell);
    }

    public void paint(GameTreeScene gameTreeScene) {
        for (int heap = 0; heap < rows; heap++) {
            int now = NimSpace.heap(gameTreeScene.position(), heap);
            boolean moves = gameTreeScene.moving() >= 0 && GameSpace.place(gameTreeScene.moving()) == heap;
            int leaving = moves ? GameSpace.amount(gameTreeScene.moving()) : 0;
            pen.text(
                    pen.localize("gametree.view.heap", heap + 1),
                    left - pen.textSize() * 0.6,
                    top + (heap + 0.5) * cell,
                    Font.text(Math.max(Font.LEAST, Math.min(pen.textSize() * 1.1, cell * NAME))),
                    pen.color(Ink.FAINT),
                    TextAlign.RIGHT);
            for (int place = 0; place < NimSpace.heap(start, heap); place++) {
                boolean leaves = place >= now - leaving && place < now;
                stone(heap, place, place >= now ? 0 : leaves ? 1 - gameTreeScene.presence() : 1);
                if (leaves) {
                    ring(heap, place, Ink.MARK, gameTreeScene.presence(), false);
                }
            }
            if (gameTreeScene.isCombined()) {
                binary(heap, now);
            }
        }
        values(gameTreeScene);
        if (gameTreeScene.isCombined()) {
            sum(gameTreeScene.position());
        }
    }

    private void values(GameTreeScene gameTreeScene) {
        gameTreeScene.forEachMove((move, value, seen) -> {
            int heap = GameSpace.place(move);
            var at = outline(heap, NimSpace.heap(gameTreeScene.position(), heap) - GameSpace.amount(move));
            double x = (at.left() + at.right()) / 2;
            double y = (at.top() + at.bottom()) / 2;
            if (value.isPresent()) {
                double shown = move == gameTreeScene.moving() ? Math.min(seen, 1 - gameTreeScene.presence()) : seen;
                pen.value(value.getAsInt(), x, y, cell * VALUE_SIZE, shown, move == gameTreeScene.chosen());
            } else if (gameTreeScene.pruned()) {
                pen.line(
                        at.left(), at.bottom(), at.right(), at.top(), Math.max(2, cell * 0.06), pen.color(Ink.SURFACE));
            }
        });
        if (gameTreeScene.chosen() >= 0) {
            int heap = GameSpace.place(gameTreeScene.chosen());
            taken(
                    heap,
                    NimSpace.heap(gameTreeScene.position(), heap),
                    GameSpace.amount(gameTreeScene.chosen()),
                    Ink.SOLUTION,
                    false);
        }
    }

    /** Frames the stones that a move takes from a heap of {@code of}. */
    public void taken(int heap, int of, int amount, Ink ink, boolean dashed) {
        pen.outline(
                left + (of - amount) * cell,
                top + heap * cell,
                amount * cell,
                cell,
                pen.color(ink),
                Math.max(2, cell * 0.05),
                dashed);
    }

    private void stone(int heap, int place, double presence) {
        var at = outline(heap, place);
        var surface = pen.surface();
        if (presence < 1) {
            pen.stroke(Math.max(1, cell * 0.03), pen.color(Ink.GRID));
            surface.setLineDashes(cell * 0.09, cell * 0.09);
            surface.strokeOval(at.left(), at.top(), at.width(), at.height());
            surface.setLineDashes();
        }
        if (presence > 0) {
            surface.setOpacity(presence);
            surface.setFill(pen.color(STONE));
            surface.fillOval(at.left(), at.top(), at.width(), at.height());
            surface.setOpacity(1);
        }
    }

    private void ring(int heap, int place, Ink ink, double opacity, boolean dashed) {
        var at = outline(heap, place);
        var surface = pen.surface();
        surface.setOpacity(Math.clamp(opacity, 0, 1));
        pen.stroke(Math.max(2, cell * 0.06), pen.color(ink));
        surface.setLineDashes(dashed ? new double[] {cell * 0.1, cell * 0.08} : new double[0]);
        surface.strokeOval(at.left(), at.top(), at.width(), at.height());
        surface.setLineDashes();
        surface.setOpacity(1);
    }

    private void binary(int heap, int stones) {
        digits(stones, top + (heap + 0.5) * cell, null);
    }

    private void sum(int position) {
        double y = top + (rows + 0.35) * cell;
        digits(NimSpace.xor(position), y, "xor");
    }

    private void digits(int number, double y, @Nullable String name) {
        var digits = String.format("%3s", Integer.toBinaryString(number)).replace(' ', '0');
        double columns =
                Math.max(LEAST_COLUMNS, NimSpace.heaps(start, rows).max().orElse(1));
        double x = left + columns * cell + pen.textSize();
        double size = Math.max(Font.LEAST, Math.min(pen.textSize() * 1.3, cell * NAME));
        if (name != null) {
            pen.text(name, x + 2.6 * size, y, Font.text(size), pen.color(Ink.FAINT), TextAlign.LEFT);
        }
        pen.text(digits, x, y, Font.bold(size), pen.color(Ink.TEXT), TextAlign.LEFT);
    }

    /** Draws a small picture of heaps within a square. */
    static void small(GameTreePen pen, int position, int start, double left, double top, double side) {
        int rows = NimSpace.heaps(start);
        int columns = NimSpace.heaps(start, rows).max().orElse(1);
        double step = side / Math.max(rows, columns);
        double size = step * 0.72;
        for (int heap = 0; heap < rows; heap++) {
            for (int place = 0; place < NimSpace.heap(start, heap); place++) {
                boolean there = place < NimSpace.heap(position, heap);
                pen.surface().setFill(pen.color(there ? STONE : Ink.GRID));
                double reach = there ? size : size * 0.4;
                pen.surface()
                        .fillOval(
                                left + (place + 0.5) * step - reach / 2,
                                top + (heap + 0.5) * step - reach / 2,
                                reach,
                                reach);
            }
        }
    }
}
