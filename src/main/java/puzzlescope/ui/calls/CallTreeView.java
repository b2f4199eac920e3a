package puzzlescope.ui.calls;

import java.util.List;
import java.util.function.LongConsumer;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import puzzlescope.core.replay.Timeline;
import puzzlescope.core.trace.Trace;
import puzzlescope.ui.control.TakesKeys;
import puzzlescope.ui.theme.Appearance;

/**
 * The calls made so far as an outline that grows: a click on a call goes to the moment when it was opened, a click on its triangle
 * folds what it called. Shows the whole tree of up to {@value #MOST_CALLS} calls, beyond that the open calls and some beside
 * them. Costs nothing while it is not visible. FX thread only.
 */
public final class CallTreeView extends Region implements TakesKeys {

    /** Of recordings with more calls than this only the way to the innermost call is shown. */
    public static final int MOST_CALLS = 100_000;

    private static final long READ_NANOS = 1_000_000;
    private static final long PATH_NANOS = 1_000_000;
    private static final double ROW = 1.6;
    private static final int WHEEL_ROWS = 3;
    private static final double PIXELS_PER_NOTCH = 40;

    private final Appearance appearance;
    private final Canvas canvas = new Canvas();
    private final ScrollBar bar = new ScrollBar();
    /** Empty; the style sheets give it the typeface that the canvas is to use. */
    private final Label typeface = new Label();

    /** What a row says that has no room for it. */
    private final Tooltip whole = new Tooltip();

    private final CallTree tree;
    private final CallOutline outline;
    private List<CallRow> path = List.of();
    private long position = -1;
    private int depth;
    /** The least and the greatest depth among the rows that are drawn. */
    private int shallowest;

    private int deepest;
    private boolean following = true;
    /** The opening event of the row that the keys have chosen. */
    private long chosen = CallRow.LEFT_OUT;

    private LongConsumer onSeek = _ -> {};

    /** @param trace the recording that is shown at first */
    public CallTreeView(Appearance appearance, Trace trace) {
        this.appearance = appearance;
        tree = new CallTree(trace, MOST_CALLS);
        outline = new CallOutline(tree);
        getStyleClass().add("call-tree");
        setId("call-tree");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TREE_VIEW);
        accessibleTextProperty().bind(appearance.texts().of("panel.call-tree"));
        typeface.getStyleClass().add("call");
        typeface.setManaged(false);
        typeface.setVisible(false);
        typeface.fontProperty().addListener((_, _, _) -> paint());
        bar.setOrientation(Orientation.VERTICAL);
        bar.setFocusTraversable(false);
        bar.valueProperty().addListener((_, _, _) -> paint());
        getChildren().addAll(canvas, bar, typeface);
        focusVisibleProperty().addListener((_, _, _) -> paint());
        setOnMouseMoved(this::point);
        setOnMouseClicked(this::clicked);
        setOnScroll(this::scrolled);
        setOnKeyPressed(this::pressed);
    }

    /** Who is told the position just after the opening of a call that was chosen. */
    public void setOnSeek(LongConsumer onSeek) {
        this.onSeek = onSeek;
    }

    /** Whether the recording has more calls to be read, so that {@link #show} should be called in the next frame too. */
    public boolean isBehind() {
        return tree.isBehind();
    }

    /** Reads on for a moment and shows the calls at the timeline's position. */
    public void show(Timeline timeline) {
        if (timeline.trace() != tree.trace()) {
            tree.use(timeline.trace());
            outline.forget();
            position = -1;
        }
        tree.read(READ_NANOS);
        following |= position != timeline.position();
        position = timeline.position();
        depth = timeline.depth();
        if (tree.isWhole()) {
            outline.lay(position);
        } else {
            path = CallPath.rows(tree.trace(), position, depth, PATH_NANOS);
        }
        scrollToCurrent();
        paint();
    }

    /** How many rows there are. */
    public int rows() {
        return tree.isWhole() ? outline.size() : path.size();
    }

    CallRow row(int row) {
        return tree.isWhole() ? outline.row(row) : path.get(row);
    }

    int depthOf(int row) {
        return tree.isWhole() ? outline.depth(row) : path.get(row).depth();
    }

    private boolean isCall(int row) {
        return row >= 0 && !row(row).isLeftOut();
    }

    /** The row of the call that has just returned, else of the innermost open one; or -1. */
    int currentRow() {
        if (tree.isWhole()) {
            int returned = tree.returnedAt(position);
            int current = returned == CallTree.NONE ? tree.currentAt(position) : returned;
            return current == CallTree.NONE ? -1 : outline.rowOf(current);
        }
        int row = path.size() - 1;
        while (row >= 0 && !path.get(row).isOpen() && path.get(row).closed() != position - 1) {
            row--;
        }
        return row;
    }

    private double rowHeight() {
        return Math.floor(typeface.getFont().getSize() * ROW);
    }

    private int rowsThatFit() {
        return Math.max(1, (int) (getHeight() / rowHeight()));
    }

    private int firstRow() {
        return (int) Math.round(bar.getValue());
    }

    /** The row that is drawn at a height, or -1. */
    private int rowAt(double y) {
        int row = firstRow() + (int) Math.floor(y / rowHeight());
        return y >= 0 && row < rows() ? row : -1;
    }

    /** The middle of a row that is drawn, in px of this view. */
    public double yOf(int row) {
        return (row - firstRow() + 0.5) * rowHeight();
    }

    private void scrollToCurrent() {
        int fit = rowsThatFit();
        int most = Math.max(0, rows() - fit);
        bar.setMax(most);
        bar.setVisibleAmount(rows() == 0 ? 1 : (double) fit * most / rows());
        bar.setBlockIncrement(fit);
        bar.setVisible(most > 0);
        int last = rows() - 1;
        int current = currentRow() < 0 ? last : currentRow();
        if (following && current >= 0 && (current < firstRow() + 1 || current > firstRow() + fit - 2)) {
            int first = current - fit * 2 / 3;
            bar.setValue(Math.clamp((double) first, 0, most));
        }
        bar.setValue(Math.clamp(bar.getValue(), 0, most));
    }

    private void paint() {
        var graphics = canvas.getGraphicsContext2D();
        graphics.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        if (position < 0 || canvas.getWidth() <= 0) {
            return;
        }
        double room = canvas.getWidth() - (bar.isVisible() ? bar.getWidth() : 0);
        var painter = new CallRowPainter(graphics, appearance, typeface.getFont(), room, rowHeight());
        int first = firstRow();
        int last = Math.min(rows(), first + rowsThatFit() + 1);
        measureDepths(first, last);
        painter.between(shallowest, deepest);
        int current = currentRow();
        for (int row = first; row < last; row++) {
            var shown = row(row);
            boolean framed = isFocusVisible() && shown.opened() == chosen && !shown.isLeftOut();
            painter.paint(shown, tree.trace(), row - first, row == current, framed);
        }
        if (rows() == 0) {
            painter.say(appearance.say("call-stack.empty"));
        }
    }

    private void point(MouseEvent moved) {
        int row = rowAt(moved.getY());
        setCursor(isCall(row) ? Cursor.HAND : Cursor.DEFAULT);
        if (isCall(row) && isCut(row)) {
            whole.setText(CallRowPainter.words(tree.trace(), row(row)));
            Tooltip.install(this, whole);
        } else {
            Tooltip.uninstall(this, whole);
        }
    }

    /** Whether a row has no room for all that it says. */
    boolean isCut(int row) {
        var shown = row(row);
        double room = canvas.getWidth() - (bar.isVisible() ? bar.getWidth() : 0);
        double left = triangleEnd(shown.depth());
        double size = typeface.getFont().getSize();
        return CallRowPainter.widthOf(CallRowPainter.words(tree.trace(), shown), size) > room - left;
    }

    private void clicked(MouseEvent click) {
        int row = rowAt(click.getY());
        if (!isCall(row)) {
            return;
        }
        var shown = row(row);
        chosen = shown.opened();
        boolean onTriangle =
                shown.call() != CallTree.NONE && shown.foldable() && click.getX() < triangleEnd(shown.depth());
        if (onTriangle) {
            toggle(shown);
        } else {
            onSeek.accept(shown.opened() + 1);
        }
    }

    /** Where the triangles of a depth end. */
    private double triangleEnd(int depthOfRow) {
        double room = canvas.getWidth() - (bar.isVisible() ? bar.getWidth() : 0);
        return CallRowPainter.textLeft(typeface.getFont().getSize(), room, shallowest, deepest, depthOfRow);
    }

    private void measureDepths(int first, int end) {
        shallowest = Integer.MAX_VALUE;
        deepest = 0;
        for (int row = first; row < end; row++) {
            shallowest = Math.min(shallowest, depthOf(row));
            deepest = Math.max(deepest, depthOf(row));
        }
    }

    private void toggle(CallRow row) {
        if (row.call() != CallTree.NONE && row.foldable()) {
            outline.toggle(row.call());
            following = false;
            scrollToCurrent();
            paint();
        }
    }

    private void scrolled(ScrollEvent scroll) {
        if (bar.isVisible()) {
            double rows = scroll.getDeltaY() / PIXELS_PER_NOTCH * WHEEL_ROWS;
            following = false;
            bar.setValue(Math.clamp(bar.getValue() - rows, 0, bar.getMax()));
            scroll.consume();
        }
    }

    @Override
    public boolean takes(KeyCode key) {
        return key.isNavigationKey();
    }

    private void pressed(KeyEvent key) {
        int row = chosenRow();
        boolean used = row >= 0;
        switch (key.getCode()) {
            case UP -> choose(row - 1);
            case DOWN -> choose(row + 1);
            case PAGE_UP -> choose(Math.max(0, row - rowsThatFit()));
            case PAGE_DOWN -> choose(Math.min(rows() - 1, row + rowsThatFit()));
            case HOME -> choose(0);
            case END -> choose(rows() - 1);
            case LEFT -> fold(row);
            case RIGHT -> unfold(row);
            case ENTER -> go(row);
            default -> used = false;
        }
        if (used || key.getCode() == KeyCode.UP || key.getCode() == KeyCode.DOWN) {
            key.consume();
        }
    }

    /** The row that the keys have chosen; at first the one of the innermost open call. */
    private int chosenRow() {
        for (int row = 0; row < rows(); row++) {
            if (row(row).opened() == chosen && chosen != CallRow.LEFT_OUT) {
                return row;
            }
        }
        return Math.max(currentRow(), rows() == 0 ? -1 : 0);
    }

    private void choose(int row) {
        if (row >= 0 && row < rows()) {
            chosen = row(row).opened();
            following = false;
            if (row < firstRow() || row >= firstRow() + rowsThatFit()) {
                int first = row < firstRow() ? row : row - rowsThatFit() + 1;
                bar.setValue(Math.clamp((double) first, 0, bar.getMax()));
            }
            paint();
        }
    }

    private void fold(int row) {
        if (row < 0) {
            return;
        }
        var shown = row(row);
        if (shown.foldable() && !shown.folded() && shown.call() != CallTree.NONE) {
            chosen = shown.opened();
            toggle(shown);
            return;
        }
        int above = row - 1;
        while (above >= 0 && depthOf(above) >= shown.depth()) {
            above--;
        }
        choose(above);
    }

    private void unfold(int row) {
        if (row < 0) {
            return;
        }
        if (row(row).folded()) {
            chosen = row(row).opened();
            toggle(row(row));
        } else if (row(row).foldable()) {
            choose(row + 1);
        }
    }

    private void go(int row) {
        if (isCall(row)) {
            chosen = row(row).opened();
            onSeek.accept(chosen + 1);
        }
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        double barWidth = bar.prefWidth(-1);
        bar.resizeRelocate(width - barWidth, 0, barWidth, height);
        typeface.autosize();
        if (width != canvas.getWidth() || height != canvas.getHeight()) {
            canvas.setWidth(width);
            canvas.setHeight(height);
            if (position >= 0) {
                following = true;
                scrollToCurrent();
            }
            paint();
        }
    }
}
