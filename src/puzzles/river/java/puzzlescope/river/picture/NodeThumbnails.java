package puzzlescope.river.picture;

import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Point;
import puzzlescope.picture.board.NodeFrame;

/** Draws nodes of the state graph as small pictures of the banks, where there is room. Lengths are px. */
final class NodeThumbnails {

    private static final double WIDEST = 96;
    private static final double TO_COLUMN = 0.84;
    private static final double TO_ROW = 0.68;
    private static final double FLAT = 0.6;
    /** Font size of a node's number. */
    private static final double NUMBER = 12;

    /** Distance of a sign from the centre of its disk, in radii. */
    private static final double DISK = 0.85;

    private final Pen pen;
    private final RiverGraphLayout layout;
    private final Travellers crowd;
    private final double width;
    private final double height;

    NodeThumbnails(Pen pen, RiverGraphLayout layout, Travellers crowd) {
        this.pen = pen;
        this.layout = layout;
        this.crowd = crowd;
        width = Math.min(layout.columnWidth() * TO_COLUMN, WIDEST);
        height = Math.min(layout.rowHeight() * TO_ROW, width * FLAT);
    }

    /** Returns whether there is room for them. */
    boolean fit() {
        return crowd.fits(width, height);
    }

    /** Position of a node's sign, at its upper right corner. */
    Point signPlace(int node) {
        double across = fit() ? width / 2 : layout.radius() * DISK;
        double up = fit() ? height / 2 : layout.radius() * DISK;
        return new Point(layout.x(node) + across, layout.y(node) - up);
    }

    /**
     * Draws a node.
     *
     * @param share its growth
     * @return its bounds
     */
    Box paint(int node, int state, double share, NodeFrame frame, boolean goal) {
        var surface = pen.surface();
        double x = layout.x(node);
        double y = layout.y(node);
        var place = new Box(x - width * share / 2, y - height * share / 2, width * share, height * share);
        crowd.small(state).paint(surface, pen.style(), place);
        var taken = frame.paint(surface, pen.style(), place);
        if (goal) {
            pen.star(place.right(), place.top(), Math.max(12, height / 2), pen.color(Ink.SOLUTION));
        }
        number(String.valueOf(node), place, frame == NodeFrame.CURRENT);
        return new Box(taken.left(), place.top() - NUMBER, taken.width(), taken.bottom() - place.top() + NUMBER);
    }

    /** Draws the number centred on the upper edge. */
    private void number(String number, Box place, boolean lit) {
        var ground = pen.color(lit ? Ink.MARK : Ink.SURFACE);
        pen.badge(number, place.centerX(), place.top(), NUMBER, ground, pen.color(lit ? Ink.ON_MARK : Ink.TEXT));
    }
}
