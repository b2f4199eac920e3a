package puzzlescope.finder.picture;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.session.Session;
import puzzlescope.finder.board.FinderBoard;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;

/** Draws the tree of folders and files as the walk finds them: the newest rows, unless a person scrolls to others. */
public final class FinderPicture implements Painter {

    /** Follows the last row. */
    public static final int NEWEST = -1;

    private final Style style;
    private final MatchReasons matchReasons;
    private RowsLayout layout = new RowsLayout(List.of(), 0, 0, 0, 0);
    private double across;
    private int first = NEWEST;

    public FinderPicture(Style style) {
        this.style = style;
        matchReasons = new MatchReasons(style);
    }

    /** Scrolls to a first row, or follows the last one if it is {@link #NEWEST}. */
    public void beginAt(int row) {
        first = row;
    }

    /** Height of a row, in px. */
    public double rowHeight() {
        return FolderTreePainter.rowHeight(style.textSize());
    }

    /** Number of rows that fit into a height. */
    public int lines(double height) {
        return (int) (height / rowHeight());
    }

    public RowsLayout layout() {
        return layout;
    }

    /** The entry drawn last at a height; empty if there is none. */
    public Optional<FileEntry> entryAt(FinderBoard board, double y) {
        int line = (int) Math.floor(y / rowHeight());
        return line >= 0 && line < layout.taken()
                ? Optional.of(layout.entry(board.foundEntries(), line))
                : Optional.empty();
    }

    /** Bounds of a row when it was last drawn; empty if it was not. */
    public Optional<Box> outline(FinderBoard board, long row) {
        int line = row < board.rows() ? layout.line(board.foundEntries().entry((int) row)) : -1;
        return line < 0 ? Optional.empty() : Optional.of(new Box(0, line * rowHeight(), across, rowHeight()));
    }

    @Override
    public void paint(Surface surface, double width, double height, Session session, Moment moment) {
        var board = (FinderBoard) moment.board();
        var pen = new FinderPen(surface, style);
        across = width;
        int levels = FolderTreePainter.levels(pen.textSize(), width);
        layout = RowsLayout.of(board.foundEntries(), board.rows(), lines(height), first, levels);
        surface.save();
        surface.clip(0, 0, width, height);
        if (board.rows() == 0) {
            var text = style.localize("finder.view.empty");
            double wide = pen.width(text, style.font());
            pen.write(text, Math.max(0, (width - wide) / 2), height / 2, width, style.font(), pen.color(Ink.FAINT));
        } else {
            new FolderTreePainter(pen, matchReasons, moment, layout, width).paint();
        }
        surface.restore();
    }
}
