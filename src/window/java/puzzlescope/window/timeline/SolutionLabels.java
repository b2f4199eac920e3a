package puzzlescope.window.timeline;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import javafx.scene.canvas.Canvas;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.trace.Trace;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Surface;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.timeline.SolutionMarks.SolutionMark;

/**
 * Labels beside the marks of solutions where there is room: the number of the solution ({@code #3}), or the number of
 * merged ones ({@code ×12}). FX thread only.
 */
final class SolutionLabels extends Canvas {

    private static final double SIZE = 10.5;
    private static final Font FONT = Font.bold(SIZE);
    private static final double GAP = 3;
    /** Smallest room in px for which counting is worth it. */
    private static final double LEAST = 24;
    /** Size of the cache of counts; small enough to be cleared all at once. */
    private static final int REMEMBERED = 4096;

    private final Appearance appearance;
    private final Map<Long, Long> counts = new HashMap<>();
    private @Nullable Trace counted;

    SolutionLabels(Appearance appearance, double height) {
        super(0, height);
        this.appearance = appearance;
        setMouseTransparent(true);
    }

    /** @param scale columns per px */
    void paint(Trace trace, CurveColumns curveColumns, List<SolutionMark> marks, double scale) {
        if (trace != counted || counts.size() > REMEMBERED) {
            counts.clear();
            counted = trace;
        }
        getGraphicsContext2D().clearRect(0, 0, getWidth(), getHeight());
        var surface = appearance.on(this);
        surface.setFont(FONT);
        for (int i = 0; i < marks.size(); i++) {
            int next = i + 1 < marks.size() ? marks.get(i + 1).first() : curveColumns.width();
            label(surface, trace, curveColumns, marks.get(i), next, scale);
        }
    }

    private void label(
            Surface surface,
            Trace trace,
            CurveColumns curveColumns,
            SolutionMark solutionMark,
            int nextMark,
            double scale) {
        double left = solutionMark.first() / scale;
        double right = (solutionMark.last() + 1) / scale;
        double next = nextMark / scale;
        if (Math.max(right - left, next - right) < LEAST) {
            return;
        }
        var before = count(trace, curveColumns.start(solutionMark.first()));
        var after = count(trace, curveColumns.start(solutionMark.last() + 1));
        if (before.isEmpty() || after.isEmpty() || after.getAsLong() <= before.getAsLong()) {
            return;
        }
        // There is none in between, so the count of the next mark is known already.
        counts.put(curveColumns.start(nextMark), after.getAsLong());
        long many = after.getAsLong() - before.getAsLong();
        var text = many == 1
                ? appearance.localize("timeline.mark.one", after.getAsLong())
                : appearance.localize("timeline.mark.many", many);
        double width = appearance.width(text, FONT);
        if (width + 4 * GAP <= right - left) {
            double x = (left + right - width) / 2;
            surface.setFill(appearance.color(Ink.SURFACE));
            surface.fillRect(x - GAP, 0, width + 2 * GAP, getHeight());
            write(surface, text, x);
        } else if (width + 2 * GAP <= next - right) {
            write(surface, text, right + GAP);
        }
    }

    private void write(Surface surface, String text, double x) {
        surface.setFill(appearance.color(Ink.SOLUTION));
        surface.fillText(text, x, SIZE - 1);
    }

    private OptionalLong count(Trace trace, long position) {
        long at = Math.clamp(position, trace.firstKept(), Math.max(trace.firstKept(), trace.length()));
        var known = counts.get(at);
        if (known != null) {
            return OptionalLong.of(known);
        }
        var count = trace.countBefore(at, Role.SOLUTION);
        count.ifPresent(found -> counts.put(at, found));
        return count;
    }
}
