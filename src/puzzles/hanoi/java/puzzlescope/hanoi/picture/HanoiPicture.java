package puzzlescope.hanoi.picture;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.session.Session;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.event.HanoiGraphEvent;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;

/** Draws the pegs and, beside or below them, the state graph where it is small enough. */
public final class HanoiPicture implements Painter {

    /** Minimum height of the caption, in rows, so that a disk hanging over a peg does not reach it. */
    private static final double CROWDED = 0.44;

    /** Smallest share of its width to which text may be condensed and stay legible. */
    private static final double LEGIBLE = 0.6;

    private static final double MARGIN = 10;
    /** Room above the triangle, in rows, for the part of its small picture that is higher than a row. */
    private static final double ABOVE = 0.5;
    /** Ratio of width to height from which the graph lies beside the pegs. */
    private static final double WIDE = 1.5;

    private static final double PEGS_BESIDE = 0.5;
    private static final double PEGS_ABOVE = 0.4;
    private static final double SMALLEST_GRAPH = 150;
    /** Minimum height of the triangle of states, in text sizes; below it the pegs get all the room. */
    private static final double LEAST_TRIANGLE = 4;

    private final Style style;
    private HanoiPlayOverlay hanoiPlayOverlay = HanoiPlayOverlay.NONE;
    private @Nullable PegsLayout pegs;
    private @Nullable HanoiGraphLayout states;
    private @Nullable HanoiSpace laidOut;
    private Box place = Box.EMPTY;

    public HanoiPicture(Style style) {
        this.style = style;
    }

    /** Sets the state of manual play to draw from now on. */
    public void show(HanoiPlayOverlay current) {
        hanoiPlayOverlay = current;
    }

    /** The layout of the pegs drawn last; null before the first drawing. */
    public @Nullable PegsLayout pegs() {
        return pegs;
    }

    /** The layout of the states drawn last; null if no graph was drawn. */
    public @Nullable HanoiGraphLayout states() {
        return states;
    }

    @Override
    public void paint(Surface surface, double width, double height, Session session, Moment moment) {
        var board = (HanoiBoard) moment.board();
        var pen = new HanoiPen(surface, style);
        var diskMotion = hanoiPlayOverlay.diskMotion().orElseGet(() -> DiskMotion.of(moment));
        boolean beside = width > height * WIDE;
        double row = pen.textSize() * 1.6;
        double right = beside ? Math.floor(width * PEGS_BESIDE) : width;
        double bottom = beside ? height : Math.floor(height * PEGS_ABOVE);
        var into = beside
                ? new Box(right, ABOVE * row, width - right - MARGIN, height - ABOVE * row - MARGIN)
                : new Box(MARGIN, bottom, width - 2 * MARGIN, height - bottom - MARGIN);
        var triangle = HanoiGraphPainter.triangle(into, row);
        boolean graph = board.hasGraph()
                && Math.max(width, height) > 2 * SMALLEST_GRAPH
                && triangle.height() > pen.textSize() * LEAST_TRIANGLE;
        paintPegs(pen, board, diskMotion, moment, graph ? right : width, graph ? bottom : height);
        if (graph) {
            var laid = layout(board.space(), triangle);
            new HanoiGraphPainter(pen, laid, moment, diskMotion).paint(into, row);
        } else {
            states = null;
        }
    }

    private void paintPegs(
            HanoiPen pen, HanoiBoard board, DiskMotion diskMotion, Moment moment, double right, double bottom) {
        double row = pen.textSize() * 1.9;
        double middle = right / 2;
        var why = board.hasGraph() ? "" : whyNoGraph(board.space());
        double across = right - 2 * MARGIN;
        // In a narrow lane it would be condensed beyond legibility.
        boolean said = !why.isEmpty() && pen.fitting(why, pen.textSize(), across) > LEGIBLE * pen.textSize();
        double below = said ? row : 0;
        var into = new Box(MARGIN, MARGIN + row, across, Math.max(1, bottom - 2 * MARGIN - row - below));
        var laid = new PegsLayout(board.space(), into, row);
        pegs = laid;
        double above = Math.max(MARGIN + row * CROWDED, laid.hanging() - 2 * laid.diskHeight() - row);
        pen.fitted(caption(board, moment), middle, above, across, true, pen.color(Ink.TEXT));
        var painter = new PegsPainter(pen, laid, board.space(), diskMotion, hanoiPlayOverlay.dragged());
        painter.paint();
        hanoiPlayOverlay.hint().ifPresent(painter::paintHint);
        if (said) {
            pen.fitted(why, middle, bottom - row, across, false, pen.color(Ink.FAINT));
        }
    }

    private String caption(HanoiBoard board, Moment moment) {
        boolean searching = moment.event().orElse(null) instanceof HanoiGraphEvent;
        var space = board.space();
        if (searching) {
            return style.localize("hanoi.view.found", board.found(), space.states());
        }
        int fewest = board.fewestMoves();
        var key = board.moves() > fewest ? "hanoi.view.moves-more" : "hanoi.view.moves";
        return style.localize(key, board.moves(), fewest);
    }

    private String whyNoGraph(HanoiSpace space) {
        return space.pegs() > 3
                ? style.localize("hanoi.view.no-graph-four", HanoiBoard.MOST_DISKS_OF_GRAPH)
                : style.localize("hanoi.view.no-graph", space.disks(), space.states(), HanoiBoard.MOST_DISKS_OF_GRAPH);
    }

    private HanoiGraphLayout layout(HanoiSpace space, Box into) {
        var known = states;
        if (known == null || !space.equals(laidOut) || !into.equals(place)) {
            known = new HanoiGraphLayout(space, into, style.textSize());
            states = known;
            laidOut = space;
            place = into;
        }
        return known;
    }
}
