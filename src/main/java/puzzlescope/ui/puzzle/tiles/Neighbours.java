package puzzlescope.ui.puzzle.tiles;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import puzzlescope.core.puzzle.tiles.board.TilesBoard;
import puzzlescope.core.puzzle.tiles.space.Move;
import puzzlescope.core.puzzle.tiles.space.TileOrder;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.theme.Ink;

/**
 * A board in the middle of those that one move leads to, each where its tile goes: what is a node and its edges in the graph of
 * the boards. Lengths are px.
 *
 * @param area where they lie
 */
record Neighbours(Rectangle2D area) {

    private static final double BOARDS = 3;
    private static final double FACE = 0.78;
    private static final double CAPTION = 1.4;

    private double pitch() {
        return Math.min(area.getWidth(), area.getHeight()) / BOARDS;
    }

    private Point2D middle() {
        return new Point2D(area.getMinX() + area.getWidth() / 2, area.getMinY() + area.getHeight() / 2);
    }

    private Rectangle2D place(int rows, int columns) {
        double side = pitch() * FACE;
        double x = middle().getX() + columns * pitch() - side / 2;
        double y = middle().getY() + rows * pitch() - side / 2;
        return new Rectangle2D(x, y, side, side);
    }

    /** The move whose board is drawn at a point. */
    Optional<Move> moveAt(TilesBoard board, double x, double y) {
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

    void paint(Brush brush, Appearance appearance, TilesBoard board, double unit) {
        var graphics = brush.graphics();
        var small = new SmallBoard(graphics, appearance, brush.family());
        var tiles = board.last(0)[0];
        int blank = board.blankRow() * board.size() + board.blankColumn();
        for (var move : Move.values()) {
            int from = origin(board, move);
            if (from < 0) {
                continue;
            }
            var place = place(move.rows(), move.columns());
            var center = new Point2D(place.getMinX() + place.getWidth() / 2, place.getMinY() + place.getHeight() / 2);
            graphics.setStroke(appearance.color(Ink.PATH));
            graphics.setLineWidth(Math.max(1.5, unit * 0.12));
            graphics.strokeLine(middle().getX(), middle().getY(), center.getX(), center.getY());
            var next = tiles.clone();
            next[blank] = next[from];
            next[from] = TileOrder.BLANK;
            small.paint(next, place.getMinX(), place.getMinY(), place.getWidth(), false);
            label(brush, appearance, move, place, unit);
        }
        var own = place(0, 0);
        small.paint(tiles, own.getMinX(), own.getMinY(), own.getWidth(), true);
    }

    /** Above or below the boards at the sides, beside the others. */
    private static void label(Brush brush, Appearance appearance, Move move, Rectangle2D place, double unit) {
        boolean beside = move.columns() == 0;
        double x = beside ? place.getMaxX() + unit * CAPTION * 1.3 : place.getMinX() + place.getWidth() / 2;
        double y = beside ? place.getMinY() + place.getHeight() / 2 : place.getMaxY() + unit * CAPTION * 0.6;
        brush.text(appearance.say("tiles.move." + move), x, y, unit * 0.95, false, Ink.TEXT);
    }
}
