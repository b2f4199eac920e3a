package puzzlescope.app.race;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import javafx.beans.property.LongProperty;
import javafx.beans.property.SimpleLongProperty;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import puzzlescope.engine.trace.DepthRange;
import puzzlescope.engine.trace.Trace;
import puzzlescope.learn.race.Race;
import puzzlescope.learn.race.SyncUnit;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Surface;
import puzzlescope.window.theme.Appearance;

/**
 * The curves of the runs' measures over one another, the draggable playhead, and the place where the runs differ. FX
 * thread only.
 */
final class LaneCurves extends Region {

    private static final List<Ink> INKS = List.of(Ink.LANE_1, Ink.LANE_2, Ink.LANE_3);
    private static final double LINE = 2;
    /** Length of a dash, in columns. */
    private static final int DASH = 8;

    private static final double MARGIN = 8;
    /** Distance of text from the upper edge. */
    private static final double FRAME = 3;

    private static final PseudoClass BEFORE = PseudoClass.getPseudoClass("before");

    private final Appearance appearance;
    private final Race race;
    private final BooleanSupplier whole;
    private final Canvas canvas = new Canvas();
    private final Region playhead = new Region();
    /** The measures at the positions of the runs. */
    private final Label measured = new Label();

    private final Label mark = new Label();
    private OptionalLong marked = OptionalLong.empty();
    private final LongProperty wanted = new SimpleLongProperty(-1);
    /** The last beat of the painted curves. */
    private long painted;
    /** Height of the text above the curves. */
    private double strip;

    private final DepthRange range = new DepthRange();

    /** @param whole whether also what the lanes have not reached yet is shown */
    LaneCurves(Appearance appearance, Race race, BooleanSupplier whole) {
        this.appearance = appearance;
        this.race = race;
        this.whole = whole;
        setId("race-curves");
        getStyleClass().add("lane-curves");
        playhead.getStyleClass().add("lane-playhead");
        playhead.setManaged(false);
        playhead.setMouseTransparent(true);
        canvas.setManaged(false);
        mark.textProperty().bind(appearance.texts().of("race.mark"));
        mark.getStyleClass().add("lane-mark");
        measured.getStyleClass().add("lane-measured");
        for (var label : List.of(mark, measured)) {
            label.setManaged(false);
            label.setMouseTransparent(true);
        }
        getChildren().addAll(canvas, mark, measured, playhead);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.SLIDER);
        accessibleTextProperty().bind(appearance.texts().of("race.curves"));
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::point);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::point);
    }

    private void point(MouseEvent event) {
        requestFocus();
        double share = Math.clamp((event.getX() - MARGIN) / (getWidth() - 2 * MARGIN), 0, 1);
        wanted.set(-1);
        wanted.set(Math.round(share * shown()));
    }

    /** The beat selected by pointer; -1 before that. */
    LongProperty wantedProperty() {
        return wanted;
    }

    /** Marks a beat at which the runs differ; empty for none. */
    void mark(OptionalLong beat) {
        marked = beat;
        showHead();
    }

    /** The last beat of the curves. */
    private long shown() {
        return whole.getAsBoolean() ? race.length() : race.revealed();
    }

    /** Moves the playhead to the position of the race, with the curves up to the furthest one. */
    void showReached() {
        if (shown() != painted) {
            paint();
        }
        showHead();
    }

    /** Moves the playhead to the position of the race. */
    void showHead() {
        playhead.resizeRelocate(x(race.head()) - LINE / 2, 0, LINE, getHeight());
        measured.setText(race.lanes().stream()
                .map(lane -> measure(lane.trace(), lane.timeline().position()))
                .distinct()
                .collect(Collectors.joining(" / ")));
        mark.autosize();
        mark.setVisible(marked.isPresent());
        double at = x(marked.orElse(shown()));
        // Each on the side where there is room, or the mark below the text.
        boolean early = at < getWidth() / 2;
        double beside = marked.isEmpty() ? 0 : (early ? at : getWidth() - at) + mark.getWidth();
        double most = getWidth() - 2 * MARGIN;
        boolean above = measured.prefWidth(-1) <= most + MARGIN - Math.max(MARGIN, beside);
        double line = Math.ceil(measured.prefHeight(-1));
        measured.resize(Math.max(0, Math.min(measured.prefWidth(-1), most)), line);
        mark.pseudoClassStateChanged(BEFORE, !early);
        double top = FRAME + (above ? 0 : line);
        mark.relocate(early ? at : at - mark.getWidth(), top);
        measured.relocate(early ? getWidth() - MARGIN - measured.getWidth() : MARGIN, FRAME);
        double text = Math.max(FRAME + line, marked.isEmpty() ? 0 : top + mark.getHeight());
        if (text != strip) {
            strip = text;
            paint();
        }
    }

    private double x(long beat) {
        long shown = shown();
        double share = shown == 0 ? 0 : Math.min(1, (double) beat / shown);
        return MARGIN + share * (getWidth() - 2 * MARGIN);
    }

    private String measure(Trace trace, long position) {
        int part = trace.phases().part(Math.max(0, position - 1));
        return appearance.texts().localize(trace.measure().name(part));
    }

    /** Draws the curves of the recordings so far. */
    void paint() {
        double width = canvas.getWidth();
        double height = canvas.getHeight();
        var graphics = canvas.getGraphicsContext2D();
        graphics.clearRect(0, 0, width, height);
        var surface = appearance.on(canvas);
        int columns = (int) (width - 2 * MARGIN);
        painted = shown();
        if (columns <= 0 || painted == 0) {
            return;
        }
        int lanes = race.lanes().size();
        int[][] lowest = new int[lanes][columns];
        int[][] highest = new int[lanes][columns];
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (int lane = 0; lane < lanes; lane++) {
            for (int column = 0; column < columns; column++) {
                look(lane, column, columns);
                lowest[lane][column] = range.isEmpty() ? Integer.MAX_VALUE : range.lowest();
                highest[lane][column] = range.isEmpty() ? Integer.MIN_VALUE : range.highest();
                least = Math.min(least, lowest[lane][column]);
                most = Math.max(most, highest[lane][column]);
            }
        }
        double unit = Math.max(0, height - strip - 2 * MARGIN) / Math.max(1, (double) most - least);
        double zero = height - MARGIN + least * unit;
        var curves = new ArrayList<Curve>();
        for (int lane = 0; lane < lanes; lane++) {
            curves.add(new Curve(lowest[lane], highest[lane], zero, unit));
        }
        for (int column = 0; column < columns; column++) {
            // The lanes alternate in being drawn last, so that coinciding curves appear as dashes.
            for (int turn = 0; turn < lanes; turn++) {
                int lane = (column / DASH + turn) % lanes;
                surface.setFill(appearance.color(INKS.get(lane)));
                curves.get(lane).paint(surface, column);
            }
        }
    }

    /** Extent of a curve in each column, in px; NaN after its end. */
    private static final class Curve {

        private final double[] tops;
        private final double[] bottoms;

        Curve(int[] lowest, int[] highest, double zero, double unit) {
            int columns = lowest.length;
            tops = new double[columns];
            bottoms = new double[columns];
            double from = Double.NaN;
            for (int column = 0; column < columns; column++) {
                if (highest[column] < lowest[column]) {
                    Arrays.fill(tops, column, columns, Double.NaN);
                    return;
                }
                double top = zero - highest[column] * unit;
                double bottom = zero - lowest[column] * unit;
                // From where the previous column ends, so that the line is unbroken.
                tops[column] = Double.isNaN(from) ? top : Math.min(top, from);
                bottoms[column] = Double.isNaN(from) ? bottom : Math.max(bottom, from);
                from = highest[column] - lowest[column] > 1 ? (top + bottom) / 2 : bottom;
            }
        }

        void paint(Surface surface, int column) {
            double top = tops[column];
            if (!Double.isNaN(top)) {
                surface.fillRect(MARGIN + column, top - LINE / 2, LINE, bottoms[column] - top + LINE);
            }
        }
    }

    /** Reads the measure of a run within a column. */
    private void look(int lane, int column, int columns) {
        long from = position(lane, column, columns);
        long to = position(lane, column + 1, columns);
        var trace = race.lanes().get(lane).trace();
        boolean over = race.syncUnit() == SyncUnit.EVENT && from >= trace.length();
        trace.profile().measures(over ? to : from, over ? to : Math.max(from + 1, to), range);
    }

    /** The position of a run at the beginning of a column; where there are fewer beats than columns, within a beat. */
    private long position(int lane, int column, int columns) {
        long beats = painted * column;
        long from = race.position(lane, beats / columns);
        long rest = beats % columns;
        return rest == 0 || painted >= columns
                ? from
                : from + (race.position(lane, beats / columns + 1) - from) * rest / columns;
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (width != canvas.getWidth() || height != canvas.getHeight()) {
            canvas.setWidth(width);
            canvas.setHeight(height);
            paint();
        }
        showHead();
    }
}
