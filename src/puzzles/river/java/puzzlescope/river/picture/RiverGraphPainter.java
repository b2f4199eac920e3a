package puzzlescope.river.picture;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.search.VisibleGraph.Status;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Point;
import puzzlescope.picture.board.LabelPlaces;
import puzzlescope.picture.board.NodeFrame;
import puzzlescope.picture.graph.NodeShape;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.event.RiverEvent;
import puzzlescope.river.event.RiverGameEvent;
import puzzlescope.river.event.RiverGraphEvent;
import puzzlescope.river.event.RiverSolutionEvent;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.RiverKind;
import puzzlescope.river.space.StateCode;

/**
 * Paints the graph as far as it is built: nodes under their numbers, with their states where there is room, and edges,
 * those of {@code last} emphasised. Small nodes are dots.
 */
public final class RiverGraphPainter {

    /** Greatest width of a state's text, in widths of its board. */
    private static final double WIDEST_TEXT = 1.2;
    /** Smallest radius of nodes that bear their number. */
    private static final double SMALLEST_NUMBERED = 7.5;

    /** Extent of the signs around a node, in radii. */
    private static final double RING = 1.1;

    /** Smallest radius of nodes and width of columns, in px, at which edges bear their loads. */
    private static final double SMALLEST_LOADED = 14;

    private static final double NARROWEST_LOADED = 86;

    private final Pen pen;
    private final RiverGraphLayout layout;
    private final RiverBoard board;
    private final Moment moment;
    private final BitSet way = new BitSet();
    private final int lit;
    private final double stateSize;
    private final @Nullable TriedEdge triedEdge;
    private final LabelPlaces labels;
    private final NodeThumbnails boards;

    public RiverGraphPainter(Pen pen, RiverGraphLayout layout, Moment moment, LabelPlaces labels) {
        this.pen = pen;
        this.labels = labels;
        this.layout = layout;
        this.moment = moment;
        board = (RiverBoard) moment.board();
        int node = board.goal();
        for (int i = 0; i <= board.links() && node >= 0 && board.links() > 0; i++) {
            way.set(node);
            node = board.last(node);
        }
        lit = lit();
        boards = new NodeThumbnails(pen, layout, Travellers.of(board.rules()));
        stateSize = boards.fit() ? 0 : stateSize();
        var edge = TriedEdge.of(moment);
        triedEdge = edge != null && isDrawn(edge.from()) && isDrawn(edge.to()) ? edge : null;
    }

    /** Size of the states below the nodes; 0 where there is no room below all of them. */
    private double stateSize() {
        var longest = pen.localize(StateCode.label(state(0)));
        double across = layout.columnWidth() * 0.98 / pen.badgeWidth(longest, 1);
        double down = (layout.rowHeight() - 2 * layout.radius()) / pen.badgeHeight(1);
        double fitting = Math.min(pen.textSize() * 0.86, Math.min(across, down));
        return fitting < Font.LEAST ? 0 : fitting;
    }

    /** The current node of the search or the boat. */
    private int lit() {
        var event = moment.event().orElse(null);
        if (event instanceof RiverSolutionEvent.LinkFollowed link) {
            return link.last();
        }
        if (board.goal() >= 0 && board.crossings() > 0 || event instanceof RiverSolutionEvent.CrossingMade) {
            int node = board.goal();
            for (int left = board.links() - board.crossings(); left > 0; left--) {
                node = board.last(node);
            }
            return node;
        }
        return board.current();
    }

    public void paint() {
        if (board.nodes() == 0 && isDrawn(0)) {
            paintStart();
            return;
        }
        for (int edge = 0; edge < board.edges(); edge++) {
            int from = board.edgeFrom(edge);
            int to = board.edgeTo(edge);
            if (isDrawn(from) && isDrawn(to)) {
                paintEdge(from, to);
            }
        }
        paintTried();
        var places = new LinkedHashMap<Integer, Box>();
        for (int node = 0; node < board.nodes(); node++) {
            if (isDrawn(node)) {
                if (boards.fit()) {
                    places.put(node, paintBoard(node));
                } else {
                    paintNode(node);
                    labels.blockDisk(layout.x(node), layout.y(node), layout.radius() * RING);
                }
            }
        }
        for (int node = 0; node < board.nodes(); node++) {
            if (isDrawn(node) && layout.radius() * Math.max(0.2, growth(node)) >= SMALLEST_NUMBERED) {
                paintState(node, layout.x(node), layout.y(node));
            }
        }
        paintTriedLoad();
        if (layout.radius() >= SMALLEST_LOADED && layout.columnWidth() >= NARROWEST_LOADED) {
            paintLoads();
        }
        // After all that they must not cover.
        places.forEach(this::paintText);
        paintSign();
    }

    /** Paints the start, which is known before it is found by the first step. */
    private void paintStart() {
        if (boards.fit()) {
            paintText(0, boards.paint(0, board.start(), 1, NodeFrame.WAITING, false));
            return;
        }
        NodeShape.paint(
                new Pen(pen.surface(), pen.style()), Status.WAITING, layout.x(0), layout.y(0), layout.radius(), false);
        if (layout.radius() >= SMALLEST_NUMBERED) {
            paintNumber(0, layout.radius(), Ink.TEXT);
            paintState(0, layout.x(0), layout.y(0));
        }
    }

    /** The state of a node; before the first step that of the start. */
    private int state(int node) {
        return board.nodes() == 0 ? board.start() : board.state(node);
    }

    private boolean isDrawn(int node) {
        return node < layout.nodes();
    }

    private boolean isLink(int from, int to) {
        return board.last(to) == from || board.last(from) == to;
    }

    private void paintEdge(int from, int to) {
        var surface = pen.surface();
        boolean link = isLink(from, to);
        boolean onWay = link && way.get(from) && way.get(to);
        surface.setStroke(pen.color(onWay ? Ink.SOLUTION : link ? Ink.PATH : Ink.GRID));
        double scale = Math.clamp(layout.radius() / 12, 0.4, 1.2);
        surface.setLineWidth((onWay ? 4.5 : link ? 2.2 : 1.3) * scale);
        surface.setLineDashes(link ? new double[0] : new double[] {4, 3});
        strokeEdge(from, to, growth(to));
        surface.setLineDashes();
    }

    /** Returns the growth of a node that is being found, from 0 to 1. */
    private double growth(int node) {
        int found = switch ((RiverEvent) moment.event().orElse(null)) {
            case RiverGraphEvent.StateFound state -> state.node();
            case RiverGameEvent.Crossed crossed when crossed.isNew() -> crossed.node();
            case RiverGraphEvent.SearchBegan _,
                    RiverGraphEvent.StateVisited _,
                    RiverGraphEvent.GoalReached _,
                    RiverGraphEvent.StateKnown _,
                    RiverGraphEvent.EdgeFound _,
                    RiverGraphEvent.WayImproved _,
                    RiverGraphEvent.MoveRejected _,
                    RiverGraphEvent.StateLeft _,
                    RiverGraphEvent.DeadEndLeft _,
                    RiverSolutionEvent _,
                    RiverGameEvent _ -> -1;
            case null -> -1;
        };
        return found == node ? moment.happened() : 1;
    }

    /** Draws an edge, bowed between nodes in one row or column with others between them. */
    private void strokeEdge(int from, int to, double share) {
        double x1 = layout.x(from);
        double y1 = layout.y(from);
        double x2 = x1 + (layout.x(to) - x1) * share;
        double y2 = y1 + (layout.y(to) - y1) * share;
        double length = Math.hypot(x2 - x1, y2 - y1);
        if (length <= layout.columnWidth() * 1.5 + 4 * layout.radius()) {
            pen.surface().strokeLine(x1, y1, x2, y2);
            return;
        }
        double bow = Math.min(length * 0.22, layout.radius() * 4) / length;
        pen.surface().beginPath();
        pen.surface().moveTo(x1, y1);
        pen.surface().quadraticCurveTo((x1 + x2) / 2 + (y2 - y1) * bow, (y1 + y2) / 2 - (x2 - x1) * bow, x2, y2);
        pen.surface().stroke();
    }

    private void paintLoads() {
        for (int edge = 0; edge < board.edges(); edge++) {
            int from = board.edgeFrom(edge);
            int to = board.edgeTo(edge);
            boolean isTried = triedEdge != null && triedEdge.from() == from && triedEdge.to() == to;
            if (isDrawn(from) && isDrawn(to) && isLink(from, to) && !isTried) {
                paintLoad(from, to);
            }
        }
    }

    private void paintLoad(int from, int to) {
        int load = LoadCode.between(board.state(from), board.state(to));
        var text = board.rules().kind() == RiverKind.BRIDGE_AND_TORCH
                ? pen.localize(
                        "river.view.minutes",
                        pen.localize(LoadCode.label(load)),
                        board.rules().cost(load))
                : pen.localize(LoadCode.label(load));
        if (!text.isEmpty() && growth(to) >= 1) {
            double size = pen.textSize() * Font.SMALL;
            labels.paint(pen, text, size, pen.color(Ink.SURFACE), pen.color(Ink.FAINT), along(from, to, text, size));
        }
    }

    /** Highlights the edge that was just tried. */
    private void paintTried() {
        if (triedEdge != null) {
            pen.stroke(Math.clamp(layout.radius() / 4, 1.5, 3.5), pen.color(Ink.MARK));
            strokeEdge(triedEdge.from(), triedEdge.to(), moment.happened());
        }
    }

    /** Paints the load on the edge that was just tried, or above it where the edge is too short. */
    private void paintTriedLoad() {
        if (triedEdge == null || layout.radius() < SMALLEST_NUMBERED) {
            return;
        }
        var label = pen.localize(triedEdge.label());
        int from = triedEdge.from();
        int to = triedEdge.to();
        double size = pen.textSize() * Font.SMALL;
        var middles = along(from, to, label, size);
        labels.paint(pen, label, size, pen.color(Ink.MARK), pen.color(Ink.ON_MARK), middles);
    }

    private List<Point> along(int from, int to, String text, double size) {
        double width = pen.badgeWidth(text, size);
        double height = pen.badgeHeight(size);
        var middles = new ArrayList<>(
                LabelPlaces.along(layout.x(from), layout.y(from), layout.x(to), layout.y(to), width, height));
        middles.addAll(LabelPlaces.around(layout.x(to), layout.y(to), layout.radius(), width, height));
        return middles;
    }

    private void paintNode(int node) {
        double radius = layout.radius() * Math.max(0.2, growth(node));
        double x = layout.x(node);
        double y = layout.y(node);
        boolean current = node == lit;
        var graph = new Pen(pen.surface(), pen.style());
        var status =
                current ? Status.CURRENT : Status.valueOf(board.status(node).name());
        NodeShape.paint(graph, status, x, y, radius, way.get(node));
        if (isGoal(node)) {
            NodeShape.paintGoal(graph, x, y, radius);
        }
        if (radius >= SMALLEST_NUMBERED) {
            paintNumber(node, radius, current ? Ink.ON_MARK : Ink.TEXT);
        }
    }

    private void paintNumber(int node, double radius, Ink ink) {
        double size = Math.max(Font.LEAST, radius * (node < 100 ? 1 : 0.78));
        pen.text(String.valueOf(node), layout.x(node), layout.y(node), Font.bold(size), pen.color(ink));
    }

    private Box paintBoard(int node) {
        var frame = node == lit
                ? NodeFrame.CURRENT
                : way.get(node) || isGoal(node)
                        ? NodeFrame.ON_WAY
                        : NodeFrame.valueOf(board.status(node).name());
        var place = boards.paint(node, board.state(node), Math.max(0.2, growth(node)), frame, isGoal(node));
        labels.block(place);
        return place;
    }

    /** Writes a state below its board, if it fits there and covers nothing. */
    private void paintText(int node, Box place) {
        var text = StateCode.text(state(node));
        double size = pen.textSize() * Font.SMALL;
        if (pen.badgeWidth(text, size) <= place.width() * WIDEST_TEXT) {
            double half = pen.badgeHeight(size) / 2;
            var ink = pen.color(node == lit ? Ink.TEXT : Ink.FAINT);
            var middles = List.of(
                    new Point(place.centerX(), place.bottom() + half),
                    new Point(place.centerX(), place.top() - half),
                    new Point(place.left(), place.bottom() + half),
                    new Point(place.right(), place.bottom() + half));
            labels.paint(pen, text, size, pen.color(Ink.SURFACE), ink, middles);
        }
    }

    private boolean isGoal(int node) {
        return node == board.goal() || board.state(node) == board.rules().goal();
    }

    private void paintState(int node, double x, double y) {
        if (stateSize > 0) {
            var text = pen.localize(StateCode.label(state(node)));
            var middles = LabelPlaces.around(
                    x, y, layout.radius(), pen.badgeWidth(text, stateSize), pen.badgeHeight(stateSize));
            var ink = pen.color(node == lit ? Ink.TEXT : Ink.FAINT);
            labels.paint(pen, text, stateSize, pen.color(Ink.SURFACE), ink, middles);
        }
    }

    /** Paints a cross at the node whose load was just refused. */
    private void paintSign() {
        var rejected = moment.event()
                .filter(RiverGraphEvent.MoveRejected.class::isInstance)
                .map(RiverGraphEvent.MoveRejected.class::cast);
        Optional<Integer> at = rejected.map(RiverGraphEvent.MoveRejected::from).filter(this::isDrawn);
        if (at.isPresent() && moment.isAtRest()) {
            int node = at.get();
            double size = Math.clamp(layout.radius() * 0.95, 8, 18);
            var place = boards.signPlace(node);
            pen.refused(place.x(), place.y(), size);
        }
    }
}
