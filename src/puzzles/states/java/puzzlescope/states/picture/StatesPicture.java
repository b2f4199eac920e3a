package puzzlescope.states.picture;

import java.util.List;
import puzzlescope.engine.search.FoundGraph;
import puzzlescope.engine.session.Session;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.graph.Arrangement;
import puzzlescope.picture.graph.GraphWindow;
import puzzlescope.picture.graph.RingLayout;
import puzzlescope.states.NeighbourNodes;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.board.StatesBoard;

/** Draws the graph built by a search, or those of two searches side by side, each below its caption. */
public final class StatesPicture implements Painter {

    private static final double MARGIN = 10;

    private final Style style;
    private final GraphWindows windows = new GraphWindows();
    private Arrangement arrangement = Arrangement.AUTOMATIC;
    private StatesPlayOverlay statesPlayOverlay = StatesPlayOverlay.NONE;
    private NeighbourNodes neighbourNodes = new NeighbourNodes(List.of(), new FoundGraph());
    /** Without a window there is no other frame in which to draw the rest. */
    private long slice = Long.MAX_VALUE;

    private boolean unfinished;

    public StatesPicture(Style style) {
        this.style = style;
    }

    /** Limits the drawing time of large graphs in nanoseconds; the rest is drawn next time. */
    public void slice(long nanos) {
        slice = nanos;
    }

    /** Sets the chosen layout and the state of manual play to draw from now on. */
    public void show(Arrangement chosen, StatesPlayOverlay current) {
        arrangement = chosen;
        statesPlayOverlay = current;
    }

    public GraphWindows windows() {
        return windows;
    }

    /** The next steps in manual play, as drawn last. */
    public NeighbourNodes neighbours() {
        return neighbourNodes;
    }

    /** Returns whether some of a large graph is still to be drawn. */
    public boolean isUnfinished() {
        return unfinished;
    }

    @Override
    public void paint(Surface surface, double width, double height, Session session, Moment moment) {
        var board = (StatesBoard) moment.board();
        windows.setBoard(board, width);
        unfinished = false;
        var pen = new Pen(surface, style);
        int count = board.searches().size();
        double share = width / count;
        var captions = board.searches().stream()
                .map(search -> new GraphCaption(pen, search, share - 2 * MARGIN, height, mayBeCrowded(search)))
                .toList();
        // One height for both, so that the graphs are aligned.
        double top = captions.stream().mapToDouble(GraphCaption::height).max().orElse(0);
        for (int i = 0; i < count; i++) {
            double left = i * share;
            var port = new Box(left, top, share, Math.max(1, height - top));
            boolean crowded = paintGraph(pen, windows.get(i), board.searches().get(i), port, moment);
            captions.get(i).paint(left + MARGIN, 0, crowded);
            if (i > 0) {
                surface.setStroke(pen.color(Ink.GRID));
                surface.setLineWidth(1);
                surface.strokeLine(Math.floor(left) + 0.5, 0, Math.floor(left) + 0.5, height);
            }
        }
    }

    private boolean mayBeCrowded(SearchPosition search) {
        return search.nodes() > StateGraphPainter.MOST_WITH_EDGES && !arrangement.inRings(search);
    }

    /** Paints a graph; returns whether there was no room for edges. */
    private boolean paintGraph(Pen pen, GraphWindow window, SearchPosition search, Box port, Moment moment) {
        var named = ((StatesBoard) moment.board()).named();
        boolean walked = search.isByHand() && statesPlayOverlay.walking();
        if (walked) {
            neighbourNodes = NeighbourNodes.of(search, named);
            // Includes the nodes that may come next.
            window.layOut(neighbourNodes.graph(), port);
        } else {
            window.layOut(search, port, arrangement);
        }
        if (window.layout() instanceof RingLayout rings) {
            unfinished |= new RingPainter(pen, window, rings, search, named, moment).paint(slice);
            return false;
        }
        var painter = new StateGraphPainter(pen, window, search, named, moment);
        if (walked) {
            var walk = new WalkPainter(
                    pen, window, search, neighbourNodes, statesPlayOverlay.chosen(), statesPlayOverlay.advised());
            painter.paint(walk::paintLines, walk::paintSigns, walk::names);
        } else {
            painter.paint();
        }
        return painter.isCrowded();
    }
}
