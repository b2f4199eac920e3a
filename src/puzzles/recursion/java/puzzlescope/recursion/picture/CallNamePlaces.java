package puzzlescope.recursion.picture;

import java.util.BitSet;
import java.util.Optional;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.picture.Box;

/** The places of the names beside the dots of a tree of calls. For one painting. */
final class CallNamePlaces {

    /** Height of the plate below a name, in text sizes. */
    private static final double NAME_HEIGHT = 1.4;

    private final RecursionTreePainter painter;
    private final CallLayout layout;
    private final CallTree tree;
    private final BitSet drawn;
    private final double radius;
    private final double levelHeight;
    private final double left;
    private final double right;

    /**
     * Places names for a painter.
     *
     * @param radius of the dots
     * @param left end of the tree
     * @param right end of the tree
     */
    CallNamePlaces(
            RecursionTreePainter painter,
            CallLayout layout,
            CallTree tree,
            double radius,
            double levelHeight,
            double left,
            double right) {
        this.painter = painter;
        this.layout = layout;
        this.tree = tree;
        drawn = painter.drawn();
        this.radius = radius;
        this.levelHeight = levelHeight;
        this.left = left;
        this.right = right;
    }

    /** Returns a place where a name covers no other dot: beside its own, below it, or above if it has calls. */
    Optional<Box> free(int call, double width, double size) {
        double x = painter.x(call);
        double from = left;
        double to = right;
        boolean grown = false;
        for (int other = drawn.nextSetBit(0); other >= 0; other = drawn.nextSetBit(other + 1)) {
            grown |= tree.parent(other) == call;
            if (layout.level(other) == layout.level(call)) {
                if (painter.x(other) < x) {
                    from = Math.max(from, painter.x(other) + gap());
                } else if (painter.x(other) > x) {
                    to = Math.min(to, painter.x(other) - gap());
                }
            }
        }
        if (x + gap() + width <= to) {
            return Optional.of(beside(call, width, size, true));
        }
        if (x - gap() - width >= from) {
            return Optional.of(beside(call, width, size, false));
        }
        double height = size * NAME_HEIGHT;
        if (levelHeight - 2 * radius < height + 2 || width > right - left) {
            return Optional.empty();
        }
        double begin = Math.clamp(x - width / 2, left, right - width);
        double y = painter.y(call);
        return Optional.of(new Box(begin, grown ? y - radius - 2 - height : y + radius + 2, width, height));
    }

    /** Returns a place beside the dot, at its right if there is room. */
    Box beside(int call, double width, double size) {
        return beside(call, width, size, painter.x(call) + gap() + width <= right);
    }

    private Box beside(int call, double width, double size, boolean toRight) {
        double x = painter.x(call);
        double begin = toRight ? x + gap() : x - gap() - width;
        return new Box(begin, painter.y(call) - size * NAME_HEIGHT / 2, width, size * NAME_HEIGHT);
    }

    /** Returns the distance of a name from its dot's centre. */
    private double gap() {
        return Math.max(radius, 4) + 5;
    }
}
