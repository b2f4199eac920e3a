package puzzlescope.gametree.picture;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import puzzlescope.gametree.board.LookaheadBoard;
import puzzlescope.gametree.event.GameTreeEvent;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.NimSpace;
import puzzlescope.gametree.space.NoughtsSpace;
import puzzlescope.gametree.space.TwoPlayerGame;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.TextAlign;
import puzzlescope.picture.board.Grid;

/**
 * Paints the path down the tree: a small board for each level from the start to the position, with the values each call
 * has so far.
 */
public final class PathPainter {

    private static final double GAP = 0.16;
    private static final double LARGEST = 64;
    private static final double SMALLEST = 26;

    private final GameTreePen pen;
    private final LookaheadBoard board;
    private final boolean withBounds;
    /** The best value of the last call as long as that of its last move has not been compared with it. */
    private final OptionalInt bestBefore;

    private final int deepest;
    private final double left;
    private final double top;
    private final double height;
    private final double side;
    /** True if there is room for the values of the calls. */
    private final boolean worded;

    /**
     * @param withBounds whether alpha and beta are shown beside the best value
     * @param bestBefore the best value of the last call, if its last move is undone and not yet compared with it
     * @param into the available rectangle
     */
    public PathPainter(GameTreePen pen, LookaheadBoard board, boolean withBounds, OptionalInt bestBefore, Box into) {
        this.pen = pen;
        this.board = board;
        this.withBounds = withBounds;
        this.bestBefore = bestBefore;
        left = into.left();
        top = into.top();
        height = into.height();
        deepest = deepest(board);
        side = Math.clamp(height / ((deepest + 1) * (1 + GAP)), SMALLEST, LARGEST);
        worded = side + textWidth() + 2 * pen.textSize() <= into.width();
    }

    private static int deepest(LookaheadBoard board) {
        return board.game() == TwoPlayerGame.NIM
                ? NimSpace.stones(board.start())
                : board.game().space().moves(board.start());
    }

    public double width() {
        return side + (worded ? textWidth() : 0) + 2 * pen.textSize();
    }

    private double textSize() {
        return Math.min(pen.textSize(), side * 0.42);
    }

    private double textWidth() {
        double best = pen.width(best(GamePlayer.MIN, GameSpace.LEAST), Font.bold(textSize()));
        double bounds =
                pen.width(bounds(GamePlayer.MAX.worstValue(), GamePlayer.MIN.worstValue()), Font.text(textSize()));
        return withBounds ? Math.max(best, bounds) : best;
    }

    private static String best(GamePlayer who, int value) {
        return who.name() + ": best = " + GameTreeEvent.sign(value);
    }

    private static String bounds(int alpha, int beta) {
        return "\u03b1 = " + GameTreeEvent.sign(alpha) + "   \u03b2 = " + GameTreeEvent.sign(beta);
    }

    /**
     * Paints the levels.
     *
     * @param value the value of the last position, once known
     */
    public void paint(OptionalInt value) {
        int levels = board.moves() + 1;
        int fitting = Math.max(1, (int) Math.floor(height / (side * (1 + GAP))));
        int first = Math.max(0, levels - fitting);
        for (int level = first; level < levels; level++) {
            double y = top + (level - first) * side * (1 + GAP);
            level(level, y, level == levels - 1);
            if (level == levels - 1 && value.isPresent() && worded) {
                double size = textSize();
                pen.value(value.getAsInt(), left + side + 2 * size, y + side / 2, size, 1, true);
            }
        }
    }

    private void level(int level, double y, boolean isLast) {
        var surface = pen.surface();
        if (!isLast) {
            pen.stroke(2, pen.color(Ink.PATH));
            surface.setLineDashes();
            surface.strokeLine(left + side / 2, y + side, left + side / 2, y + side * (1 + GAP));
        }
        double inset = side * 0.08;
        surface.setFill(pen.color(Ink.LIGHT_SQUARE));
        surface.fillRoundRect(left, y, side, side, side * 0.2);
        int position = board.position(level);
        if (board.game() == TwoPlayerGame.NIM) {
            HeapsPainter.small(pen, position, board.start(), left + inset, y + inset, side - 2 * inset);
        } else {
            var grid = new Grid(
                    NoughtsSpace.SIDE,
                    NoughtsSpace.SIDE,
                    left + inset,
                    y + inset,
                    (side - 2 * inset) / NoughtsSpace.SIDE);
            new NoughtsPainter(pen, grid).small(position, board.start());
        }
        pen.outline(left, y, side, side, pen.color(isLast ? Ink.TEXT : Ink.PATH), isLast ? 3 : 1.5, false);
        boolean isOpen = board.game().space().value(position, board.turn(level)) == GameSpace.OPEN;
        if (level < board.calls() && isOpen && worded) {
            words(level, y);
        }
    }

    private void words(int level, double y) {
        double size = textSize();
        double x = left + side + size * 0.6;
        var who = board.turn(level);
        double line = size * 1.15;
        double middle = y + side / 2;
        boolean two = withBounds && side > size * 2.2;
        int best = best(level);
        pen.text(best(who, best), x, two ? middle - line / 2 : middle, Font.bold(size), pen.color(who), TextAlign.LEFT);
        if (two) {
            pen.text(
                    bounds(bound(level, GamePlayer.MAX), bound(level, GamePlayer.MIN)),
                    x,
                    middle + line / 2,
                    Font.text(size),
                    pen.color(Ink.TEXT),
                    TextAlign.LEFT);
        }
    }

    private int best(int level) {
        return level == board.moves() ? bestBefore.orElseGet(() -> board.best(level)) : board.best(level);
    }

    private int bound(int level, GamePlayer who) {
        return IntStream.rangeClosed(0, level)
                .filter(each -> board.turn(each) == who)
                .map(this::best)
                .reduce(who.worstValue(), who::better);
    }
}
