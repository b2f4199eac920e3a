package puzzlescope.ui.timeline;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Role;
import puzzlescope.core.trace.Trace;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.theme.Ink;
import puzzlescope.ui.timeline.Marks.Mark;

/**
 * What is written beside the marks of solutions where there is room: which solution it is ({@code #3}), or how many are merged
 * ({@code ×12}). FX thread only.
 */
final class MarkLabels extends Canvas {

    private static final double SIZE = 10.5;
    private static final double GAP = 3;
    /** The least room in px for which it is worth to count. */
    private static final double LEAST = 24;
    /** Counts that are remembered; few enough to be forgotten all at once. */
    private static final int REMEMBERED = 4096;

    private final Appearance appearance;
    private final Text ruler = new Text();
    private final Map<Long, Long> counts = new HashMap<>();
    private @Nullable Trace counted;

    MarkLabels(Appearance appearance, double height) {
        super(0, height);
        this.appearance = appearance;
        setMouseTransparent(true);
    }

    /** @param scale how many columns are one px */
    void paint(Trace trace, Columns columns, List<Mark> marks, double scale, String family) {
        if (trace != counted || counts.size() > REMEMBERED) {
            counts.clear();
            counted = trace;
        }
        var graphics = getGraphicsContext2D();
        graphics.clearRect(0, 0, getWidth(), getHeight());
        graphics.setFont(Font.font(family, FontWeight.BOLD, SIZE));
        ruler.setFont(graphics.getFont());
        for (int i = 0; i < marks.size(); i++) {
            int next = i + 1 < marks.size() ? marks.get(i + 1).first() : columns.width();
            label(graphics, trace, columns, marks.get(i), next, scale);
        }
    }

    private void label(GraphicsContext graphics, Trace trace, Columns columns, Mark mark, int nextMark, double scale) {
        double left = mark.first() / scale;
        double right = (mark.last() + 1) / scale;
        double next = nextMark / scale;
        if (Math.max(right - left, next - right) < LEAST) {
            return;
        }
        var before = count(trace, columns.start(mark.first()));
        var after = count(trace, columns.start(mark.last() + 1));
        if (before.isEmpty() || after.isEmpty() || after.getAsLong() <= before.getAsLong()) {
            return;
        }
        // There is none in between, so that the next mark is counted already.
        counts.put(columns.start(nextMark), after.getAsLong());
        long many = after.getAsLong() - before.getAsLong();
        var text = many == 1
                ? appearance.say("timeline.mark.one", after.getAsLong())
                : appearance.say("timeline.mark.many", many);
        ruler.setText(text);
        double width = ruler.getLayoutBounds().getWidth();
        if (width + 4 * GAP <= right - left) {
            double x = (left + right - width) / 2;
            graphics.setFill(appearance.color(Ink.SURFACE));
            graphics.fillRect(x - GAP, 0, width + 2 * GAP, getHeight());
            write(graphics, text, x);
        } else if (width + 2 * GAP <= next - right) {
            write(graphics, text, right + GAP);
        }
    }

    private void write(GraphicsContext graphics, String text, double x) {
        graphics.setFill(appearance.color(Ink.SOLUTION));
        graphics.fillText(text, x, SIZE - 1);
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
