package puzzlescope.window.timeline;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.trace.Trace;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Inquiry;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Veiled;
import puzzlescope.window.theme.Appearance;

/**
 * The timeline of a tab: the curve of the visible part, an overview of the whole above it if that is only a part, the
 * selected range, pointer feedback, and the buttons. FX thread only.
 */
public final class TimelinePane extends HBox {

    private static final double HEIGHT = 84;
    private static final double LOW = 56;
    /** Height of a tree, as a share of the window's. */
    private static final double TREE = 0.36;
    /** Text size up to which the tree has all of that. */
    private static final double NORMAL = 14;

    private final Appearance appearance;
    private final Player player;
    private final Runnable marks;
    private final Stretch stretch = new Stretch();
    private final StretchControl control;
    private final Bins bins = new Bins();
    private final Bins wholeBins = new Bins();
    private final Bins depths = Bins.ofDepths();
    /** True if the calls are shown as a tree. */
    private final BooleanProperty asTree;
    /** True if they reveal all solutions from the start. */
    private final BooleanProperty wholeRun;

    private final DepthCurve curve;
    private final Overview overview;
    private final RangeOverlay ranges;
    private final MarkFlags flags;
    private final HitMarks hits;
    private final Pointed pointed;
    private final DroppedRange letGo;
    private final ZoomButtons buttons;
    private final PhaseBands bands;
    private final VBox curves;
    private final Veil veil;

    private double least = HEIGHT;

    /**
     * @param inquiry the query on the recording
     * @param marks opens or closes the list of marks
     * @param asTree whether the calls are shown as a tree in place of the curve; shared by all tabs
     * @param wholeRun whether the calls reveal solutions that the playhead has not reached; shared by all tabs
     */
    public TimelinePane(
            Appearance appearance,
            Player player,
            Inquiry inquiry,
            Runnable marks,
            BooleanProperty asTree,
            BooleanProperty wholeRun) {
        this.appearance = appearance;
        this.asTree = asTree;
        this.wholeRun = wholeRun;
        this.player = player;
        this.marks = marks;
        control = new StretchControl(stretch, player, this::refresh);
        curve = new DepthCurve(appearance, stretch);
        overview = new Overview(appearance, stretch, this::refresh);
        ranges = new RangeOverlay(appearance, player.loop(), stretch);
        flags = new MarkFlags(appearance, player, stretch);
        hits = new HitMarks(appearance, inquiry, stretch);
        letGo = new DroppedRange(appearance, stretch);
        veil = new Veil(appearance, stretch);
        pointed = new Pointed(appearance, this, curve, stretch);
        buttons = new ZoomButtons(appearance, this, player.places(), asTree, wholeRun);
        bands = new PhaseBands(appearance, stretch, player);
        getStyleClass().add("timeline");
        // The tooltip is drawn over the content above.
        setViewOrder(-1);
        curve.cover(letGo.caption(), hits, pointed.hairline(), flags, ranges, veil);
        curve.addEventHandler(KeyEvent.KEY_PRESSED, new TreeKeys(curve, player)::press);
        curve.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
        curve.addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> curve.requestFocus());
        curve.focusVisibleProperty().addListener((_, _, _) -> {
            curve.sayCall(position());
            player.invalidate();
        });
        VBox.setVgrow(curve, Priority.ALWAYS);
        curves = new VBox(overview, curve);
        curves.getStyleClass().add("timeline-middle");
        setLow(false);
        asTree.addListener((_, _, _) -> player.invalidate());
        wholeRun.addListener((_, _, _) -> player.invalidate());
        VBox.setVgrow(curves, Priority.ALWAYS);
        var middle = new VBox(curves, bands);
        middle.getStyleClass().add("timeline-middle");
        middle.setMinWidth(0);
        HBox.setHgrow(middle, Priority.ALWAYS);
        getChildren().addAll(letGo, middle, buttons, pointed.bubble());
        new CurveMouse(curve, stretch, player, this::refresh);
        player.loop().rangeProperty().addListener((_, _, _) -> refresh());
        player.places().marks().allProperty().addListener((_, _, _) -> player.invalidate());
        player.loop().onProperty().addListener((_, _, _) -> refresh());
        player.veiledProperty().subscribe(this::hide);
        for (var size : List.of(curve.widthProperty(), curve.heightProperty())) {
            size.addListener((_, _, _) -> player.invalidate());
        }
    }

    /** Makes the timeline low and hides its buttons for the presenter view, or restores it. */
    public final void setLow(boolean low) {
        least = low ? LOW : HEIGHT;
        raise(least);
        Visibility.set(buttons, !low);
    }

    /** Sets the height of the curve, as far as there is room. */
    private void raise(double height) {
        if (curves.getPrefHeight() != height || curves.getMinHeight() != least) {
            curves.setMinSize(0, least);
            curves.setPrefSize(height, height);
        }
    }

    /** Share of the window's height, less for large text, so that the board keeps its room. */
    private double treeHeight() {
        double window = getScene() == null ? 0 : getScene().getHeight();
        return Math.max(least, window * TREE * Math.min(1, NORMAL / appearance.textSize()));
    }

    /** Returns whether the calls are shown as a tree. */
    public boolean isTree() {
        return showsTree(player.session().trace());
    }

    /** Returns whether the open run has calls, to be shown as a tree. */
    private boolean showsTree(Trace shown) {
        return asTree.get() && shown.vocabulary().hasCalls();
    }

    /** Hides everything that would answer a question, also from the pointer, or shows it again. */
    private void hide(Veiled what) {
        boolean hidden = what != Veiled.NOTHING;
        veil.hide(what);
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
                player.places().previousMark();
            } else {
                player.places().nextMark();
            }
            key.consume();
        }
    }

    /** The visible range. */
    Stretch stretch() {
        return stretch;
    }

    /** The control of the visible and the selected range. */
    public StretchControl control() {
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
        boolean other = control.take(shown);
        raise(showsTree(shown) ? treeHeight() : least);
        stretch.bound(shown.firstKept(), shown.length());
        control.follow(position());
        boolean part = !stretch.isWhole();
        boolean inPhases = shown.phases().areDeclared();
        if (part != overview.isVisible() || letGo.isVisible() != stretch.first() > 0 || inPhases != bands.isVisible()) {
            bands.use(inPhases);
            Visibility.set(overview, part);
            letGo.use();
            layOut();
        }
        letGo.use();
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
        wholeBins.cover(shown, stretch.first(), stretch.end(), pixels);
        if (!stretch.isWhole()) {
            bins.cover(shown, stretch.from(), stretch.to(), pixels);
        }
        var range = player.loop().rangeProperty().get();
        boolean growing = player.session().run().state() == RunState.RUNNING;
        curve.showPlayhead(shown, position());
        boolean tree = showsTree(shown);
        boolean ownDepths = tree && !shown.measure().isDepth();
        if (ownDepths) {
            depths.cover(shown, stretch.from(), stretch.to(), pixels);
        }
        var seen = ownDepths ? depths : stretch.isWhole() ? wholeBins : bins;
        curve.show(shown, seen, tree, growing, wholeRun.get() ? Long.MAX_VALUE : position(), fresh);
        curve.showOpen(position());
        if (overview.isVisible()) {
            overview.show(shown, wholeBins, position(), range, pixels / Math.max(1, curve.getWidth()), fresh);
        }
        int deepest = stretch.isWhole() ? curve.columns().top() : overview.deepest();
        curve.sayFlat(stretch.length() > 0 && deepest == 0);
        ranges.show(range, curve.getWidth(), curve.getHeight());
        flags.show(curve.getWidth(), curve.getHeight());
        hits.show(curve.getWidth(), curve.getHeight(), fresh);
        letGo.show(curve.getHeight());
        veil.show(position(), curve.getWidth(), curve.getHeight());
        bands.show(shown, position(), fresh);
        buttons.show(
                stretch,
                player.loop().onProperty().get() && range != null,
                shown.vocabulary().hasCalls());
        pointed.show(player.session());
        if (curve.isBehind()) {
            player.invalidate();
        }
    }
}
