package puzzlescope.window.calls;

import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.trace.Trace;
import puzzlescope.picture.Font;
import puzzlescope.picture.run.CallRow;
import puzzlescope.picture.run.CallRowPainter;
import puzzlescope.picture.run.CallRows;
import puzzlescope.picture.run.CallWords;
import puzzlescope.window.control.KeyConsumer;
import puzzlescope.window.theme.Appearance;

/**
 * The calls made so far as a growing outline: a click on a call goes to the moment when it was opened, a click on its
 * triangle folds its children. Shows the whole tree of up to {@value CallRows#MOST_CALLS} calls, beyond that the open
 * calls and some beside them. Costs nothing while it is invisible. FX thread only.
 */
public final class CallTreeView extends Region implements KeyConsumer {

    private static final long READ_NANOS = 1_000_000;
    private static final double ROW = 1.6;
    private static final double ROW_WITH_PICTURE = 3.6;

    private final Appearance appearance;
    private final Canvas canvas = new Canvas();
    private final VisibleRows inSight = new VisibleRows(this::paint);
    /** Full text of a truncated row. */
    private final Tooltip whole = new Tooltip();

    private final CallRows rows;
    private CallWords words;
    private @Nullable CallPictures pictures;
    /** Minimum and maximum depth of the drawn rows. */
    private int shallowest;

    private int deepest;
    /** Opening event of the row selected by keyboard. */
    private long chosen = CallRow.LEFT_OUT;

    private LongConsumer onSeek = _ -> {};

    /** @param trace the initial recording */
    public CallTreeView(Appearance appearance, Trace trace) {
        this.appearance = appearance;
        rows = new CallRows(trace, READ_NANOS);
        words = new CallWords(trace);
        getStyleClass().add("call-tree");
        setId("call-tree");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TREE_VIEW);
        accessibleTextProperty().bind(appearance.texts().of("panel.call-tree"));
        getChildren().addAll(canvas, inSight.bar());
        appearance.palette().versionProperty().addListener((_, _, _) -> paint());
        focusVisibleProperty().addListener((_, _, _) -> paint());
        setOnMouseMoved(this::point);
        setOnMouseClicked(this::clicked);
        setOnScroll(inSight::handleScroll);
        setOnKeyPressed(new CallTreeKeys(this)::pressed);
    }

    /** Sets the text of calls. */
    void name(CallWords next) {
        words = next;
        paint();
    }

    /** Shows small pictures beside the calls, which increases the row height. */
    void setPictures(@Nullable CallPictures next) {
        pictures = next;
    }

    /** Sets the action for selected calls, which receives the position just after the opening. */
    public void setOnSeek(LongConsumer onSeek) {
        this.onSeek = onSeek;
    }

    /**
     * Returns whether the recording has more calls to read, so that {@link #show} should be called in the next frame
     * too.
     */
    public boolean hasMoreToRead() {
        return rows.hasMoreToRead() || pictures != null && pictures.hasPendingPictures();
    }

    /** Reads on for a moment and shows the calls at the timeline's position. */
    public void show(Timeline timeline) {
        if (rows.show(timeline)) {
            inSight.follow();
        }
        scrollToCurrent();
        paint();
    }

    public int rows() {
        return rows.size();
    }

    CallRow row(int row) {
        return rows.row(row);
    }

    int currentRow() {
        return rows.current();
    }

    private double rowHeight() {
        return Math.floor(appearance.textSize() * (pictures == null ? ROW : ROW_WITH_PICTURE));
    }

    int rowsThatFit() {
        return Math.max(1, (int) (getHeight() / rowHeight()));
    }

    /** The row drawn at a height, or -1. */
    private int rowAt(double y) {
        int row = inSight.first() + (int) Math.floor(y / rowHeight());
        return y >= 0 && row < rows() ? row : -1;
    }

    /** Centre of a drawn row, in px of this view. */
    public double yOf(int row) {
        return (row - inSight.first() + 0.5) * rowHeight();
    }

    private void scrollToCurrent() {
        int current = rows.current();
        inSight.layOut(rows(), rowsThatFit(), current < 0 ? rows() - 1 : current);
    }

    private void paint() {
        canvas.getGraphicsContext2D().clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        if (rows.position() < 0 || canvas.getWidth() <= 0) {
            return;
        }
        double room = canvas.getWidth() - inSight.barWidth();
        var painter = new CallRowPainter(
                appearance.on(canvas),
                appearance,
                Font.monospaced(appearance.textSize()),
                room,
                rowHeight(),
                pictures == null ? null : pictures::of);
        if (pictures != null) {
            pictures.begin();
        }
        int first = inSight.first();
        int last = Math.min(rows(), first + rowsThatFit() + 1);
        shallowest = IntStream.range(first, last).map(rows::depth).min().orElse(Integer.MAX_VALUE);
        deepest = IntStream.range(first, last).map(rows::depth).max().orElse(0);
        painter.between(shallowest, deepest);
        int current = currentRow();
        for (int row = first; row < last; row++) {
            var shown = row(row);
            boolean framed = isFocusVisible() && shown.opened() == chosen && !shown.isLeftOut();
            painter.paint(shown, words(), row - first, row == current, framed);
        }
        if (rows() == 0) {
            painter.drawText(appearance.localize("call-stack.empty"));
        }
    }

    /** The text of calls for the shown recording; another one may be open already. */
    private CallWords words() {
        return words.trace().equals(rows.trace()) ? words : new CallWords(rows.trace());
    }

    private void point(MouseEvent moved) {
        int row = rowAt(moved.getY());
        setCursor(rows.isCall(row) ? Cursor.HAND : Cursor.DEFAULT);
        if (rows.isCall(row) && isCut(row)) {
            whole.setText(CallRowPainter.text(words(), row(row)));
            Tooltip.install(this, whole);
        } else {
            Tooltip.uninstall(this, whole);
        }
    }

    /** Returns whether a row's text is truncated. */
    boolean isCut(int row) {
        var shown = row(row);
        double room = canvas.getWidth() - inSight.barWidth();
        double left = triangleEnd(shown.depth());
        double size = appearance.textSize();
        return CallRowPainter.widthOf(CallRowPainter.text(words(), shown), size) > room - left;
    }

    private void clicked(MouseEvent click) {
        int row = rowAt(click.getY());
        if (!rows.isCall(row)) {
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

    /** Right end of the triangles of a depth. */
    private double triangleEnd(int depthOfRow) {
        double room = canvas.getWidth() - inSight.barWidth();
        return CallRowPainter.textLeft(appearance.textSize(), room, shallowest, deepest, depthOfRow);
    }

    private void toggle(CallRow row) {
        if (row.call() != CallTree.NONE && row.foldable()) {
            rows.toggle(row);
            inSight.stopFollowing();
            scrollToCurrent();
            paint();
        }
    }

    @Override
    public boolean takes(KeyCode key) {
        return key.isNavigationKey();
    }

    /** The row selected by keyboard, or -1. */
    int chosenRow() {
        return rows.rowOf(chosen);
    }

    int rowAbove(int row) {
        return rows.above(row);
    }

    /** Selects a row, if it exists. */
    void choose(int row) {
        if (row >= 0 && row < rows()) {
            chosen = row(row).opened();
            inSight.stopFollowing();
            inSight.reveal(row, rowsThatFit());
            paint();
        }
    }

    /** Folds or unfolds the call of a row. */
    void toggle(int row) {
        chosen = row(row).opened();
        toggle(row(row));
    }

    /** Goes to the moment when the call of a row was opened. */
    void goToCall(int row) {
        if (rows.isCall(row)) {
            chosen = row(row).opened();
            onSeek.accept(chosen + 1);
        }
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        double barWidth = inSight.bar().prefWidth(-1);
        inSight.bar().resizeRelocate(width - barWidth, 0, barWidth, height);
        if (width != canvas.getWidth() || height != canvas.getHeight()) {
            canvas.setWidth(width);
            canvas.setHeight(height);
            if (rows.position() >= 0) {
                inSight.follow();
                scrollToCurrent();
            }
            paint();
        }
    }
}
