package puzzlescope.hanoi.picture;

import java.util.BitSet;
import java.util.List;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.event.HanoiGraphEvent;
import puzzlescope.hanoi.event.TowerEvent;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.hanoi.space.SmallPegs;
import puzzlescope.picture.Box;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Gradient;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.TextAlign;

/**
 * Paints the state graph: a dot for each state, a line for each move. States found by a search are coloured by their
 * distance from the start; the path taken is a thick line, and the current state is highlighted.
 */
public final class HanoiGraphPainter {

    /** Ratio of width to height of the small pictures. */
    private static final double WIDE = 2.4;

    /** Height of the small pictures, in rows, and their distance from a dot. */
    private static final double TALL = 1.05;

    private static final double BEYOND = 3;

    /** Place of the current state below the triangle, in rows, and the room at its sides. */
    private static final double BELOW = 1.75;

    private static final double SIDE = 12;
    /** Half the height of the current state's letters, in rows. */
    private static final double HALF_LINE = 0.36;

    /** Size of numbers, in radii of a dot. */
    private static final double NUMBER = 1.15;

    private final HanoiPen pen;
    private final HanoiGraphLayout layout;
    private final Moment moment;
    private final HanoiBoard board;
    private final HanoiSpace space;
    private final DiskMotion diskMotion;
    private final BitSet way = new BitSet();

    public HanoiGraphPainter(HanoiPen pen, HanoiGraphLayout layout, Moment moment, DiskMotion diskMotion) {
        this.pen = pen;
        this.layout = layout;
        this.moment = moment;
        this.diskMotion = diskMotion;
        board = (HanoiBoard) moment.board();
        space = board.space();
    }

    /** Returns the bounds of the triangle in a rectangle that also has rows of text above and below. */
    public static Box triangle(Box into, double row) {
        double below = row * 2.3;
        double margin = Math.min(into.width() / 12, 1.6 * row);
        return new Box(
                into.left() + margin,
                into.top() + 1.2 * row,
                Math.max(1, into.width() - 2 * margin),
                Math.max(1, into.height() - 1.2 * row - below));
    }

    public void paint(Box into, double row) {
        paintEdges();
        paintWay();
        markPath();
        for (int state = 0; state < layout.states(); state++) {
            paintState(state);
        }
        paintMark();
        paintCorners(into, row);
        double x = into.left() + into.width() / 2;
        double lowest = layout.y((int) space.goal()) + BELOW * row;
        paintPresent(x, lowest, into, row);
        if (board.found() > 0) {
            paintLegend(into.left() + row, into.top() + 0.5 * row, row);
        }
    }

    private void paintEdges() {
        for (int edge = 0; edge < layout.edges(); edge++) {
            int lower = layout.lower(edge);
            int upper = layout.upper(edge);
            boolean tree = board.depth(lower) >= 0
                    && board.depth(upper) >= 0
                    && (board.last(upper) == lower || board.last(lower) == upper);
            pen.stroke(tree ? Math.clamp(layout.radius() / 4, 1, 2.2) : 1, pen.color(tree ? Ink.PATH : Ink.GRID));
            line(lower, upper, 1);
        }
    }

    private void line(int from, int to, double share) {
        double x = layout.x(from);
        double y = layout.y(from);
        pen.surface().strokeLine(x, y, x + (layout.x(to) - x) * share, y + (layout.y(to) - y) * share);
    }

    /** Paints the path that a search has reconstructed from the goal backward so far, and the moves made. */
    private void paintWay() {
        var surface = pen.surface();
        pen.stroke(Math.clamp(layout.radius() * 0.55, 2.2, 5), pen.color(Ink.SOLUTION));
        boolean settled = moment.isAtRest() || !moment.forward();
        boolean following = moment.event().orElse(null) instanceof HanoiGraphEvent.LinkFollowed;
        int at = (int) space.goal();
        for (int link = 0; link < board.links() - (following && !settled ? 1 : 0); link++) {
            line(at, board.last(at), 1);
            at = board.last(at);
        }
        boolean moving = moment.event().orElse(null) instanceof TowerEvent.DiskMoved;
        surface.setStroke(pen.color(board.links() > 0 ? Ink.MARK : Ink.PATH));
        for (int move = 0; move < board.moves() - (moving && !settled ? 1 : 0); move++) {
            line((int) board.stateBefore(move), (int) board.stateBefore(move + 1), 1);
        }
        if ((moving || following) && !moment.isAtRest()) {
            surface.setStroke(pen.color(moving && board.links() == 0 ? Ink.PATH : moving ? Ink.MARK : Ink.SOLUTION));
            line((int) diskMotion.before(space), (int) diskMotion.after(space), diskMotion.share());
        }
    }

    /** Marks the states on the path of the moves so far. */
    private void markPath() {
        for (int move = 0; move <= board.moves(); move++) {
            way.set((int) board.stateBefore(move));
        }
        if (diskMotion.share() >= 1) {
            // It has a mark of its own.
            way.clear((int) diskMotion.after(space));
        }
    }

    private void paintState(int state) {
        double x = layout.x(state);
        double y = layout.y(state);
        double radius = layout.radius();
        int depth = board.depth(state);
        if (depth < 0) {
            pen.disk(x, y, 2 * radius, pen.color(way.get(state) ? Ink.PATH : Ink.SURFACE));
            pen.ring(x, y, 2 * radius, 1, pen.color(board.found() > 0 ? Ink.GRID : Ink.FAINT));
            return;
        }
        Color ground = pen.scale((double) depth / Math.max(1, space.fewestMoves()));
        pen.disk(x, y, 2 * radius, ground);
        if (board.isWaiting(state)) {
            pen.disk(x, y, radius, pen.color(Ink.SURFACE));
            pen.ring(x, y, 2 * radius, 1, pen.color(Ink.PIECE));
            return;
        }
        if (radius >= 3) {
            pen.ring(x, y, 2 * radius, 1, pen.color(Ink.PIECE));
        }
        if (radius * NUMBER >= Font.LEAST) {
            pen.text(String.valueOf(depth), x, y, Font.bold(radius * NUMBER), HanoiPen.on(ground));
        }
    }

    /** Paints the current state, or the place between two states. */
    private void paintMark() {
        int from = (int) diskMotion.before(space);
        int to = (int) diskMotion.after(space);
        double x = layout.x(from) + (layout.x(to) - layout.x(from)) * diskMotion.share();
        double y = layout.y(from) + (layout.y(to) - layout.y(from)) * diskMotion.share();
        double radius = Math.max(4.5, layout.radius() * 1.1);
        pen.disk(x, y, 2 * radius, pen.color(Ink.MARK));
        pen.ring(x, y, 2 * radius, 1.5, pen.color(Ink.ON_MARK));
        pen.ring(x, y, 2 * (radius + 3), 1.5, pen.color(Ink.MARK));
        int depth = board.depth(to);
        if (diskMotion.share() >= 1 && depth >= 0 && layout.radius() * NUMBER >= Font.LEAST) {
            pen.text(String.valueOf(depth), x, y, Font.bold(layout.radius() * NUMBER), pen.color(Ink.ON_MARK));
        }
        if (diskMotion.isRefused() && moment.isAtRest()) {
            pen.refused(x + radius + 4, y - radius - 4, Math.max(12, radius));
        }
    }

    private void paintCorners(Box into, double row) {
        int goal = (int) space.goal();
        int left = goal / 2;
        double size = pen.textSize() * 0.92;
        double gap = layout.radius() + 0.55 * row;
        var ink = pen.color(Ink.FAINT);
        double away = layout.radius() + size * 0.9;
        // Beside the goal, and higher where the edge is near.
        double right = Math.clamp(into.left() + into.width() - size * 0.6 - layout.x(goal), 0, away);
        double up = Math.sqrt(away * away - right * right);
        pen.star(layout.x(goal) + right, layout.y(goal) - up, size * 1.2, pen.color(Ink.SOLUTION));
        double tall = TALL * row;
        double wide = tall * WIDE;
        double leftEnd = leftEnd(into, row);
        double rightEnd = rightEnd(into, row);
        double beyond = layout.radius() + BEYOND;
        double between = between(into, row);
        boolean isFree = isBelowPegs(row) || between > pen.boldWidth(space.text(0));
        if (between > 0.2 * wide && isFree && SmallPegs.fits(wide, tall, space.pegs(), space.disks())) {
            pegs(0, new Box(layout.x(0) - wide / 2, layout.y(0) - beyond - tall, wide, tall));
            pegs(left, new Box(leftEnd, layout.y(left) + beyond, wide, tall));
            pegs(goal, new Box(rightEnd - wide, layout.y(goal) + beyond, wide, tall));
            return;
        }
        pen.text(space.text(0), layout.x(0), layout.y(0) - gap, Font.text(size), ink);
        double room = (rightEnd - leftEnd - size) / 2;
        double fit = Math.min(pen.fitting(space.text(left), size, room), pen.fitting(space.text(goal), size, room));
        pen.text(space.text(left), leftEnd, layout.y(left) + gap, Font.text(fit), ink, TextAlign.LEFT);
        pen.text(space.text(goal), rightEnd, layout.y(goal) + gap, Font.text(fit), ink, TextAlign.RIGHT);
    }

    /** Paints a state as a small picture. */
    private void pegs(int state, Box place) {
        new SmallPegs(space.pegs(), space.disks(), disk -> space.peg(state, disk))
                .paint(pen.surface(), pen.style(), place);
    }

    /** The distance by which the small pictures may reach beyond the triangle. */
    private double outside(double row) {
        return Math.min(layout.x(0) - layout.x((int) space.goal() / 2), row) * 1.5;
    }

    private double leftEnd(Box into, double row) {
        return Math.max(into.left(), layout.x((int) space.goal() / 2) - outside(row));
    }

    private double rightEnd(Box into, double row) {
        return Math.min(into.left() + into.width(), layout.x((int) space.goal()) + outside(row));
    }

    /** The room between the two small pictures below the triangle. */
    private double between(Box into, double row) {
        return rightEnd(into, row) - leftEnd(into, row) - 2 * TALL * row * WIDE;
    }

    /** Returns whether the current state is written below the small pictures, not between them. */
    private boolean isBelowPegs(double row) {
        return (BELOW - TALL) * row - layout.radius() - BEYOND > HALF_LINE * row;
    }

    /** Writes the current state, called so where there is room, since the names of the pegs may be beside it. */
    private void paintPresent(double x, double y, Box into, double row) {
        var state = space.text(diskMotion.after(space));
        var called = pen.localize("hanoi.view.state", state);
        double most = into.width() - 2 * SIDE;
        double room = isBelowPegs(row) ? most : between(into, row) - 2 * SIDE;
        var text = pen.boldWidth(called) <= room ? called : state;
        double half = Math.min(most, pen.boldWidth(text)) / 2;
        pen.disk(x - half - 6, y, 10, pen.color(Ink.MARK));
        pen.fitted(text, x + 6, y, most, true, pen.color(Ink.TEXT));
    }

    /**
     * Paints the legend of distances, and that hollow dots are waiting, in the corner beside the top of the triangle.
     */
    private void paintLegend(double left, double top, double row) {
        var surface = pen.surface();
        double size = pen.textSize() * 0.86;
        double x = left + size;
        var farthest = String.valueOf(space.fewestMoves());
        double half = pen.width(space.text(0), Font.text(pen.textSize())) / 2;
        double room = layout.x(0) - half - x - 5 - pen.width(farthest, Font.text(pen.textSize()));
        double width = Math.min(6 * row, room);
        if (width < row) {
            return;
        }
        var stops = List.of(
                new Gradient.Stop(0, pen.scale(0)),
                new Gradient.Stop(0.5, pen.scale(0.5)),
                new Gradient.Stop(1, pen.scale(1)));
        surface.setFill(new Gradient(x, 0, x + width, 0, stops));
        surface.fillRoundRect(x, top - size / 2, width, size, 6);
        var ink = pen.color(Ink.FAINT);
        pen.text("0", x - 5, top, Font.text(size), ink, TextAlign.RIGHT);
        pen.text(farthest, x + width + 5, top, Font.text(size), ink, TextAlign.LEFT);
        legend("hanoi.view.distance", x, top + 0.85 * row, size);
        double second = top + 1.7 * row;
        pen.disk(x + 5, second, 10, pen.scale(0.5));
        pen.disk(x + 5, second, 5, pen.color(Ink.SURFACE));
        legend("hanoi.view.waiting", x + 16, second, size);
    }

    /** Draws text beside the triangle, as large as there is room for. */
    private void legend(String key, double x, double y, double size) {
        var text = pen.localize(key);
        int left = (int) space.goal() / 2;
        double down = Math.max(0, y + size - layout.y(0)) / Math.max(1, layout.y(left) - layout.y(0));
        double edge = layout.x(0) - (layout.x(0) - layout.x(left)) * Math.min(1, down) - 2 * layout.radius();
        pen.text(text, x, y, Font.text(pen.fitting(text, size, edge - x)), pen.color(Ink.FAINT), TextAlign.LEFT);
    }
}
