package puzzlescope.finder.picture;

import org.jspecify.annotations.Nullable;
import puzzlescope.finder.board.FinderBoard;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.condition.SkipReason;
import puzzlescope.finder.event.FinderEvent;
import puzzlescope.finder.event.FoundEntries;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;

/**
 * Paints the visible rows: folders with their calls, files with the reason why they match or not, and the returning
 * call on its way up. Lengths are px.
 */
final class FolderTreePainter {

    private static final double ROW = 1.75;
    private static final double INDENT = 1.5;
    private static final double LEVELS_SHARE = 0.42;
    private static final double MARGIN = 8;
    /** Opacity of the mark's ink on the current row. */
    static final double MARKED = 0.12;

    private static final int LOOK_AHEAD = 400;

    private final FinderPen pen;
    private final RowSigns signs;
    private final RowWords words;
    private final Moment moment;
    private final FinderBoard board;
    private final FoundEntries foundEntries;
    private final double width;
    private final RowsLayout layout;
    private final double row;
    private final double indent;

    FolderTreePainter(FinderPen pen, MatchReasons matchReasons, Moment moment, RowsLayout layout, double width) {
        this.pen = pen;
        this.moment = moment;
        this.layout = layout;
        this.width = width;
        signs = new RowSigns(pen);
        board = (FinderBoard) moment.board();
        foundEntries = board.foundEntries();
        words = new RowWords(pen.style(), board, matchReasons);
        row = rowHeight(pen.textSize());
        indent = pen.textSize() * INDENT;
    }

    static double rowHeight(double textSize) {
        return Math.ceil(textSize * ROW);
    }

    static int levels(double textSize, double width) {
        return (int) (width * LEVELS_SHARE / (textSize * INDENT));
    }

    void paint() {
        var current = current(moment);
        paintMark(current);
        paintLines();
        for (int line = 0; line < layout.taken(); line++) {
            var entry = layout.entry(foundEntries, line);
            boolean arriving = entry == current && entry.number() == board.rows() - 1 && !isReturn();
            pen.surface().setOpacity(arriving ? Math.max(0.15, moment.happened()) : 1);
            paintRow(entry, line);
            pen.surface().setOpacity(1);
        }
        paintPinnedEdge();
        paintReturn();
    }

    /** Returns the entry of the event; null if there is none. */
    static @Nullable FileEntry current(Moment moment) {
        return switch ((FinderEvent) moment.event().orElse(null)) {
            case FinderEvent.FolderEntered entered -> entered.folder();
            case FinderEvent.FolderUnreadable unreadable -> unreadable.folder();
            case FinderEvent.FileMatched matched -> matched.file();
            case FinderEvent.FileRejected rejected -> rejected.file();
            case FinderEvent.EntrySkipped skipped -> skipped.entry();
            case FinderEvent.LinkLooped looped -> looped.link();
            case FinderEvent.FolderLeft left -> left.folder();
            case FinderEvent.WalkEnded ended ->
                ended.findings().search(ended.search()).root();
            case FinderEvent.FolderQueued queued -> queued.folder();
            case FinderEvent.FolderTaken taken -> taken.folder();
            case FinderEvent.QueueEnded _ -> null;
            case null -> null;
        };
    }

    private boolean isReturn() {
        return moment.event().orElse(null) instanceof FinderEvent.FolderLeft;
    }

    private double middle(int line) {
        return line * row + row / 2;
    }

    private double left(FileEntry entry) {
        return MARGIN + Math.max(0, entry.depth() - layout.shift()) * indent;
    }

    private void paintMark(@Nullable FileEntry current) {
        int line = current == null || current.number() >= board.rows() ? -1 : layout.line(current);
        if (line >= 0) {
            var mark = pen.color(Ink.MARK);
            pen.area(0, line * row, width, row, mark.withOpacity(MARKED));
            pen.area(0, line * row, 3, row, mark);
        }
    }

    /** Paints the line from each row up to its folder, thick for open calls. */
    private void paintLines() {
        var surface = pen.surface();
        for (int line = 0; line < layout.taken(); line++) {
            var entry = layout.entry(foundEntries, line);
            if (entry.parent() == null || entry.depth() <= layout.shift()) {
                continue;
            }
            boolean open = entry.isFolder() && board.isOpen(entry);
            pen.stroke(open ? 2.4 : 1.2, pen.color(open ? Ink.MARK : Ink.GRID));
            double x = left(entry.parent()) + indent / 2;
            int above = previousInSameFolder(line, entry);
            boolean below = above >= 0 && layout.entry(foundEntries, above) == entry.parent();
            // The line starts at the folder's edge if it is out of view, without crossing the names of the pinned
            // calls.
            double top = Math.min(layout.pinned().size(), line) * row;
            double from = above < 0 ? top : middle(above) + (below ? indent * 0.35 : 0);
            surface.strokeLine(x, from, x, middle(line));
            surface.strokeLine(x, middle(line), left(entry) + indent * 0.08, middle(line));
        }
        paintOutgoing();
    }

    /** The line of the folder, or of the previous row in it, or -1 if neither is visible. */
    private int previousInSameFolder(int line, FileEntry entry) {
        for (int at = line - 1; at >= 0; at--) {
            var other = layout.entry(foundEntries, at);
            if (other == entry.parent()) {
                return at;
            }
            if (other.parent() == entry.parent() && !(board.isOpen(entry) && entry.isFolder())) {
                return at;
            }
        }
        return -1;
    }

    /** Continues the lines downward for folders with more rows below the visible ones. */
    private void paintOutgoing() {
        int end = Math.min(board.rows(), layout.last() + LOOK_AHEAD);
        int shallowest = Integer.MAX_VALUE;
        for (int next = layout.last(); next < end; next++) {
            var entry = foundEntries.entry(next);
            if (entry.depth() < shallowest && entry.parent() != null) {
                shallowest = entry.depth();
                int line = Math.max(0, lastLineIn(entry.parent()));
                double x = left(entry.parent()) + indent / 2;
                pen.line(x, middle(line) + indent * 0.35, x, layout.taken() * row, 1.2, pen.color(Ink.GRID));
            }
        }
    }

    private int lastLineIn(FileEntry folder) {
        for (int line = layout.taken() - 1; line >= 0; line--) {
            var entry = layout.entry(foundEntries, line);
            if (entry == folder || entry.parent() == folder) {
                return line;
            }
        }
        return -1;
    }

    private void paintRow(FileEntry entry, int line) {
        double y = middle(line);
        double x = left(entry) + indent / 2;
        double size = pen.textSize() * 1.05;
        paintSign(entry, x, y, size);
        double text = left(entry) + indent * 1.15;
        if (entry.isFolder()) {
            boolean cut = layout.hidden() > 0 && line == 0 && !layout.pinned().isEmpty();
            paintFolder(entry, text, y, cut ? words.more(layout.hidden()) : words.call(entry));
        } else {
            boolean matched = entry.found() >= 0;
            double room = width - MARGIN - text;
            var font = matched ? Font.bold(pen.textSize()) : Font.text(pen.textSize());
            var ink = entry.skipped() == null ? Ink.TEXT : Ink.FAINT;
            double name = pen.write(entry.name(), text, y, room * 0.6, font, pen.color(ink));
            double gap = pen.textSize();
            var small = Font.text(pen.textSize() * 0.9);
            var reason = matched ? Ink.SOLUTION : Ink.FAINT;
            pen.write(words.reason(entry), text + name + gap, y, room - name - gap, small, pen.color(reason));
        }
    }

    private void paintSign(FileEntry entry, double x, double y, double size) {
        var skipped = entry.skipped();
        if (entry.isFolder()) {
            if (board.isRefused(entry)) {
                signs.lock(x, y, size);
            } else {
                signs.folder(x, y, size, board.isOpen(entry));
            }
        } else if (skipped == SkipReason.LOOP) {
            signs.loop(x, y, size);
        } else if (skipped == SkipReason.LINK
                || skipped == SkipReason.BROKEN_LINK
                || skipped == SkipReason.TOO_MANY_LINKS) {
            signs.link(x, y, size);
        } else if (skipped != null) {
            signs.bar(x, y, size);
        } else if (entry.found() >= 0) {
            signs.tick(x, y, size);
        } else {
            signs.cross(x, y, size);
        }
    }

    /**
     * Paints a folder.
     *
     * @param beside text beside the name: its call, or the number of folders left out below it
     */
    private void paintFolder(FileEntry entry, double x, double y, String beside) {
        boolean open = board.isOpen(entry);
        double size = pen.textSize();
        var state = words.state(entry);
        var stateFont = open ? Font.bold(size * 0.9) : Font.text(size * 0.9);
        double stateWidth = pen.width(state, stateFont);
        double room = width - 2 * MARGIN - stateWidth - x;
        double share = beside.isEmpty() ? 1 : 0.5;
        var font = open ? Font.bold(size) : Font.text(size);
        double name = pen.write(entry.name(), x, y, room * share, font, pen.color(Ink.TEXT));
        var ink = open ? Ink.TEXT : Ink.FAINT;
        pen.write(beside, x + name + size, y, room - name - size, Font.monospaced(size * 0.88), pen.color(ink));
        double stateX = width - MARGIN - stateWidth;
        pen.write(state, stateX, y, stateWidth + 2, stateFont, pen.color(words.stateInk(entry)));
    }

    private void paintPinnedEdge() {
        if (!layout.pinned().isEmpty()) {
            double y = layout.pinned().size() * row;
            pen.stroke(1, pen.color(Ink.FAINT));
            pen.surface().setLineDashes(4, 4);
            pen.surface().strokeLine(0, y, width, y);
            pen.surface().setLineDashes();
        }
    }

    /** Paints the result of a call moving up from its folder to its caller. */
    private void paintReturn() {
        if (!(moment.event().orElse(null) instanceof FinderEvent.FolderLeft left) || moment.isAtRest()) {
            return;
        }
        var to = left.folder().parent();
        int from = layout.line(left.folder());
        int end = to == null ? -1 : layout.line(to);
        if (to == null || from < 0 || end < 0) {
            return;
        }
        double share = moment.happened();
        double x = left(left.folder()) + (left(to) - left(left.folder())) * share + indent / 2;
        double y = middle(from) + (middle(end) - middle(from)) * share;
        double radius = pen.textSize() * 0.8;
        pen.disk(x, y, 2 * radius, pen.color(left.matches() > 0 ? Ink.SOLUTION : Ink.WAY_BACK));
        var text = String.valueOf(left.matches());
        var font = Font.bold(pen.textSize() * 0.85);
        double wide = pen.width(text, font);
        pen.write(text, x - wide / 2, y, wide + 2, font, pen.color(left.matches() > 0 ? Ink.SURFACE : Ink.TEXT));
    }
}
