package puzzlescope.picture.run;

import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import puzzlescope.picture.Font;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;

/** Draws the calls at a moment as the window's call tree does: as many around the current one as fit. */
public record RunCalls(Surface surface, Style style, RunExcerpt moment) {

    private static final double ROW = 1.6;
    /** Long enough for any recording, so that the same moment always gives the same picture. */
    private static final long NANOS = TimeUnit.MINUTES.toNanos(1);

    /** Draws the calls; width and height are px. */
    public void paint(double width, double height) {
        double size = style.textSize();
        double top = new RunFrame(surface, style, moment).paintTitle(style.localize("panel.call-tree"), width);
        var timeline = moment.session().timeline();
        timeline.seek(moment.position());
        var rows = new CallRows(moment.trace(), NANOS);
        rows.show(timeline);
        surface.save();
        surface.translate(size, top);
        double rowHeight = Math.floor(size * ROW);
        int fit = Math.max(1, (int) ((height - top - size / 2) / rowHeight));
        int current = rows.current() < 0 ? rows.size() - 1 : rows.current();
        int first = Math.clamp(current - fit / 2, 0, Math.max(0, rows.size() - fit));
        int last = Math.min(rows.size(), first + fit);
        var painter = new CallRowPainter(surface, style, Font.monospaced(size), width - 2 * size, rowHeight, null);
        painter.between(
                IntStream.range(first, last).map(rows::depth).min().orElse(0),
                IntStream.range(first, last).map(rows::depth).max().orElse(0));
        var words = new CallWords(moment.trace());
        for (int row = first; row < last; row++) {
            painter.paint(rows.row(row), words, row - first, row == rows.current(), false);
        }
        if (rows.size() == 0) {
            painter.drawText(style.localize("call-stack.empty"));
        }
        surface.restore();
    }
}
