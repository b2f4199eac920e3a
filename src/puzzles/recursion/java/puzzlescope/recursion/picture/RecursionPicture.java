package puzzlescope.recursion.picture;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.program.ProgramBoard;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Trace;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.StackGauge;
import puzzlescope.recursion.RecursionPuzzle;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.event.RecursiveFunction;

/**
 * Draws the calls: as a tree where calls branch, else as stairs, with the searched or growing list above them or the
 * filling stack beside them. In manual play the answers are below.
 */
public final class RecursionPicture implements Painter {

    private static final double MARGIN = 10;
    /** The most calls that are drawn; the runs of our own functions have fewer. */
    private static final int MOST_CALLS = 300_000;

    private final Style style;
    private final RecursionQuestionPanel recursionQuestionPanel = new RecursionQuestionPanel();
    private RecursionPlayOverlay recursionPlayOverlay = RecursionPlayOverlay.NONE;
    private long readNanos = Long.MAX_VALUE;
    private @Nullable CallTree tree;
    private @Nullable CallLayout layout;
    private @Nullable ArgumentLegend argumentLegend;
    private CallPlaces places = CallPlaces.NONE;

    public RecursionPicture(Style style) {
        this.style = style;
    }

    /** Sets the state of manual play to draw from now on. */
    public void show(RecursionPlayOverlay current) {
        recursionPlayOverlay = current;
    }

    /** Limits the time for reading calls per picture; the rest is read for later ones. Without a limit all are read. */
    public void readNoLongerThan(long nanos) {
        readNanos = nanos;
    }

    /** The calls that were read; null before the first picture. */
    public @Nullable CallTree tree() {
        return tree;
    }

    /** The answers drawn last. */
    public RecursionQuestionPanel questionPanel() {
        return recursionQuestionPanel;
    }

    /** The positions of the calls drawn last. */
    public CallPlaces places() {
        return places;
    }

    /** The legend of the tree drawn last; null before the first. */
    public @Nullable ArgumentLegend legend() {
        return argumentLegend;
    }

    @Override
    public void paint(Surface surface, double width, double height, Session session, Moment moment) {
        var calls = read(session.trace());
        var pen = new RecursionPen(surface, style);
        var recursionScene =
                RecursionScene.of(calls, moment, session.timeline().position(), recursionPlayOverlay.plays());
        double[] area = {MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN};
        if (session.timeline().wholeBoard() instanceof ProgramBoard program) {
            paintProgram(pen, recursionScene, program, area);
            return;
        }
        var board = (RecursionBoard) moment.board();
        if (recursionPlayOverlay.plays()) {
            area[3] -= RecursionQuestionPanel.height(pen);
            recursionQuestionPanel.paint(
                    pen, session, recursionPlayOverlay, area[0], area[1] + area[3] + MARGIN, area[2]);
        } else {
            recursionQuestionPanel.hide();
        }
        if (board.function() == RecursiveFunction.CALL_TWICE) {
            var painter = new FunctionArgumentPainter(
                    pen, recursionScene, board, session.arguments().get(RecursionPuzzle.FUNC), area);
            painter.paint();
            places = painter;
        } else if (board.function().branches() && RecursionPuzzle.hasBase(session.arguments())) {
            paintTree(pen, recursionScene, board, session.arguments().integer(RecursionPuzzle.N), area);
        } else {
            paintStairs(pen, recursionScene, board, moment, session.arguments(), area);
        }
    }

    private void paintProgram(RecursionPen pen, RecursionScene recursionScene, ProgramBoard program, double[] area) {
        recursionQuestionPanel.hide();
        if (!recursionScene.tree().isWhole()) {
            places = CallPlaces.NONE;
            var said = pen.localize("recursion.program.too-many-calls", MOST_CALLS);
            var font = Font.text(pen.textSize());
            pen.text(said, area[0] + area[2] / 2, area[1] + area[3] / 2, font, pen.color(Ink.TEXT));
            return;
        }
        var lists = new ProgramListsPainter(pen, program);
        lists.paint(area[0], area[1], area[2]);
        area[1] += lists.height();
        area[3] -= lists.height();
        var painter = new RecursionTreePainter(pen, layout(recursionScene.tree()), recursionScene, null, area);
        painter.paint();
        places = painter;
    }

    private CallTree read(Trace trace) {
        var known = tree;
        if (known == null) {
            known = new CallTree(trace, MOST_CALLS);
            tree = known;
        }
        known.reset(trace);
        known.read(readNanos);
        return known;
    }

    private void paintTree(
            RecursionPen pen, RecursionScene recursionScene, RecursionBoard board, int n, double[] area) {
        var laid = layout(recursionScene.tree());
        int current = recursionScene.lit() == CallTree.NONE ? 0 : recursionScene.lit();
        int argument = current < laid.size() ? laid.argument(current) : -1;
        var words = new ArgumentLegend(pen, board, n, argument, area[2], area[3]);
        argumentLegend = words;
        area[3] -= words.height();
        var painter = new RecursionTreePainter(pen, laid, recursionScene, board.function(), area);
        painter.paint();
        places = painter;
        words.paint(area[0], area[1] + area[3]);
    }

    /** The layout of the calls of the whole recording, so that nothing moves while they are shown. */
    private CallLayout layout(CallTree calls) {
        var known = layout;
        if (known == null || !known.isOf(calls)) {
            known = new CallLayout(calls);
            layout = known;
        }
        return known;
    }

    private void paintStairs(
            RecursionPen pen,
            RecursionScene recursionScene,
            RecursionBoard board,
            Moment moment,
            Arguments arguments,
            double[] area) {
        if (board.function() == RecursiveFunction.BINARY_SEARCH) {
            var list = arguments.get(RecursionPuzzle.LIST);
            int target = arguments.integer(RecursionPuzzle.TARGET);
            var painter = new ListPainter(pen, list, target, area[0], area[1], area[2], area[3]);
            painter.paint(board, moment);
            area[1] += painter.height();
            area[3] -= painter.height();
        }
        if (board.function() == RecursiveFunction.FIBONACCI_LOOP) {
            var painter = new NumbersPainter(pen, arguments.integer(RecursionPuzzle.N), area);
            painter.paint(board, moment);
            area[1] += painter.height();
            area[3] -= painter.height();
        }
        if (!RecursionPuzzle.hasBase(arguments)) {
            area[2] -= StackGauge.WIDTH;
            int limit = arguments.integer(RecursionPuzzle.LIMIT);
            new StackGauge(pen.surface(), style, style.font(), board.depth(), limit, board.isFull())
                    .paint(area[0] + area[2], area[1], area[3]);
        }
        if (area[3] > pen.textSize() * 4) {
            var painter = new StairsPainter(pen, recursionScene, board.function(), area);
            painter.paint();
            places = painter;
        }
    }
}
