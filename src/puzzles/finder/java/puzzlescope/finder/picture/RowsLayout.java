package puzzlescope.finder.picture;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.event.FoundEntries;

/**
 * The visible rows of a tree: the ancestors of the first row are pinned above it, so that its place is always readable.
 * Only these rows are ever read, whatever the size of the tree.
 *
 * @param pinned the folders above the first row, outermost first
 * @param hidden number of folders between the first and the second pinned one
 * @param first the number of the first row below the pinned ones
 * @param last the number after the last row
 * @param shift number of levels scrolled out on the left
 */
public record RowsLayout(List<FileEntry> pinned, int hidden, int first, int last, int shift) {

    private static final int MOST_PINNED = 6;

    /**
     * Lays rows out.
     *
     * @param rows number of rows
     * @param room number of rows that fit
     * @param first the first row to show, or -1 to show the last row
     * @param levels number of levels that fit
     */
    public static RowsLayout of(FoundEntries foundEntries, int rows, int room, int first, int levels) {
        if (rows == 0 || room <= 0) {
            return new RowsLayout(List.of(), 0, 0, 0, 0);
        }
        int top = first >= 0 ? Math.min(first, rows - 1) : Math.max(0, rows - room);
        int pins = pins(foundEntries, top, room);
        while (first < 0 && top + room - pins < rows && top < rows - 1) {
            pins = pins(foundEntries, ++top, room);
        }
        int last = Math.min(rows, top + room - pins);
        int deepest = 0;
        for (int row = top; row < last; row++) {
            deepest = Math.max(deepest, foundEntries.entry(row).depth());
        }
        var pinned = pinned(foundEntries.entry(top), pins);
        return new RowsLayout(
                pinned, foundEntries.entry(top).depth() - pins, top, last, Math.max(0, deepest - Math.max(1, levels)));
    }

    private static int pins(FoundEntries foundEntries, int row, int room) {
        return Math.clamp(foundEntries.entry(row).depth(), 0, Math.max(0, Math.min(MOST_PINNED, room / 2)));
    }

    /** The outermost folder and the innermost ones. */
    private static List<FileEntry> pinned(FileEntry row, int pins) {
        var pinned = new ArrayList<FileEntry>();
        var at = row.parent();
        while (at != null && pinned.size() < pins) {
            pinned.addFirst(at);
            at = at.parent();
        }
        if (at != null && !pinned.isEmpty()) {
            while (at.parent() != null) {
                at = at.parent();
            }
            pinned.set(0, at);
        }
        return List.copyOf(pinned);
    }

    /** Number of rows used, including the pinned ones. */
    public int taken() {
        return pinned.size() + last - first;
    }

    /** Returns the entry on a line, from 0. */
    public FileEntry entry(FoundEntries foundEntries, int line) {
        return line < pinned.size() ? pinned.get(line) : foundEntries.entry(first + line - pinned.size());
    }

    /** The line of an entry, or -1. */
    public int line(FileEntry entry) {
        int pin = pinned.indexOf(entry);
        if (pin >= 0) {
            return pin;
        }
        boolean seen = entry.number() >= first && entry.number() < last;
        return seen ? pinned.size() + entry.number() - first : -1;
    }
}
