package puzzlescope.ui.puzzle.recursion;

import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import javafx.scene.Cursor;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Target;
import puzzlescope.core.puzzle.recursion.RecursionPuzzle;
import puzzlescope.core.puzzle.recursion.RecursionTargets;
import puzzlescope.core.puzzle.recursion.board.RecursionBoard;
import puzzlescope.core.replay.CallTree;
import puzzlescope.picture.Box;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Point;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.StackGauge;
import puzzlescope.picture.recursion.CallLayout;
import puzzlescope.picture.recursion.Legend;
import puzzlescope.picture.recursion.ListPainter;
import puzzlescope.picture.recursion.NumbersPainter;
import puzzlescope.picture.recursion.RecursionPen;
import puzzlescope.picture.recursion.RecursionTreePainter;
import puzzlescope.picture.recursion.Shown;
import puzzlescope.picture.recursion.StairsPainter;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.Places;
import puzzlescope.ui.board.Scattered;
import puzzlescope.ui.board.TabContext;

/**
 * Draws the calls: as a tree where calls branch, else as stairs, with the list that is searched or that grows above them or the
 * stack that fills beside them. A click on a call goes to the moment when it was opened. By hand
 * there are the answers below, of which one is to be clicked.
 */
public final class RecursionView extends BoardView {

    private static final double MARGIN = 10;
    /** More than any run here makes. */
    private static final int MOST_CALLS = 300_000;

    private static final long READ_NANOS = 2_000_000;

    private final TabContext context;
    private final CallTree tree;
    private final AnswerButtons answers;
    private @Nullable CallLayout layout;
    private @Nullable Legend shownLegend;
    private IntBinaryOperator callAt = (_, _) -> CallTree.NONE;
    private IntFunction<Box> outlineOf = _ -> Box.EMPTY;
    private Supplier<BitSet> drawn = BitSet::new;

    public RecursionView(TabContext context) {
        super(context.appearance());
        this.context = context;
        tree = new CallTree(context.player().session().trace(), MOST_CALLS);
        answers = new AnswerButtons(context);
        setOnMouseMoved(moved -> point(moved.getX(), moved.getY()));
        setOnMouseExited(_ -> answers.point(-1, -1));
        setOnMouseClicked(clicked -> {
            if (clicked.getButton() == MouseButton.PRIMARY) {
                click(clicked.getX(), clicked.getY());
            }
        });
    }

    private void point(double x, double y) {
        boolean active =
                context.isByHand() ? answers.point(x, y) : callAt.applyAsInt((int) x, (int) y) != CallTree.NONE;
        setCursor(active ? Cursor.HAND : Cursor.DEFAULT);
    }

    private void click(double x, double y) {
        if (context.isByHand()) {
            give(answers.at(x, y));
        } else {
            goTo(callAt.applyAsInt((int) x, (int) y));
        }
    }

    /** By hand the digits are the answers. */
    @Override
    protected boolean play(KeyEvent key) {
        int choice = key.isShortcutDown() ? AnswerButtons.NONE : AnswerButtons.choice(key.getCode());
        give(choice);
        return choice != AnswerButtons.NONE;
    }

    private void give(int choice) {
        aim(() -> answers.place(choice));
        answers.give(choice);
    }

    /** The middle of an answer, from 0, as it is drawn now. */
    public Point placeOfAnswer(int choice) {
        return answers.middle(choice);
    }

    private void goTo(int call) {
        if (call != CallTree.NONE && call < tree.size()) {
            context.player().seek(tree.opened(call) + 1);
        }
    }

    @Override
    protected Places places() {
        var calls = drawn.get();
        return new Scattered(calls.length(), 0, call -> calls.get(call) ? outlineOf.apply(call) : null);
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        int call = callAt.applyAsInt((int) x, (int) y);
        var event = new long[1];
        boolean known =
                call != CallTree.NONE && call < tree.size() && tree.trace().copy(tree.opened(call), event, 0, 1) == 1;
        return known ? RecursionTargets.calls(event[0]).stream().toList() : List.of();
    }

    /** Returns the place at which a call is drawn now. */
    Point placeOf(int call) {
        var outline = outlineOf.apply(call);
        return new Point((outline.left() + outline.right()) / 2, (outline.top() + outline.bottom()) / 2);
    }

    /** Returns the words below the tree now. */
    Legend legend() {
        return Objects.requireNonNull(shownLegend);
    }

    boolean hasReadAll() {
        return tree.isComplete();
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        var session = context.player().session();
        var board = (RecursionBoard) moment.board();
        read();
        var pen = new RecursionPen(surface, appearance());
        var shown = Shown.of(tree, moment, session.timeline().position(), context.isByHand());
        double[] area = {MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN};
        if (context.isByHand()) {
            area[3] -= AnswerButtons.height(pen);
            answers.paint(pen, area[0], area[1] + area[3] + MARGIN, area[2]);
        } else {
            answers.hide();
        }
        if (board.function().branches() && RecursionPuzzle.hasBase(session.arguments())) {
            paintTree(pen, shown, board, area);
        } else {
            paintStairs(pen, shown, board, moment, session.arguments(), area);
        }
    }

    private void read() {
        tree.use(context.player().session().trace());
        tree.read(READ_NANOS);
        if (tree.isBehind()) {
            // What is left is read in the next frame.
            context.player().invalidate();
        }
    }

    private void paintTree(RecursionPen pen, Shown shown, RecursionBoard board, double[] area) {
        var laid = layoutNow();
        int n = context.player().session().arguments().integer(RecursionPuzzle.N);
        int current = shown.lit() == CallTree.NONE ? 0 : shown.lit();
        int argument = current < laid.size() ? laid.argument(current) : -1;
        var legend = new Legend(pen, board, n, argument, area[2], area[3]);
        shownLegend = legend;
        area[3] -= legend.height();
        var painter = new RecursionTreePainter(pen, laid, shown, board.function(), area);
        painter.paint();
        callAt = painter::callAt;
        outlineOf = painter::outline;
        legend.paint(area[0], area[1] + area[3]);
        drawn = painter::drawn;
    }

    /** The calls of the whole recording are laid out, so that nothing moves while they are shown. */
    private CallLayout layoutNow() {
        var known = layout;
        if (known == null || !known.isOf(tree)) {
            known = new CallLayout(tree);
            layout = known;
        }
        return known;
    }

    private void paintStairs(
            RecursionPen pen, Shown shown, RecursionBoard board, Moment moment, Arguments arguments, double[] area) {
        if (!board.function().isOfNumber()) {
            var list = arguments.get(RecursionPuzzle.LIST);
            var painter =
                    new ListPainter(pen, list, arguments.integer(RecursionPuzzle.TARGET), area[0], area[1], area[2]);
            painter.paint(board, moment);
            area[1] += painter.height();
            area[3] -= painter.height();
        }
        if (!board.function().isRecursive()) {
            var painter = new NumbersPainter(pen, arguments.integer(RecursionPuzzle.N), area);
            painter.paint(board, moment);
            area[1] += painter.height();
            area[3] -= painter.height();
        }
        if (!RecursionPuzzle.hasBase(arguments)) {
            area[2] -= StackGauge.WIDTH;
            int limit = arguments.integer(RecursionPuzzle.LIMIT);
            new StackGauge(pen.surface(), appearance(), pen.style().font(), board.depth(), limit, board.isFull())
                    .paint(area[0] + area[2], area[1], area[3]);
        }
        if (area[3] > pen.textSize() * 4) {
            var painter = new StairsPainter(pen, shown, board.function(), area);
            painter.paint();
            callAt = painter::callAt;
            outlineOf = painter::outline;
            drawn = painter::drawn;
        }
    }
}
