package puzzlescope.gametree.picture;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.session.Session;
import puzzlescope.gametree.GameTreeAlgorithm;
import puzzlescope.gametree.GameTreePuzzle;
import puzzlescope.gametree.board.DuelBoard;
import puzzlescope.gametree.board.GameTreeBoard;
import puzzlescope.gametree.board.LookaheadBoard;
import puzzlescope.gametree.event.LookaheadEvent.MoveUndone;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.NimSpace;
import puzzlescope.gametree.space.NoughtsSpace;
import puzzlescope.gametree.space.TwoPlayerGame;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;
import puzzlescope.picture.board.Grid;

/** Draws the current position with the known values of its moves, beside the path to it from the start. */
public final class GameTreePicture implements Painter {

    private static final double MARGIN = 10;
    private static final double CAPTION = 2.4;
    /** Largest share of the width for the path from the start. */
    private static final double PATH = 0.5;
    /** Below this height, in text sizes, the board has no room for a caption. */
    private static final double LEAST_WITH_CAPTION = 13;
    /** Room beside a caption for a value, in sizes of its text. */
    private static final double BESIDE = 3;

    private final Style style;
    private GameTreePlayOverlay gameTreePlayOverlay = GameTreePlayOverlay.NONE;
    private @Nullable Grid grid;
    private @Nullable HeapsPainter heaps;

    public GameTreePicture(Style style) {
        this.style = style;
    }

    /** Sets the state of manual play to draw from now on. */
    public void show(GameTreePlayOverlay current) {
        gameTreePlayOverlay = current;
    }

    /** The squares drawn last; null if heaps were. */
    public @Nullable Grid grid() {
        return grid;
    }

    /** The heaps drawn last; null if squares were. */
    public @Nullable HeapsPainter heaps() {
        return heaps;
    }

    @Override
    public void paint(Surface surface, double width, double height, Session session, Moment moment) {
        var board = (GameTreeBoard) moment.board();
        var pen = new GameTreePen(surface, style);
        var gameTreeScene = GameTreeScene.of(moment);
        double left = MARGIN;
        double down = height - 2 * MARGIN;
        double caption = down < pen.textSize() * LEAST_WITH_CAPTION ? 0 : pen.textSize() * CAPTION;
        if (board instanceof LookaheadBoard lookahead) {
            var into = new Box(left, MARGIN, width * PATH, down);
            var path = new PathPainter(pen, lookahead, hasBounds(session), bestBefore(moment), into);
            path.paint(gameTreeScene.value());
            left += path.width();
        }
        if (caption > 0) {
            caption(pen, gameTreeScene, left, width - MARGIN - left, MARGIN + caption / 2);
        }
        double across = width - MARGIN - left;
        if (gameTreeScene.game() == TwoPlayerGame.NIM) {
            grid = null;
            var painter = new HeapsPainter(pen, gameTreeScene.start(), left, MARGIN + caption, across, down - caption);
            heaps = painter;
            painter.paint(gameTreeScene);
            pointAtHeaps(painter, board);
        } else {
            heaps = null;
            var fit = Grid.fit(NoughtsSpace.SIDE, NoughtsSpace.SIDE, across, down - caption, 2);
            var squares = new Grid(
                    NoughtsSpace.SIDE, NoughtsSpace.SIDE, left + fit.left(), MARGIN + caption + fit.top(), fit.cell());
            grid = squares;
            var painter = new NoughtsPainter(pen, squares);
            painter.paint(gameTreeScene);
            pointAtSquares(painter, board);
        }
    }

    private static OptionalInt bestBefore(Moment moment) {
        return moment.forward() && moment.event().orElse(null) instanceof MoveUndone undone
                ? OptionalInt.of(undone.best())
                : OptionalInt.empty();
    }

    private static boolean hasBounds(Session session) {
        return session.arguments().get(GameTreePuzzle.ALGORITHM) == GameTreeAlgorithm.ALPHA_BETA;
    }

    private void caption(GameTreePen pen, GameTreeScene gameTreeScene, double left, double width, double y) {
        var who = gameTreeScene.turnNow();
        var words = pen.localize("gametree.view.turn", gameTreeScene.game().name(who), who.name());
        double largest = pen.textSize() * 1.4;
        var value = gameTreeScene.value();
        double needed = pen.width(words, Font.bold(largest)) + (value.isPresent() ? largest * BESIDE : 0);
        double size = largest * Math.min(1, width / needed);
        double wide = pen.width(words, Font.bold(size));
        double middle = left + width / 2;
        if (gameTreeScene.game().space().value(gameTreeScene.positionNow(), who) == GameSpace.OPEN) {
            pen.text(
                    words,
                    value.isPresent() ? middle - size : middle,
                    y,
                    Font.bold(size),
                    pen.color(who),
                    TextAlign.CENTER);
            value.ifPresent(worth -> pen.value(worth, middle + wide / 2 + size * 0.8, y, size, 1, true));
        } else {
            value.ifPresent(worth -> pen.value(worth, middle, y, size, 1, true));
        }
    }

    private void pointAtSquares(NoughtsPainter painter, GameTreeBoard board) {
        int place = gameTreePlayOverlay.place();
        if (place >= 0 && isOpen(board) && NoughtsSpace.at(board.position(), place) == null) {
            painter.frame(place, Ink.PATH, 1, false);
        }
        gameTreePlayOverlay.hint().ifPresent(move -> painter.hint(move.place(), GamePlayer.MAX));
    }

    private void pointAtHeaps(HeapsPainter painter, GameTreeBoard board) {
        int place = gameTreePlayOverlay.place();
        if (place >= 0 && gameTreePlayOverlay.amount() > 0 && isOpen(board)) {
            painter.taken(place, NimSpace.heap(board.position(), place), gameTreePlayOverlay.amount(), Ink.PATH, false);
        }
        gameTreePlayOverlay
                .hint()
                .ifPresent(move -> painter.taken(
                        move.place(),
                        NimSpace.heap(board.position(), move.place()),
                        move.amount(),
                        Ink.SOLUTION,
                        true));
    }

    private static boolean isOpen(GameTreeBoard board) {
        return board instanceof DuelBoard duel && duel.value() == GameSpace.OPEN;
    }
}
