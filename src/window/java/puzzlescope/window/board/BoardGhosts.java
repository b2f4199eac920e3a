package puzzlescope.window.board;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Surface;
import puzzlescope.window.theme.Appearance;

/**
 * Events that have not happened, each as a ghost at the place of the board that it would touch: a dashed outline with a
 * letter. A ghost can be pointed at and clicked. FX thread only.
 */
public final class BoardGhosts {

    private static final int NONE = -1;
    private static final double DASH = 5;
    private static final double LINE = 2;
    private static final double BOLD = 4;
    private static final double TINT = 0.25;
    /** Text size as a share of a place's height. */
    private static final double LETTERS = 0.4;

    private final long[] events;
    private final BooleanSupplier shown;
    private final IntConsumer onChosen;
    private final IntConsumer onPointed;
    private Map<Integer, Long> places = Map.of();
    private int known;
    private double width;
    private double height;
    private int pointed = NONE;

    /**
     * @param events packed, with vocabulary and data of the run shown
     * @param shown whether the board is the one on which they could happen; on others they are not shown
     * @param onChosen receives the number of the ghost that is clicked
     * @param onPointed receives the number of the ghost under the pointer; negative for none
     */
    public BoardGhosts(long[] events, BooleanSupplier shown, IntConsumer onChosen, IntConsumer onPointed) {
        this.events = events.clone();
        this.shown = shown;
        this.onChosen = onChosen;
        this.onPointed = onPointed;
    }

    public static String letter(int ghost) {
        return String.valueOf((char) ('A' + ghost % ('Z' - 'A' + 1)));
    }

    boolean areShown() {
        return shown.getAsBoolean();
    }

    /** Emphasises a ghost; negative for none. */
    void point(int ghost) {
        pointed = ghost;
    }

    void paint(BoardView board, BoardPlaces there, Surface surface, Appearance appearance) {
        if (!shown.getAsBoolean()) {
            return;
        }
        find(board, there);
        for (int ghost = 0; ghost < events.length; ghost++) {
            var box = outline(ghost, there);
            if (box != null) {
                paint(ghost, box, surface, appearance);
            }
        }
    }

    private void paint(int ghost, Box box, Surface surface, Appearance appearance) {
        var pen = new Pen(surface, appearance);
        double line = ghost == pointed ? BOLD : LINE;
        if (ghost == pointed) {
            surface.setOpacity(TINT);
            pen.area(box.left(), box.top(), box.width(), box.height(), pen.color(Ink.MARK));
            surface.setOpacity(1);
        }
        surface.setLineDashes(DASH, DASH);
        pen.stroke(line, pen.color(Ink.TEXT));
        surface.strokeRect(box.left() + line / 2, box.top() + line / 2, box.width() - line, box.height() - line);
        surface.setLineDashes();
        double size = Math.clamp(box.height() * LETTERS, Font.LEAST, 2 * appearance.textSize());
        double x = (box.left() + box.right()) / 2;
        double y = (box.top() + box.bottom()) / 2;
        pen.badge(letter(ghost), x, y, size, pen.color(Ink.SURFACE), pen.color(Ink.TEXT));
    }

    /**
     * Finds the place of each event. Where it touches several, such as a square that is left and another that is reached,
     * it is the one that the fewest events touch.
     */
    private void find(BoardView board, BoardPlaces there) {
        var all = there.all();
        if (all.length == known && board.getWidth() == width && board.getHeight() == height) {
            return;
        }
        known = all.length;
        width = board.getWidth();
        height = board.getHeight();
        var found = new HashMap<Integer, Long>();
        int[] fewest = new int[events.length];
        Arrays.fill(fewest, Integer.MAX_VALUE);
        for (long place : all) {
            var box = there.outline(place);
            if (box == null) {
                continue;
            }
            var targets = board.targetsAt((box.left() + box.right()) / 2, (box.top() + box.bottom()) / 2);
            var touching = IntStream.range(0, events.length)
                    .filter(ghost -> touches(targets, events[ghost]))
                    .toArray();
            for (int ghost : touching) {
                if (touching.length < fewest[ghost]) {
                    fewest[ghost] = touching.length;
                    found.put(ghost, place);
                }
            }
        }
        places = found;
    }

    private static boolean touches(List<Target> targets, long event) {
        return targets.stream().anyMatch(target -> target.touches().test(event));
    }

    private @Nullable Box outline(int ghost, BoardPlaces there) {
        var place = places.get(ghost);
        return place == null ? null : there.outline(place);
    }

    /** The ghost at a point; empty if there is none. */
    OptionalInt at(BoardPlaces there, double x, double y) {
        if (!shown.getAsBoolean()) {
            return OptionalInt.empty();
        }
        return IntStream.range(0, events.length)
                .filter(ghost -> {
                    var box = outline(ghost, there);
                    return box != null && box.contains(x, y);
                })
                .findFirst();
    }

    /** Tells that the pointer is over a ghost, or over none; returns whether that is new. */
    boolean hover(OptionalInt ghost) {
        int next = ghost.orElse(NONE);
        boolean other = next != pointed;
        if (other) {
            pointed = next;
            onPointed.accept(next);
        }
        return other;
    }

    void choose(int ghost) {
        onChosen.accept(ghost);
    }
}
