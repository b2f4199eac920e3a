package puzzlescope.tiles.picture;

import java.util.Optional;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Point;
import puzzlescope.picture.Style;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.space.TileOrder;

/**
 * A board surrounded by those one move away, each in the direction of its tile: a node and its edges in the state
 * graph. Lengths are px.
 *
 * @param area where they lie
 */
public record NeighbourBoards(Box area) {

    private static final double BOARDS = 3;
    private static final double FACE = 0.78;
    private static final double CAPTION = 1.4;

    private double pitch() {
        return Math.min(area.width(), area.height()) / BOARDS;
    }

    private Point middle() {
        return new Point(area.left() + area.width() / 2, area.top() + area.height() / 2);
    }

    private Box place(int rows, int columns) {
        double side = pitch() * FACE;
        double x = middle().x() + columns * pitch() - side / 2;
        double y = middle().y() + rows * pitch() - side / 2;
        return new Box(x, y, side, side);
    }

    /** The move whose board is drawn at a point. */
    public Optional<Move> moveAt(TilesBoard board, double x, double y) {
        for (var move : Move.values()) {
            if (origin(board, move) >= 0 && place(move.rows(), move.columns()).contains(x, y)) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }

    private static int origin(TilesBoard board, Move move) {
        return move.origin(board.blankRow() * board.size() + board.blankColumn(), board.size());
    }

    public void paint(TilesPen tilesPen, Style style, TilesBoard board, double unit) {
        var surface = tilesPen.surface();
        var small = new SmallBoard(surface, style);
        var tiles = board.last(0)[0];
        int blank = board.blankRow() * board.size() + board.blankColumn();
        for (var move : Move.values()) {
            int from = origin(board, move);
            if (from < 0) {
                continue;
            }
            var place = place(move.rows(), move.columns());
            var center = new Point(place.left() + place.width() / 2, place.top() + place.height() / 2);
            surface.setStroke(style.color(Ink.PATH));
            surface.setLineWidth(Math.max(1.5, unit * 0.12));
            surface.strokeLine(middle().x(), middle().y(), center.x(), center.y());
            var next = tiles.clone();
            next[blank] = next[from];
            next[from] = TileOrder.BLANK;
            small.paint(next, place.left(), place.top(), place.width(), false);
            label(tilesPen, style, move, place, unit);
        }
        var own = place(0, 0);
        small.paint(tiles, own.left(), own.top(), own.width(), true);
    }

    /** Draws a label above or below the boards at the sides, beside the others. */
    private static void label(TilesPen tilesPen, Style style, Move move, Box place, double unit) {
        boolean beside = move.columns() == 0;
        double x = beside ? place.right() + unit * CAPTION * 1.3 : place.left() + place.width() / 2;
        double y = beside ? place.top() + place.height() / 2 : place.bottom() + unit * CAPTION * 0.6;
        tilesPen.text(style.localize("tiles.move." + move), x, y, Font.text(unit * 0.95), tilesPen.color(Ink.TEXT));
    }
}
