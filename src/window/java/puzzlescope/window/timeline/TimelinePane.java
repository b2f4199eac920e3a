package puzzlescope.window.timeline;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.trace.Trace;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.HiddenPart;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.RecordingQuery;
import puzzlescope.window.theme.Appearance;

/**
 * The timeline of a tab: the curve of the visible part, an overview of the whole above it if that is only a part, the
 * selected range, pointer feedback, and the buttons. Or the same of the calls as a tree, without buttons. FX thread
 * only.
 */
public final class TimelinePane extends HBox {

    private static final double HEIGHT = 84;
    /** Height of one line, in text sizes. */
    static final double LINE = 1.8;
    /** Height of a tree, as a share of the window's. */
    private static final double TREE = 0.36;
    /** Text size up to which the tree has all of that. */
    private static final double NORMAL = 14;

    private final Appearance appearance;
    private final Player player;
    private final RecordingQuery recordingQuery;
    private final Runnable marks;
    private final VisibleRange visibleRange = new VisibleRange();
    private final VisibleRangeControl control;
    private final MeasureBins measureBins = new MeasureBins();
    private final MeasureBins wholeBins = new MeasureBins();
    private final MeasureBins depths = MeasureBins.ofDepths();
    /** True if the calls are shown as a tree, in place of the curve. */
    private final boolean tree;

    private final DepthCurve curve;
    private final Overview overview;
    private final RangeOverlay ranges;
    private final MarkFlags flags;
    private final HitMarks hits;
    private final CurvePointer curvePointer;
    private final DroppedRange letGo;
    private Optional<ZoomButtons> buttons = Optional.empty();
    private final PhaseBands bands;
    private final VBox curves;
    private final TimelineCover timelineCover;
    private final UnrevealedPart unseen;

    private boolean expanded = true;
    private boolean presenting;
    private @Nullable Trace drawn;

    /**
     * @param recordingQuery the query on the recording
     * @param marks opens or closes the list of marks
     * @param searchTree whether the search tree is shown; shared by all tabs
     */
    public TimelinePane(
            Appearance appearance,
            Player player,
            RecordingQuery recordingQuery,
            Runnable marks,
            BooleanProperty searchTree) {
        this(appearance, player, recordingQuery, marks, false);
        buttons = Optional.of(new ZoomButtons(appearance, this, searchTree, player));
        searchTree.addListener((_, _, _) -> player.invalidate());
    }

    private TimelinePane(
            Appearance appearance, Player player, RecordingQuery recordingQuery, Runnable marks, boolean tree) {
        this.appearance = appearance;
        this.player = player;
        this.recordingQuery = recordingQuery;
        this.marks = marks;
        this.tree = tree;
        control = new VisibleRangeControl(visibleRange, player, this::refresh);
        curve = new DepthCurve(appearance, visibleRange, tree);
        overview = new Overview(appearance, visibleRange, this::refresh);
        ranges = new RangeOverlay(appearance, player.loop(), visibleRange);
        flags = new MarkFlags(appearance, player, visibleRange);
        hits = new HitMarks(appearance, recordingQuery, visibleRange);
        letGo = new DroppedRange(appearance, visibleRange);
        timelineCover = new TimelineCover(appearance, visibleRange);
        unseen = new UnrevealedPart(visibleRange);
        curvePointer = new CurvePointer(appearance, this, curve, visibleRange, tree);
        bands = new PhaseBands(appearance, visibleRange, player);
        getStyleClass().add("timeline");
        // The tooltip is drawn over the content above.
        setViewOrder(-1);
        curve.addOverlays(unseen, letGo.caption(), hits, curvePointer.hairline(), flags, ranges, timelineCover);
        curve.addEventHandler(KeyEvent.KEY_PRESSED, new TreeKeys(curve, player)::handleKey);
        curve.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
        curve.addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> curve.requestFocus());
        curve.focusVisibleProperty().addListener((_, _, _) -> {
            curve.announceCall(position());
            player.invalidate();
        });
        VBox.setVgrow(curve, Priority.ALWAYS);
        curves = new VBox(overview, curve);
        curves.getStyleClass().add("timeline-middle");
        showAll();
        VBox.setVgrow(curves, Priority.ALWAYS);
        // Above the curve: the line that was pointed at is still the curve when the timeline has grown.
        var middle = new VBox(bands, curves);
        middle.getStyleClass().add("timeline-middle");
        middle.setMinWidth(0);
        HBox.setHgrow(middle, Priority.ALWAYS);
        getChildren().addAll(letGo, middle, curvePointer.tip());
        new CurveMouse(curve, visibleRange, player, this::refresh);
        player.loop().rangeProperty().addListener((_, _, _) -> refresh());
        player.history().marks().allProperty().addListener((_, _, _) -> player.invalidate());
        player.loop().onProperty().addListener((_, _, _) -> refresh());
        player.hiddenPartProperty().subscribe(this::hide);
        for (var size : List.of(curve.widthProperty(), curve.heightProperty())) {
            size.addListener((_, _, _) -> player.invalidate());
        }
    }

    /** Shows the curve at its full height with its buttons, phases and numbers, or the curve alone in one line. */
    public void setExpanded(boolean on) {
        if (expanded != on) {
            expanded = on;
            showAll();
            player.invalidate();
        }
    }

    boolean isExpanded() {
        return expanded;
    }

    /** The buttons beside the timeline, which a tree has not. */
    Region tools() {
        return buttons.orElseThrow();
    }

    /** Creates a view of the calls as a tree, with a visible range of its own. */
    TimelinePane searchTree() {
        return new TimelinePane(appearance, player, recordingQuery, marks, true);
    }

    /** Hides the buttons in the presenter view. */
    public void setPresenting(boolean on) {
        presenting = on;
        showAll();
    }

    private void showAll() {
        raise(least());
        curve.setSingleLine(!expanded);
        buttons.ifPresent(each -> Visibility.set(each, expanded && !presenting));
    }

    boolean isFocusSeen() {
        return curve.isFocusVisible();
    }

    /** Calls an action when {@link #isFocusSeen} may have changed. */
    void onFocus(Runnable action) {
        curve.focusVisibleProperty().addListener((_, _, _) -> action.run());
    }

    /** The minimum height, which follows the size of the text. */
    private double least() {
        return expanded ? HEIGHT : LINE * appearance.textSize();
    }

    /** Sets the height of the curve, as far as there is room. */
    private void raise(double height) {
        double least = least();
        if (curves.getPrefHeight() != height || curves.getMinHeight() != least) {
            curves.setMinSize(0, least);
            curves.setPrefSize(height, height);
        }
    }

    /** Share of the window's height, less for large text, so that the board keeps its room. */
    private double treeHeight() {
        double window = getScene() == null ? 0 : getScene().getHeight();
        return Math.max(least(), window * TREE * Math.min(1, NORMAL / appearance.textSize()));
    }

    /** Hides everything that would answer a question, also from the pointer, or shows it again. */
    private void hide(HiddenPart what) {
        boolean hidden = what != HiddenPart.NOTHING;
        timelineCover.hide(what);
        curve.hideCalls(hidden);
        overview.setOpacity(hidden ? 0 : 1);
        bands.setOpacity(hidden ? 0 : 1);
        bands.setMouseTransparent(hidden);
        curves.setMouseTransparent(hidden);
    }

    @Override
    public void requestFocus() {
        curve.requestFocus();
    }

    /** Handles up and down, which go from mark to mark, as in video editors. */
    private void press(KeyEvent key) {
        boolean up = key.getCode() == KeyCode.UP;
        boolean plain = !key.isShortcutDown() && !key.isShiftDown() && !key.isAltDown();
        if (plain && !key.isConsumed() && (up || key.getCode() == KeyCode.DOWN)) {
            if (up) {
                player.history().previousMark();
            } else {
                player.history().nextMark();
            }
            key.consume();
        }
    }

    VisibleRange visibleRange() {
        return visibleRange;
    }

    public VisibleRangeControl control() {
        return control;
    }

    void askForMarks() {
        marks.run();
    }

    private long position() {
        return player.session().timeline().position();
    }

    private void refresh() {
        show(false);
    }

    /**
     * Draws changes since the last call.
     *
     * @param anew whether colours or language may have changed
     */
    public void show(boolean anew) {
        var shown = player.session().trace();
        control.take(shown);
        boolean other = shown != drawn;
        drawn = shown;
        raise(tree ? treeHeight() : least());
        // A tree has its panel for what has happened; the timeline shows how much of the run that is.
        visibleRange.bound(shown.firstKept(), tree ? player.revealed() : shown.length());
        control.follow(position());
        boolean part = expanded && !visibleRange.isWhole();
        boolean inPhases = expanded && shown.phases().areDeclared();
        if (part != overview.isVisible()
                || letGo.isVisible() != visibleRange.first() > 0
                || inPhases != bands.isVisible()) {
            bands.setVisibleBands(inPhases);
            Visibility.set(overview, part);
            letGo.update();
            layOut();
        }
        letGo.update();
        draw(shown, anew || other);
    }

    /** Immediate layout, so that nothing is drawn for a stale size. */
    private void layOut() {
        applyCss();
        layout();
    }

    private void draw(Trace shown, boolean anew) {
        boolean fresh = curve.resizePicture() || anew;
        int pixels = Math.max(1, curve.pixels());
        wholeBins.update(shown, visibleRange.first(), visibleRange.end(), pixels);
        if (!visibleRange.isWhole()) {
            measureBins.update(shown, visibleRange.from(), visibleRange.to(), pixels);
        }
        var range = player.loop().rangeProperty().get();
        boolean growing = player.session().run().state() == RunState.RUNNING;
        curve.showPlayhead(shown, position());
        boolean ownDepths = tree && !shown.measure().isDepth();
        if (ownDepths) {
            depths.update(shown, visibleRange.from(), visibleRange.to(), pixels);
        }
        var seen = ownDepths ? depths : visibleRange.isWhole() ? wholeBins : measureBins;
        curve.show(shown, seen, growing, player.showsWholeRun() ? Long.MAX_VALUE : position(), fresh);
        curve.showOpen(position());
        if (overview.isVisible()) {
            overview.show(
                    shown,
                    wholeBins,
                    position(),
                    player.revealed(),
                    range,
                    pixels / Math.max(1, curve.getWidth()),
                    fresh);
        }
        int deepest = visibleRange.isWhole() ? curve.columns().top() : overview.deepest();
        curve.showFlatNote(visibleRange.length() > 0 && deepest == 0);
        ranges.show(range, curve.getWidth(), curve.getHeight());
        flags.show(curve.getWidth(), curve.getHeight());
        hits.show(player.answerable(), curve.getWidth(), curve.getHeight(), fresh);
        letGo.show(curve.getHeight());
        unseen.show(player.revealed(), curve.getWidth(), curve.getHeight());
        timelineCover.show(position(), curve.getWidth(), curve.getHeight());
        bands.show(shown, position(), player.revealed(), fresh);
        boolean looping = player.loop().onProperty().get() && range != null;
        buttons.ifPresent(
                each -> each.show(visibleRange, looping, shown.vocabulary().hasCalls()));
        curvePointer.show(player.session(), player.revealed());
        if (curve.hasMoreToDraw()) {
            player.invalidate();
        }
    }
}
