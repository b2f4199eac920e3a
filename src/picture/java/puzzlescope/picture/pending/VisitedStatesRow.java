package puzzlescope.picture.pending;

import java.util.List;
import puzzlescope.engine.event.PendingState;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/**
 * The most recently visited nodes side by side, newest at the left, where it pushes the others along.
 *
 * @param happened share of the event that is complete, from 0 to 1
 */
record VisitedStatesRow(Surface surface, Style style, StateCells cells, Box place, double happened) {

    private static final double ARC = 6;

    void paint(List<PendingState> before, List<PendingState> after) {
        boolean pushed = !after.isEmpty()
                && (before.isEmpty()
                        || before.getFirst().id() != after.getFirst().id());
        double step = cells.width() + cells.gap();
        double shift = pushed ? (1 - happened) * step : 0;
        surface.save();
        surface.clip(place.left() - 1, place.top() - 1, place.width() + 2, place.height() + 2);
        for (int i = 0; i < after.size(); i++) {
            double left = place.left() + i * step - shift;
            // A cell cut off at the right end would be unreadable.
            if (left + cells.width() <= place.right() + shift) {
                paint(after.get(i), left);
            }
        }
        surface.restore();
    }

    private void paint(PendingState entry, double left) {
        var pen = new Pen(surface, style);
        double x = left + cells.width() / 2;
        double y = place.top() + cells.height() / 2;
        pen.frame(x, y, cells.width(), cells.height(), ARC, 1, pen.color(Ink.GRID));
        double room = cells.width() - style.textSize() / 2;
        var text = style.localize(entry.label());
        pen.text(text, x, y, style.font(), pen.color(Ink.FAINT), TextAlign.CENTER, room);
    }
}
