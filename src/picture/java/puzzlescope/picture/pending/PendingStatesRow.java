package puzzlescope.picture.pending;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import puzzlescope.engine.event.PendingState;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.SmallPicture;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/**
 * Cells side by side, in several rows if there is room, animated from the frontier before an event to the frontier
 * after it: remaining entries move up, new ones enter from behind, removed ones leave upwards.
 *
 * @param drawn small pictures by the ids of entries
 * @param happened share of the event that is complete, from 0 to 1
 */
record PendingStatesRow(
        Surface surface, Style style, StateCells cells, Map<Long, SmallPicture> drawn, Box place, double happened) {

    /** Distance that entering and leaving cells move, in heights or widths of a cell. */
    private static final double LEAVES = 0.6;
    /** Smallest share of their width to which words may be condensed. */
    private static final double NARROWED = 0.85;

    private int inARow() {
        return (int) Math.max(1, (place.width() + cells.gap()) / (cells.width() + cells.gap()));
    }

    private int rows() {
        return (int) Math.max(1, (place.height() + cells.gap()) / (cells.height() + cells.gap()));
    }

    private double x(double slot) {
        return place.left() + slot * (cells.width() + cells.gap());
    }

    private double y(int row) {
        return place.top() + row * (cells.height() + cells.gap());
    }

    /** Number of cells to draw: all, or as many as leave room for the count of the others. */
    private int shown(int known, int size) {
        int room = inARow() * rows();
        if (known == size && size <= room) {
            return size;
        }
        double words = NARROWED * style.width(more(size), style.font());
        double step = cells.width() + cells.gap();
        int beside = (int) Math.max(0, (place.width() - words) / step);
        return Math.clamp(room - inARow() + (long) Math.min(beside, inARow()), Math.min(1, known), known);
    }

    private String more(int hidden) {
        return style.localize("agenda.hidden", hidden);
    }

    /**
     * Draws the cells.
     *
     * @param before the first entries before the event
     * @param after the first entries after it
     * @param size number of entries
     */
    void paint(List<PendingState> before, int sizeBefore, List<PendingState> after, int size) {
        int shown = shown(after.size(), size);
        int shownBefore = shown(before.size(), sizeBefore);
        Map<Long, Integer> was = slots(before, before.size());
        Map<Long, Integer> is = slots(after, after.size());
        for (int slot = 0; slot < shownBefore; slot++) {
            var entry = before.get(slot);
            if (!is.containsKey(entry.id()) && happened < 1) {
                leave(entry, slot);
            }
        }
        for (int slot = shown - 1; slot >= 0; slot--) {
            var entry = after.get(slot);
            move(entry, was.getOrDefault(entry.id(), -1), slot);
        }
        int hidden = size - shown;
        if (hidden > 0 && shown > 0) {
            // There is room behind the last cell whether or not it ends its row.
            int row = (shown - 1) / inARow();
            double left = x((shown - 1) % inARow() + 1.0);
            boolean below = row + 1 < rows() && place.right() - left < style.textSize();
            row += below ? 1 : 0;
            left = below ? place.left() : left;
            write(more(hidden), left, y(row) + cells.height() / 2, Math.max(1, place.right() - left));
        }
    }

    private static Map<Long, Integer> slots(List<PendingState> entries, int count) {
        var slots = new HashMap<Long, Integer>();
        for (int slot = 0; slot < count; slot++) {
            slots.put(entries.get(slot).id(), slot);
        }
        return slots;
    }

    private void leave(PendingState entry, int slot) {
        surface.save();
        surface.setOpacity(surface.opacity() * (1 - happened));
        double up = happened * LEAVES * cells.height();
        cells.paint(surface, drawn, entry, x(slot % inARow()), y(slot / inARow()) - up, slot == 0);
        surface.restore();
    }

    /** @param from the slot where it was, or -1 if it is new */
    private void move(PendingState entry, int from, int to) {
        double left = x(to % inARow());
        double top = y(to / inARow());
        surface.save();
        if (from < 0) {
            surface.setOpacity(surface.opacity() * happened);
            left += (1 - happened) * LEAVES * cells.width();
        } else if (from / inARow() == to / inARow()) {
            left += (1 - happened) * (x(from % inARow()) - left);
        } else {
            left += (1 - happened) * Integer.signum(from - to) * LEAVES * cells.width();
        }
        cells.paint(surface, drawn, entry, left, top, to == 0);
        surface.restore();
    }

    /** Writes a line of words in place of cells. */
    void showText(String words) {
        write(words, place.left(), place.top() + style.textSize(), place.width());
    }

    private void write(String words, double left, double y, double room) {
        new Pen(surface, style).text(words, left, y, style.font(), style.color(Ink.FAINT), TextAlign.LEFT, room);
    }
}
