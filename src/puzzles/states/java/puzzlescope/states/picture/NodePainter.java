package puzzlescope.states.picture;

import java.util.BitSet;
import java.util.List;
import puzzlescope.engine.search.VisibleGraph.Status;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Point;
import puzzlescope.picture.board.Camera;
import puzzlescope.picture.board.LabelPlaces;
import puzzlescope.picture.board.NodeFrame;
import puzzlescope.picture.graph.GraphLayout;
import puzzlescope.picture.graph.GraphWindow;
import puzzlescope.picture.graph.LayerPages;
import puzzlescope.picture.graph.LayeredLayout;
import puzzlescope.picture.graph.NewestNode;
import puzzlescope.picture.graph.NodeShape;
import puzzlescope.picture.graph.PlacedLayout;
import puzzlescope.picture.graph.RingLayout;
import puzzlescope.picture.graph.TreeLayout;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.space.NamedSpace;
import puzzlescope.states.space.TileStates;

/**
 * Paints nodes: a waiting node is a hollow dashed circle, an interrupted one has a second ring, a backtracked one is
 * filled, the one being visited stands on its tip.
 *
 * @param toCurrent the nodes on the path to the current one
 * @param toGoal the nodes on the path to the goal
 */
record NodePainter(
        Pen pen,
        GraphWindow window,
        SearchPosition search,
        NamedSpace named,
        BitSet toCurrent,
        BitSet toGoal,
        NewestNode newest) {

    /** Part of a node's outline that lies outside the node. */
    private static final double LINE = 2;

    private static final double SMALLEST_NUMBER = 7.5;
    /** Size of a board at which the boards of two neighbours do not touch, wherever they lie. */
    private static final double BOARD = 0.62;
    /** Ratio of width to height of boards that are not square. */
    private static final double WIDE = 1.6;
    /**
     * Shares of the distance to the neighbour in the layer, and to that in the next one, that boards take; edges bear
     * labels.
     */
    private static final double WITHIN_ROW = 0.84;

    private static final double TO_LAYER_BELOW = 0.55;
    private static final double WITHIN_COLUMN = 0.66;
    private static final double TO_LAYER_BESIDE = 0.6;
    private static final double FLAT = 0.8;
    /** Font size of a board's number. */
    private static final double BOARD_NUMBER = 12;

    private Camera camera() {
        return window.camera();
    }

    private GraphLayout layout() {
        return window.layout();
    }

    private double radius() {
        return NodeShape.RADIUS * camera().scale();
    }

    /** Paints the nodes without what stands beside them. */
    void paintNodes(int[] nodes) {
        for (int node : nodes) {
            paintNode(node);
        }
    }

    /** Paints the numbers and states of the nodes, where they have room. */
    void paintLabels(int[] nodes) {
        for (int node : nodes) {
            if (showsBoards()) {
                paintBoardNumber(node);
                paintBoardText(node);
            } else if (isNumbered(node)) {
                paintState(node, radius() * newest.share(node));
            }
        }
    }

    private boolean isNumbered(int node) {
        return !showsBoards() && radius() * Math.max(0.25, newest.share(node)) >= SMALLEST_NUMBER;
    }

    private boolean showsBoards() {
        return StateThumbnail.fits(named, boardWidth(), boardHeight());
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

    private double boardWidth() {
        double side = boardHeight();
        return isSquare() ? side : Math.min(side * WIDE, widest());
    }

    private double boardHeight() {
        double highest = camera().scale()
                * switch (layout()) {
                    case LayeredLayout layers -> (layers.isBeside() ? WITHIN_COLUMN : TO_LAYER_BELOW) * layers.down();
                    case PlacedLayout _, RingLayout _, TreeLayout _ -> isSquare() ? BOARD : BOARD * FLAT;
                };
        return Math.min(highest, widest());
    }

    private double widest() {
        return camera().scale()
                * switch (layout()) {
                    case LayeredLayout layers -> (layers.isBeside() ? TO_LAYER_BESIDE : WITHIN_ROW) * layers.across();
                    case PlacedLayout _, RingLayout _, TreeLayout _ -> 1.3 * BOARD;
                };
    }

    /** Extent of a node above and below its centre. */
    double verticalExtent() {
        return (showsBoards() ? boardHeight() / 2 : radius() * NodeShape.TIP) + LINE;
    }

    /** Paints the state in place of the node, with a frame that shows the node's status. */
    private void paintBoard(int node, Status status) {
        double width = boardWidth();
        double height = boardHeight();
        boolean goal = named.isGoal(search.found().state(node));
        var place = new Box(x(node) - width / 2, y(node) - height / 2, width, height);
        pen.area(place.left(), place.top(), width, height, pen.color(Ink.SURFACE));
        var at = new StateThumbnail.Area(place.left(), place.top(), width, height);
        new StateThumbnail(pen, named, at).paint(search.found().state(node));
        var frame = status == Status.CURRENT
                ? NodeFrame.CURRENT
                : goal || toGoal.get(node) ? NodeFrame.ON_WAY : NodeFrame.valueOf(status.name());
        window.labels().block(frame.paint(pen.surface(), pen.style(), place));
        if (goal) {
            pen.star(place.right(), place.top(), Math.max(14, width / 3), pen.color(Ink.SOLUTION));
        }
    }

    /** Paints the number beside a node's board, and the cost of its path if costs are counted. */
    private void paintBoardNumber(int node) {
        if (layout() instanceof LayeredLayout) {
            boolean counts = search.order().counts() && !search.isByHand();
            var text = counts ? "= " + search.cost(node) : String.valueOf(node);
            double width = pen.badgeWidth(text, BOARD_NUMBER);
            double left = x(node) - boardWidth() / 2;
            double top = y(node) - boardHeight() / 2;
            double above = top - LINE - BOARD_NUMBER;
            var middles = List.of(
                    new Point(left - LINE * 2 - width / 2, top + BOARD_NUMBER / 2),
                    new Point(left + width / 2, above),
                    new Point(left + boardWidth() - width / 2, above));
            var color = pen.color(node == search.current() ? Ink.TEXT : Ink.FAINT);
            window.labels().paint(pen, text, BOARD_NUMBER, pen.color(Ink.SURFACE), color, middles);
        }
    }

    /** Paints the state in the documents' notation below a node's board, where it fits beside its neighbours'. */
    private void paintBoardText(int node) {
        var text = named.text(search.found().state(node));
        double width = pen.badgeWidth(text, BOARD_NUMBER);
        if (layout() instanceof LayeredLayout && width <= layout().across() * camera().scale()) {
            double middle = y(node) + boardHeight() / 2 + 3 * LINE + pen.badgeHeight(BOARD_NUMBER) / 2;
            var color = pen.color(node == search.current() ? Ink.TEXT : Ink.FAINT);
            window.labels()
                    .paint(pen, text, BOARD_NUMBER, pen.color(Ink.SURFACE), color, List.of(new Point(x(node), middle)));
        }
    }

    private void paintNumber(int node, Status status, double radius) {
        var text = String.valueOf(node);
        double size = Math.min(1.18 * radius, 1.75 * radius / (Pen.CHARACTER * Math.max(2, text.length())));
        var ink = status == Status.CURRENT ? Ink.ON_MARK : Ink.TEXT;
        pen.text(text, x(node), y(node), Font.bold(size), pen.color(ink));
    }

    private void paintState(int node, double radius) {
        var name = pen.localize(named.name(search.found().state(node)).label());
        double room = layout().across() * camera().scale() * 0.98;
        var text = search.order().counts() && !search.isByHand()
                ? name + " = " + search.cost(node)
                : labelled(node, name, room);
        double size = Math.min(pen.textSize() * Font.SMALL, room / pen.badgeWidth(text, 1));
        double below = camera().scale() * (1 + LayerPages.BAND_GAP) - 2 * radius;
        if (size >= Font.LEAST && pen.badgeHeight(size) <= below) {
            boolean current = node == search.current();
            double reach = radius * (current ? NodeShape.TIP : 1) + LINE;
            var middles =
                    LabelPlaces.around(x(node), y(node), reach, pen.badgeWidth(text, size), pen.badgeHeight(size));
            var color = pen.color(current ? Ink.TEXT : Ink.FAINT);
            window.labels().paint(pen, text, size, pen.color(Ink.SURFACE), color, middles);
        }
    }

    /** Returns the name with the first part of what a program wrote at the node, where both fit. */
    private String labelled(int node, String name, double room) {
        var note = search.note(node);
        var text = name + " \u00b7 " + note.split(", ", 2)[0];
        return note.isEmpty() || room < Font.LEAST * pen.badgeWidth(text, 1) ? name : text;
    }

    /** Paints the node being visited, visible however small the others are. */
    void paintCurrent() {
        int node = search.current();
        if (node >= 0 && node < layout().nodes() && radius() < SMALLEST_NUMBER) {
            NodeShape.paint(pen, Status.CURRENT, x(node), y(node), Math.max(5, radius()), true);
        }
    }
}
