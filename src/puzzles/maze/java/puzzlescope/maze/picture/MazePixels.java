package puzzlescope.maze.picture;

import org.jspecify.annotations.Nullable;
import puzzlescope.maze.board.ChangedTiles;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.picture.Box;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.board.Grid;

/**
 * The visible part of a large maze as an image in device pixels. Each pixel shows the mean of the squares it covers.
 * Only changed tiles of the board are repainted, as many as a time limit allows; the others follow in the next frames.
 * FX thread only.
 */
final class MazePixels {

    /** Squares smaller than this, in pixels, are merged into blocks. */
    private static final double SMALLEST_SQUARE = 1;

    private static final int MOST_TILES_AT_ONCE = 32;

    /** The view: the board's squares in an image, lengths in pixels. */
    record PixelView(Grid grid, int width, int height) {

        int unit() {
            return grid.cell() < SMALLEST_SQUARE ? BlockPyramid.unit(grid.cell()) : 1;
        }
    }

    private int[] pixels = {};
    private @Nullable Pixels image;
    private @Nullable PixelView sight;
    private @Nullable SquareColors colors;
    private @Nullable MazeBoard board;
    private @Nullable ChangedTiles changedTiles;
    private TileSet changed = new TileSet(0, 0);
    private TileSet staleSquares = new TileSet(0, 0);
    private TileSet staleBlocks = new TileSet(0, 0);
    private @Nullable BlockPyramid blocks;
    private ColorField field = new ColorField(1, 0, 0, 0, 0, 0);
    private PixelSpans across = new PixelSpans(0, 0, 1, 0);
    private PixelSpans down = new PixelSpans(0, 0, 1, 0);
    private AreaMean mean = new AreaMean(across, down);
    private int nextRow;
    private boolean behind;
    private boolean whole;

    /** Returns whether some tiles are still to be repainted. */
    boolean hasPendingTiles() {
        return behind;
    }

    /**
     * The image of the view with the current board.
     *
     * @param nanos time limit for painting, after which the rest is deferred to the next frame
     */
    Pixels of(MazeBoard nextBoard, SquareColors nextColors, PixelView nextSight, long nanos) {
        long end = System.nanoTime() + nanos;
        observe(nextBoard, nextColors);
        var shown = nextSight.equals(sight) ? image : null;
        if (shown == null) {
            shown = look(nextSight, nextColors.wall());
        }
        repaint(nextBoard, nextColors, nextSight, end);
        return shown;
    }

    private void observe(MazeBoard nextBoard, SquareColors nextColors) {
        var current = changedTiles;
        if (current == null || nextBoard != board || !nextBoard.isObservedBy(current)) {
            board = nextBoard;
            current = nextBoard.observe();
            changedTiles = current;
            changed = new TileSet(current.rows(), current.columns());
            staleSquares = new TileSet(current.rows(), current.columns());
            staleBlocks = new TileSet(current.rows(), current.columns());
            blocks = null;
            sight = null;
        }
        changed.clear();
        if (nextColors != colors) {
            colors = nextColors;
            changed.addAll();
        }
        current.drainTo(changed.bits());
        staleSquares.addAll(changed);
        staleBlocks.addAll(changed);
    }

    /** Changes the view to another part of the board, or another size. */
    private Pixels look(PixelView nextSight, int ground) {
        var shown = image;
        if (shown == null || pixels.length != nextSight.width() * nextSight.height() || sizeDiffers(nextSight)) {
            shown = new Pixels(nextSight.width(), nextSight.height());
            pixels = shown.data();
            image = shown;
        }
        sight = nextSight;
        int unit = nextSight.unit();
        var grid = nextSight.grid();
        int rows = (grid.rows() + unit - 1) / unit;
        int columns = (grid.columns() + unit - 1) / unit;
        across = new PixelSpans(nextSight.width(), grid.left(), unit * grid.cell(), columns);
        down = new PixelSpans(nextSight.height(), grid.top(), unit * grid.cell(), rows);
        mean = new AreaMean(across, down);
        useField(unit, rows, columns, ground);
        whole = true;
        return shown;
    }

    private boolean sizeDiffers(PixelView next) {
        var current = image;
        return current == null || current.width() != next.width() || current.height() != next.height();
    }

    private void useField(int unit, int rows, int columns, int ground) {
        if (unit > 1) {
            var kept = blocks;
            if (kept == null) {
                kept = new BlockPyramid(changed.rows(), changed.columns(), ground);
                blocks = kept;
            }
            field = kept.field(unit);
            return;
        }
        int firstRow = down.firstSeen(rows) / ChangedTiles.TILE;
        int firstColumn = across.firstSeen(columns) / ChangedTiles.TILE;
        int tileRows = down.lastSeen(rows) / ChangedTiles.TILE - firstRow + 1;
        int tileColumns = across.lastSeen(columns) / ChangedTiles.TILE - firstColumn + 1;
        field = new ColorField(unit, firstRow, firstColumn, tileRows, tileColumns, ground);
        staleSquares.addAll();
    }

    private void repaint(MazeBoard now, SquareColors with, PixelView at, long end) {
        var part = repaintTiles(now, with, at, end);
        if (image != null && whole) {
            mean.paint(field, pixels, 0, 0, at.width(), at.height());
            whole = false;
            image.changed();
        } else if (image != null && part.width() > 0) {
            image.changed(part);
        }
    }

    /** Repaints visible stale tiles, continuing where the last frame stopped; returns the changed part of the image. */
    private Box repaintTiles(MazeBoard now, SquareColors with, PixelView at, long end) {
        int unit = at.unit();
        var stale = unit == 1 ? staleSquares : staleBlocks;
        int perTile = ChangedTiles.TILE / unit;
        int firstRow = down.firstSeen((at.grid().rows() + unit - 1) / unit) / perTile;
        int lastRow = down.lastSeen((at.grid().rows() + unit - 1) / unit) / perTile;
        int firstColumn = across.firstSeen((at.grid().columns() + unit - 1) / unit) / perTile;
        int lastColumn = across.lastSeen((at.grid().columns() + unit - 1) / unit) / perTile;
        int rows = lastRow - firstRow + 1;
        int begin = nextRow < firstRow || nextRow > lastRow ? 0 : nextRow - firstRow;
        var part = Box.EMPTY;
        behind = false;
        for (int i = 0; i < rows; i++) {
            int row = firstRow + (begin + i) % rows;
            int column = stale.next(row, firstColumn);
            boolean painted = column <= lastColumn;
            while (column <= lastColumn && !behind) {
                int from = column;
                while (column <= lastColumn && column - from < MOST_TILES_AT_ONCE && stale.contains(row, column)) {
                    refresh(now, with, row, column, unit);
                    stale.remove(row, column++);
                }
                part = union(part, show(row, from, column, perTile));
                column = column > lastColumn ? column : stale.next(row, column);
                // Newly visible tiles must be painted at once.
                behind = column <= lastColumn && isLate(end, unit);
            }
            if (behind || painted && i + 1 < rows && isLate(end, unit)) {
                nextRow = behind ? row : row + 1;
                behind = true;
                return part;
            }
        }
        nextRow = 0;
        return part;
    }

    private void refresh(MazeBoard now, SquareColors with, int tileRow, int tileColumn, int unit) {
        var kept = blocks;
        if (unit == 1 || kept == null) {
            field.refresh(now, with, tileRow, tileColumn);
        } else {
            kept.refresh(now, with, tileRow, tileColumn);
        }
    }

    private boolean isLate(long end, int unit) {
        return !(whole && unit == 1) && System.nanoTime() > end;
    }

    /** Paints the pixels of a horizontal run of tiles. */
    private Box show(int tileRow, int fromTile, int untilTile, int perTile) {
        int left = across.from(fromTile * perTile);
        int top = down.from(tileRow * perTile);
        int right = across.until(untilTile * perTile - 1);
        int bottom = down.until((tileRow + 1) * perTile - 1);
        if (right <= left || bottom <= top) {
            return Box.EMPTY;
        }
        if (!whole) {
            mean.paint(field, pixels, left, top, right, bottom);
        }
        return new Box(left, top, right - left, bottom - top);
    }

    private static Box union(Box one, Box other) {
        if (one.width() == 0 || other.width() == 0) {
            return one.width() == 0 ? other : one;
        }
        double left = Math.min(one.left(), other.left());
        double top = Math.min(one.top(), other.top());
        double right = Math.max(one.right(), other.right());
        double bottom = Math.max(one.bottom(), other.bottom());
        return new Box(left, top, right - left, bottom - top);
    }
}
