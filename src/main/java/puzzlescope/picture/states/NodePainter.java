package puzzlescope.picture.states;

import java.util.BitSet;
import puzzlescope.core.puzzle.states.board.SearchPosition;
import puzzlescope.core.puzzle.states.space.NamedSpace;
import puzzlescope.core.puzzle.states.space.TileStates;
import puzzlescope.core.search.VisibleGraph.Status;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.board.Camera;
import puzzlescope.picture.board.LabelPlaces;
import puzzlescope.picture.graph.GraphLayout;
import puzzlescope.picture.graph.GraphPen;
import puzzlescope.picture.graph.GraphWindow;
import puzzlescope.picture.graph.Newest;
import puzzlescope.picture.graph.NodeShape;
import puzzlescope.picture.graph.Pages;
import puzzlescope.picture.graph.RingLayout;

/**
 * Paints nodes: a node that waits is a hollow dashed circle, one whose visit is interrupted has a second ring, one that is left
 * is full, the one that is visited stands on its tip.
 *
 * @param toCurrent the nodes on the way to where the search is
 * @param toGoal the nodes on the way to the goal
 */
record NodePainter(
        GraphPen pen,
        GraphWindow window,
        SearchPosition search,
        NamedSpace named,
        BitSet toCurrent,
        BitSet toGoal,
        Newest newest) {

    /** The share of its outline that lies around a node. */
    private static final double LINE = 2;

    private static final double SMALLEST_NUMBER = 7.5;
    private static final double BOARD_SCALE = 130;
    private static final double TILES_SCALE = 56;
    /** So large that the boards of two neighbours do not touch, wherever they lie. */
    private static final double BOARD = 0.62;

    private Camera camera() {
        return window.camera();
    }

    private GraphLayout layout() {
        return window.layout();
    }

    private double radius() {
        return NodeShape.RADIUS * camera().scale();
    }

    /** First all nodes, then their states around them. */
    void paint(int[] nodes) {
        for (int node : nodes) {
            paintNode(node);
        }
        for (int node : nodes) {
            if (isNumbered(node)) {
                paintState(node, radius() * newest.share(node));
            }
        }
    }

    private boolean isNumbered(int node) {
        return !showsBoards() && radius() * Math.max(0.25, newest.share(node)) >= SMALLEST_NUMBER;
    }

    private boolean showsBoards() {
        return layout() instanceof RingLayout && camera().scale() >= smallestBoard();
    }

    private double x(int node) {
        return camera().screenX(layout().x(node));
    }

    private double y(int node) {
        return camera().screenY(layout().y(node));
    }

    private void paintNode(int node) {
        var status = search.status(node, toCurrent);
        double radius = radius() * Math.max(0.25, newest.share(node));
        if (showsBoards()) {
            paintBoard(node, status);
            return;
        }
        window.labels().blockDisk(x(node), y(node), radius() * (status == Status.CURRENT ? NodeShape.TIP : 1) + LINE);
        NodeShape.paint(pen, status, x(node), y(node), radius, toGoal.get(node) || toCurrent.get(node));
        if (named.isGoal(search.found().state(node))) {
            NodeShape.paintGoal(pen, x(node), y(node), radius);
        }
        if (isNumbered(node)) {
            paintNumber(node, status, radius);
        }
    }

    private boolean isSquare() {
        return named instanceof TileStates;
    }

    /** The scale from which on a ring's nodes are shown as what they are. */
    private double smallestBoard() {
        return isSquare() ? TILES_SCALE : BOARD_SCALE;
    }

    /** The state in place of the node; its frame says what has become of it. */
    private void paintBoard(int node, Status status) {
        double width = camera().scale() * (isSquare() ? BOARD : 1.3 * BOARD);
        double height = camera().scale() * (isSquare() ? BOARD : 0.8 * BOARD);
        double frame = Math.clamp(camera().scale() / 28, 2, 5);
        double left = x(node) - width / 2;
        double top = y(node) - height / 2;
        var surface = pen.surface();
        boolean goal = named.isGoal(search.found().state(node));
        surface.setFill(pen.color(
                goal || toGoal.get(node)
                        ? Ink.SOLUTION
                        : status == Status.LEFT ? Ink.WAY_BACK : NodeShape.inkOf(status)));
        surface.fillRoundRect(left - frame, top - frame, width + 2 * frame, height + 2 * frame, 4 * frame);
        var place = new Thumbnail.Place(left, top, width, height);
        new Thumbnail(pen, named, place).paint(search.found().state(node));
        if (goal) {
            pen.star(left + width, top, Math.max(14, width / 3), pen.color(Ink.SOLUTION));
        }
    }

    private void paintNumber(int node, Status status, double radius) {
        var text = String.valueOf(node);
        double size = Math.min(radius, 1.75 * radius / (GraphPen.CHARACTER * Math.max(2, text.length())));
        var ink = status == Status.CURRENT ? Ink.ON_MARK : Ink.TEXT;
        pen.text(text, x(node), y(node), size, true, pen.color(ink));
    }

    private void paintState(int node, double radius) {
        if (camera().scale() >= BOARD_SCALE) {
            double width = Math.min(camera().scale() * 0.9, layout().step() * camera().scale() * 0.9);
            double height = camera().scale() * 0.5;
            var at = new Thumbnail.Place(x(node) - width / 2, y(node) + radius * 1.2, width, height);
            window.labels().block(new Box(x(node) - width / 2, y(node) + radius * 1.2, width, height));
            new Thumbnail(pen, named, at).paint(search.found().state(node));
            return;
        }
        var name = pen.style().say(named.name(search.found().state(node)).label());
        var text = search.order().counts() && !search.isByHand() ? name + " = " + search.cost(node) : name;
        double room = layout().step() * camera().scale() * 0.98;
        double size = Math.min(pen.textSize() * 0.82, room / pen.labelWidth(text, 1));
        double below = camera().scale() * (1 + Pages.BAND_GAP) - 2 * radius;
        if (size >= Font.LEAST && size * GraphPen.LABEL_HEIGHT <= below) {
            boolean current = node == search.current();
            double reach = radius * (current ? NodeShape.TIP : 1) + LINE;
            var middles = LabelPlaces.around(
                    x(node), y(node), reach, pen.labelWidth(text, size), size * GraphPen.LABEL_HEIGHT);
            var color = pen.color(current ? Ink.TEXT : Ink.FAINT);
            pen.label(window.labels(), text, size, pen.color(Ink.SURFACE), color, middles);
        }
    }

    /** The node that is visited is seen however small the others are. */
    void paintCurrent() {
        int node = search.current();
        if (node >= 0 && node < layout().nodes() && radius() < SMALLEST_NUMBER) {
            NodeShape.paint(pen, Status.CURRENT, x(node), y(node), Math.max(5, radius()), true);
        }
    }
}
