package puzzlescope.window.timeline;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.trace.DepthRange;
import puzzlescope.engine.trace.Trace;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Surface;
import puzzlescope.picture.run.IcicleScale;
import puzzlescope.window.control.KeyConsumer;
import puzzlescope.window.fx.ScreenScale;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.timeline.SolutionMarks.SolutionMark;

/**
 * The measure of the run over a range of the recording, marks at solutions, and the playhead. The image is redrawn only
 * when the visible content changes. FX thread only.
 */
final class DepthCurve extends Region implements KeyConsumer {

    private static final double LEAST_HEIGHT = 56;
    private static final double KNOB = 10;
    /** Height of the lane above the curve that holds the marks. */
    private static final double LANE = 12;
    /** Distance in px below which marks are merged. */
    private static final double MERGED = 5;

    private final Appearance appearance;
    private final VisibleRange visibleRange;
    private final ImageView curve = new ImageView();
    private final SolutionLabels labels;
    private final MeasureAxis axis;
    private final Canvas playhead = new Canvas(KNOB, 0);
    /** Text in place of a missing curve. */
    private final Label flat = new Label();

    private final CurveColumns curveColumns = new CurveColumns();
    private final TreeLayer tree;
    private @Nullable CurvePicture picture;
    private @Nullable Trace painted;
    private boolean labelled;
    /** True if the calls are shown as boxes, even where their names do not fit. */
    private final boolean asTree;

    private boolean callsHidden;
    private boolean singleLine;
    /** The position up to which calls with solutions are revealed. */
    private long told;

    private final DepthRange range = new DepthRange();
    /** One scale for each part of the measure. */
    private List<DepthScale> scales = List.of();

    private int part;
    private double scale = 1;
    private long from;
    private long to;

    DepthCurve(Appearance appearance, VisibleRange visibleRange, boolean asTree) {
        this.appearance = appearance;
        this.asTree = asTree;
        this.visibleRange = visibleRange;
        labels = new SolutionLabels(appearance, LANE);
        axis = new MeasureAxis(appearance, LANE);
        tree = new TreeLayer(appearance, curveColumns);
        setId(asTree ? "search-tree" : "timeline");
        getStyleClass().add("depth-curve");
        setMinHeight(LEAST_HEIGHT);
        setFocusTraversable(true);
        setCursor(Cursor.HAND);
        setAccessibleRole(AccessibleRole.SLIDER);
        announce(Optional.empty());
        playhead.setMouseTransparent(true);
        flat.textProperty().bind(appearance.texts().of("timeline.flat"));
        flat.setMouseTransparent(true);
        Visibility.set(flat, false);
        flat.getStyleClass().addAll("remark", "timeline-flat");
        getChildren().addAll(curve, tree.node(), axis, labels, playhead, flat);
        sceneProperty().addListener((_, _, _) -> picture = null);
    }

    /** Shows the curve alone, without numbers and calls, since there is one line for it; or all of it. */
    void setSingleLine(boolean on) {
        singleLine = on;
        setMinHeight(on ? 0 : LEAST_HEIGHT);
        painted = null;
    }

    void addOverlays(Node... parts) {
        getChildren().addAll(parts);
    }

    CurveColumns columns() {
        return curveColumns;
    }

    /** Width in device pixels. */
    int pixels() {
        return picture == null ? 0 : picture.width();
    }

    /** Resizes the image to the region's size on the screen; returns whether it changed. */
    boolean resizePicture() {
        scale = ScreenScale.of(this);
        int width = (int) Math.ceil(getWidth() * scale);
        int height = (int) Math.ceil(getHeight() * scale);
        if (getScene() == null
                || width == 0
                || height == 0
                || (picture != null && picture.fits(width, height, scale))) {
            return false;
        }
        picture = CurvePicture.of(this, width, height, scale);
        curve.setImage(picture.image());
        curve.setFitWidth(width / scale);
        curve.setFitHeight(height / scale);
        labels.setWidth(getWidth());
        playhead.setHeight(getHeight());
        return true;
    }

    /**
     * Draws the range, whose bins are held (of a tree those of its depth), if it has changed or {@code fresh}.
     *
     * @param growing whether the recording continues; while all of it is visible, its marks then move in every frame
     * and are not labelled
     * @param known the position up to which boxes reveal their solutions
     */
    void show(Trace trace, MeasureBins measureBins, boolean growing, long known, boolean fresh) {
        boolean labelling = !growing || !visibleRange.isWhole();
        boolean other = trace != painted
                || visibleRange.from() != from
                || visibleRange.to() != to
                || labelling != labelled
                || tree.isOn() && isOutdated(trace, known)
                || tree.hasPendingNames();
        if (picture == null || (!other && !fresh)) {
            return;
        }
        painted = trace;
        from = visibleRange.from();
        to = visibleRange.to();
        curveColumns.read(measureBins, visibleRange, picture.width());
        if (!asTree) {
            curveColumns.divide(trace.measure().parts(), trace.phases()::part);
        }
        scales = DepthScale.all(curveColumns, picture.room(LANE), scale, !visibleRange.isWhole());
        told = known;
        curveColumns.hideSolutionsAfter(known, (first, last) -> hasSolution(trace, first, last));
        var marks = marks();
        if (!paintBoxes(trace, marks)) {
            curveColumns.hideSolutionsAfter(Long.MAX_VALUE, (_, _) -> true);
            marks = marks();
            picture.paint(curveColumns, scales, marks, appearance);
        }
        labelled = labelling;
        labels.paint(trace, curveColumns, labelling ? marks : List.of(), scale);
        showNumbers();
        if (fresh) {
            paintPlayhead(appearance.on(playhead));
        }
    }

    private List<SolutionMark> marks() {
        return SolutionMarks.of(curveColumns, (int) Math.round(MERGED * scale));
    }

    /** Returns whether the number of revealed solutions differs from when it was painted. */
    private boolean isOutdated(Trace trace, long known) {
        return known != told && hasSolution(trace, Math.min(known, told), Math.max(known, told));
    }

    private boolean hasSolution(Trace trace, long first, long last) {
        trace.profile().depths(first, Math.min(last, trace.length()), range);
        return range.has(Role.SOLUTION);
    }

    /** Paints the calls as boxes if requested, or if they are so few that their names fit; returns whether it did. */
    private boolean paintBoxes(Trace trace, List<SolutionMark> marks) {
        boolean wanted = !callsHidden && (asTree || !singleLine && tree.fits(trace, visibleRange, getWidth()));
        var boxes = wanted ? tree.layOut(trace, LANE, getHeight() - 1, scale, !asTree) : Optional.<IcicleScale>empty();
        if (boxes.isEmpty()) {
            tree.hide();
            axis.setVisible(!singleLine);
            return false;
        }
        axis.setVisible(false);
        Objects.requireNonNull(picture).paint(tree.icicle(), boxes.get(), marks, appearance);
        tree.write(getWidth(), getHeight());
        return true;
    }

    /** Shows the curve instead of boxes, whose colours reveal the solutions of a call in advance; or boxes again. */
    void hideCalls(boolean hidden) {
        callsHidden = hidden;
        painted = null;
    }

    /** Returns whether there is more to draw in the next frame. */
    boolean hasMoreToDraw() {
        return tree.hasPendingNames();
    }

    /** Text about the call at a point in px; empty if no boxes are shown or there is none. */
    Optional<String> callAt(double x, double y) {
        return tree.description(x, y);
    }

    /** The position up to which solutions are revealed. */
    long solutionsKnownUntil() {
        return curveColumns.solutionsKnownUntil();
    }

    /** Outlines the open calls at a position, if calls are shown. */
    void showOpen(long position) {
        tree.point(visibleRange, position, isFocusVisible(), getWidth(), getHeight());
    }

    /** Returns whether this is the tree of calls, in which the arrow keys move from call to call. */
    boolean isTree() {
        return asTree && !callsHidden;
    }

    @Override
    public boolean takes(KeyCode key) {
        return isTree() && key.isArrowKey();
    }

    /** Announces the call at a position to screen readers, if calls are shown, or that this is the timeline. */
    void announceCall(long position) {
        announce(isTree() ? tree.open(position) : Optional.empty());
    }

    private void announce(Optional<String> call) {
        var name = appearance.texts().of(asTree ? "panel.search-tree" : "transport.timeline");
        accessibleTextProperty().unbind();
        accessibleTextProperty()
                .bind(name.map(
                        said -> call.map(each -> each + " \u00b7 " + said).orElse(said)));
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    /** Moves the playhead to a position, and shows the measure there. */
    void showPlayhead(Trace trace, long position) {
        int now = trace.phases().part(Math.max(0, position - 1));
        axis.setTitle(trace.measure().name(now));
        if (now != part) {
            part = now;
            showNumbers();
        }
        playhead.setVisible(visibleRange.sees(position));
        // Translated, since a change of layout position would trigger a layout.
        double x = Math.rint(visibleRange.share(position) * getWidth() - KNOB / 2);
        playhead.setTranslateX(Math.clamp(x, 0, Math.max(0, getWidth() - KNOB)));
    }

    /** Shows the numbers of the measure's part at the playhead. */
    private void showNumbers() {
        if (part < scales.size()) {
            axis.setBegin(curveColumns.firstColumn(part) / scale, getWidth());
            axis.show(curveColumns.top(part), scales.get(part), scale, getHeight());
        }
    }

    /** Shows or hides the text that there is no depth to draw. */
    void showFlatNote(boolean on) {
        flat.setVisible(on && !singleLine);
        if (on) {
            double width = Math.min(flat.prefWidth(-1), getWidth());
            double height = flat.prefHeight(width);
            flat.resizeRelocate((getWidth() - width) / 2, (getHeight() - height) / 2, width, height);
        }
    }

    private void paintPlayhead(Surface surface) {
        playhead.getGraphicsContext2D().clearRect(0, 0, KNOB, playhead.getHeight());
        surface.setFill(appearance.color(Ink.MARK));
        surface.fillRect(KNOB / 2 - 1, 0, 2, playhead.getHeight());
        surface.fillOval(0, 0, KNOB, KNOB);
    }
}
