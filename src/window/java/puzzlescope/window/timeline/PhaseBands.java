package puzzlescope.window.timeline;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.trace.PhaseStarts;
import puzzlescope.engine.trace.Trace;
import puzzlescope.picture.Ink;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/**
 * The phases of a run below its curve: bands with their names where there is room, with the one at the playhead
 * emphasised. A press goes to the beginning of a phase. FX thread only.
 */
final class PhaseBands extends Region {

    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    /** Width, in px, below which phases are merged. */
    private static final double NARROW = 4;
    /** Height of the line below the current phase, in px. */
    private static final double LINE = 2;
    /** Smallest width of a band with a name, in text heights. */
    private static final double ROOM = 2.2;

    /**
     * One or several phases and their position.
     *
     * @param first the first phase
     * @param last the last phase
     * @param left in px, as is {@code right}
     */
    private record Band(int first, int last, double left, double right) {

        boolean isSingle() {
            return first == last;
        }

        boolean holds(int phase) {
            return phase >= first && phase <= last;
        }
    }

    private final Appearance appearance;
    private final VisibleRange visibleRange;
    private final Player player;
    private final Canvas tints = new Canvas();
    private final List<Label> labels = new ArrayList<>();
    private final Label ruler = label();
    private final Tooltip tooltip = new Tooltip();
    private List<Band> bands = List.of();
    private @Nullable Trace shown;
    private int current = -1;
    private int size;
    private long from;
    private long to;
    /** The position up to which phases are shown. */
    private long revealed;

    PhaseBands(Appearance appearance, VisibleRange visibleRange, Player player) {
        this.appearance = appearance;
        this.visibleRange = visibleRange;
        this.player = player;
        setId("timeline-phases");
        setCursor(Cursor.HAND);
        setAccessibleRole(AccessibleRole.TEXT);
        tints.setMouseTransparent(true);
        ruler.setText("\u00c4g");
        ruler.setVisible(false);
        Tooltip.install(this, tooltip);
        getChildren().addAll(tints, ruler);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
        addEventHandler(MouseEvent.MOUSE_MOVED, this::point);
        setVisibleBands(false);
    }

    private static Label label() {
        var label = new Label();
        label.setManaged(false);
        label.setMouseTransparent(true);
        label.getStyleClass().add("timeline-phase");
        return label;
    }

    /** Shows or hides the bands. */
    void setVisibleBands(boolean on) {
        Visibility.set(this, on);
    }

    @Override
    protected double computePrefHeight(double width) {
        return Math.ceil(ruler.prefHeight(-1));
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    private void press(MouseEvent event) {
        var band = band(event.getX());
        if (band != null && shown != null && event.getButton() == MouseButton.PRIMARY) {
            player.seek(Math.max(shown.firstKept(), shown.phases().position(band.first)));
        }
        event.consume();
    }

    private void point(MouseEvent event) {
        var band = band(event.getX());
        tooltip.setText(band == null || shown == null ? say("timeline.phases") : words(shown, band));
    }

    private @Nullable Band band(double x) {
        for (var band : bands) {
            if (x < band.right) {
                return x >= band.left ? band : null;
            }
        }
        return null;
    }

    private String words(Trace trace, Band band) {
        var phases = trace.phases();
        long first = phases.first(band.first) + 1;
        long last = phases.end(band.last, trace.length());
        var name = phases.name(band.first);
        return band.isSingle()
                ? say("timeline.phase.steps", band.first + 1, phases.size(), name, first, last)
                : say(
                        "timeline.phase.several",
                        band.first + 1,
                        band.last + 1,
                        phases.size(),
                        name,
                        phases.name(band.last),
                        first,
                        last);
    }

    private String say(String key, Object... arguments) {
        return appearance.texts().localize(Message.of(key, arguments));
    }

    /**
     * Shows the phases of the visible range, if anything has changed or {@code fresh}.
     *
     * @param position the playhead's position
     * @param revealed the position up to which phases are shown
     */
    void show(Trace trace, long position, long revealed, boolean fresh) {
        var phases = trace.phases();
        int at = phases.at(position);
        boolean same = trace == shown
                && at == current
                && phases.size() == size
                && visibleRange.from() == from
                && visibleRange.to() == to
                && Math.min(revealed, to) == Math.min(this.revealed, to)
                && tints.getWidth() == getWidth()
                && tints.getHeight() == getHeight();
        if (!isVisible() || (same && !fresh)) {
            return;
        }
        shown = trace;
        size = phases.size();
        this.revealed = revealed;
        from = visibleRange.from();
        to = visibleRange.to();
        if (at != current || fresh) {
            current = at;
            setAccessibleText(
                    at < 0 ? say("timeline.phases") : say("timeline.phase", at + 1, phases.size(), phases.name(at)));
        }
        tints.setWidth(getWidth());
        tints.setHeight(getHeight());
        bands = bands(phases);
        paint();
        write(phases);
    }

    private List<Band> bands(PhaseStarts phases) {
        var found = new ArrayList<Band>();
        int phase = Math.max(0, phases.of(from));
        while (phase < size && phases.first(phase) < Math.min(to, revealed) && to > from) {
            double left = x(phases.first(phase));
            int last = phase;
            double right = right(phases, last);
            while (right - left < NARROW && isNarrow(phases, last + 1)) {
                last++;
                right = right(phases, last);
            }
            found.add(new Band(phase, last, left, Math.max(right, left + 1)));
            phase = last + 1;
        }
        return found;
    }

    private boolean isNarrow(PhaseStarts phases, int phase) {
        return phase < size
                && phases.first(phase) < Math.min(to, revealed)
                && right(phases, phase) - x(phases.first(phase)) < NARROW;
    }

    private double right(PhaseStarts phases, int phase) {
        return Math.min(x(revealed), x(phase + 1 < size ? phases.first(phase + 1) : to));
    }

    private double x(long event) {
        return visibleRange.share(Math.clamp(event, from, to)) * getWidth();
    }

    private void paint() {
        double height = getHeight();
        tints.getGraphicsContext2D().clearRect(0, 0, getWidth(), height);
        var surface = appearance.on(tints);
        for (var band : bands) {
            var ink = band.isSingle() ? band.first % 2 == 0 ? Ink.CURVE_FILL : Ink.TINT_2 : Ink.GRID;
            double left = Math.rint(band.left);
            double width = Math.max(1, Math.rint(band.right) - left);
            surface.setFill(appearance.color(ink));
            surface.fillRect(left, 0, width, height);
            if (band.holds(current)) {
                surface.setFill(appearance.color(Ink.MARK));
                surface.fillRect(left, height - LINE, width, LINE);
            }
        }
    }

    private void write(PhaseStarts phases) {
        int used = 0;
        for (var band : bands) {
            if (band.isSingle() && band.right - band.left >= ROOM * getHeight()) {
                var label = label(used++);
                label.setText(appearance.texts().localize(phases.name(band.first)));
                label.pseudoClassStateChanged(CURRENT, band.first == current);
                label.setVisible(true);
                label.resizeRelocate(Math.rint(band.left), 0, Math.floor(band.right - band.left), getHeight());
            }
        }
        for (var rest : labels.subList(used, labels.size())) {
            rest.setVisible(false);
        }
    }

    private Label label(int number) {
        if (number == labels.size()) {
            labels.add(label());
            getChildren().add(labels.getLast());
        }
        return labels.get(number);
    }
}
