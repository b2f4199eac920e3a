package puzzlescope.river.picture;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.session.Session;
import puzzlescope.picture.Box;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.LabelPlaces;
import puzzlescope.picture.graph.PredecessorTablePainter;
import puzzlescope.river.RiverPuzzle;
import puzzlescope.river.board.RiverBoard;

/**
 * Draws the banks and the boat, below them the state graph and the frontier, and beside it, where there is ample room,
 * the table of {@code last}.
 */
public final class RiverPicture implements Painter {

    /** Size of names on the board and in the graph. */
    static final Pen.Padding BADGE = new Pen.Padding(1.5, 0.8, 1.7);

    private static final double MARGIN = 6;
    private static final double BANKS_SHARE = 0.37;
    /** Height, in text sizes, below which the frontier is omitted in favour of the people. */
    private static final double LOW = 16;

    private static final double LARGEST_SHARE = 0.55;
    private static final double LARGEST_BANKS = 330;
    private static final double SMALLEST_GRAPH = 70;
    /** Width from which the table may stand beside the graph, if it takes no more than its share. */
    private static final double WIDE = 900;

    private static final double LARGEST_TABLE = 0.48;
    private static final int FEWEST_ROWS = 8;

    private final Style style;
    private final RiverRunFacts riverRunFacts = new RiverRunFacts();
    private final LabelPlaces labels = new LabelPlaces();
    private RiverPlayOverlay riverPlayOverlay = RiverPlayOverlay.NONE;
    private @Nullable RiverGraphLayout layout;
    private @Nullable RiverBoard laidOut;
    private @Nullable BanksLayout placed;
    private boolean tableShown;
    private boolean agendaElsewhere;
    private Box place = Box.EMPTY;

    public RiverPicture(Style style) {
        this.style = style;
    }

    /** Sets the state of manual play to draw from now on. */
    public void show(RiverPlayOverlay current) {
        riverPlayOverlay = current;
    }

    public RiverRunFacts runFacts() {
        return riverRunFacts;
    }

    /** The positions of the labels drawn last. */
    public LabelPlaces labels() {
        return labels;
    }

    /** The layout of the graph drawn last; null before the first drawing. */
    public @Nullable RiverGraphLayout layout() {
        return layout;
    }

    /** The banks drawn last; null before the first drawing. */
    public @Nullable BanksLayout banks() {
        return placed;
    }

    /** Returns whether the table of {@code last} was drawn beside the graph. */
    public boolean isTableShown() {
        return tableShown;
    }

    @Override
    public void setPendingStatesShownElsewhere(boolean elsewhere) {
        agendaElsewhere = elsewhere;
    }

    @Override
    public void paint(Surface surface, double width, double height, Session session, Moment moment) {
        var board = (RiverBoard) moment.board();
        var pen = new Pen(surface, style, RiverPicture.BADGE);
        double caption = pen.textSize() * 1.9;
        boolean low = height < pen.textSize() * LOW;
        boolean agenda = !low && !agendaElsewhere;
        double row = agenda ? caption : 0;
        double share = low ? LARGEST_SHARE : BANKS_SHARE;
        double scene = Math.floor(Math.min(LARGEST_BANKS, Math.max(90, height * share)));
        var crowd = Travellers.of(board.rules());
        var banksLayout = new BanksLayout(crowd, MARGIN, MARGIN, width - 2 * MARGIN, scene - MARGIN, caption);
        placed = banksLayout;
        new BanksPainter(pen, banksLayout, crowd, riverPlayOverlay.boarding().orElseGet(() -> CrossingScene.of(moment)))
                .paint();
        double graph = height - scene - row - 2 * MARGIN;
        tableShown = false;
        if (graph >= SMALLEST_GRAPH) {
            if (!riverPlayOverlay.playing()) {
                riverRunFacts.follow(session);
            }
            double table = riverPlayOverlay.playing()
                    ? 0
                    : paintTable(pen, board, width, scene + 2 * MARGIN, height - scene - 3 * MARGIN);
            var laid = layout(board, new Box(MARGIN, scene + MARGIN, width - 2 * MARGIN - table, graph));
            labels.begin(new Box(0, scene, width - table, height - scene - row));
            new RiverGraphPainter(pen, laid, moment, labels).paint();
            if (!riverPlayOverlay.playing() && agenda) {
                var order = session.arguments().get(RiverPuzzle.ALGORITHM).order();
                RiverPendingRow.of(board, order)
                        .paint(pen, board, 2 * MARGIN, height - row / 2, width - 4 * MARGIN - table);
            }
        }
    }

    /** Paints the table beside the graph if there is ample room; returns its width. */
    private double paintTable(Pen pen, RiverBoard board, double width, double top, double height) {
        var rowsOfAll = new RiverPredecessorRows(board, riverRunFacts, style);
        var painter = new PredecessorTablePainter(new Pen(pen.surface(), style), rowsOfAll, false);
        int rows = (int) ((height - painter.headHeight()) / painter.rowHeight());
        if (painter.width() > width * LARGEST_TABLE || width < WIDE || rows < FEWEST_ROWS) {
            return 0;
        }
        tableShown = true;
        double left = width - MARGIN - painter.width();
        pen.surface().save();
        pen.surface().translate(left, top);
        painter.paint(Math.max(0, board.visits() - rows), 0, rows, rowsOfAll.allNodes());
        pen.surface().restore();
        return width - left + 2 * MARGIN;
    }

    /** The layout of the finished graph, so that nothing moves while it grows. */
    private RiverGraphLayout layout(RiverBoard board, Box into) {
        var whole = riverPlayOverlay.playing() ? null : riverRunFacts.finished().orElse(null);
        var known = layout;
        if (known == null || whole == null || whole != laidOut || !into.equals(place)) {
            known = new RiverGraphLayout(
                    whole == null ? board : whole, into.left(), into.top(), into.width(), into.height());
            layout = known;
            laidOut = whole;
            place = into;
        }
        return known;
    }
}
