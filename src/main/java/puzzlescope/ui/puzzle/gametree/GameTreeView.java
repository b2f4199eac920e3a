package puzzlescope.ui.puzzle.gametree;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.Hint;
import puzzlescope.core.puzzle.Target;
import puzzlescope.core.puzzle.gametree.GameTreeAlgorithm;
import puzzlescope.core.puzzle.gametree.GameTreeGame;
import puzzlescope.core.puzzle.gametree.GameTreePuzzle;
import puzzlescope.core.puzzle.gametree.GameTreeTargets;
import puzzlescope.core.puzzle.gametree.board.DuelBoard;
import puzzlescope.core.puzzle.gametree.board.GameTreeBoard;
import puzzlescope.core.puzzle.gametree.board.LookaheadBoard;
import puzzlescope.core.puzzle.gametree.event.DuelEvent.MovePlayed;
import puzzlescope.core.puzzle.gametree.space.GameSpace;
import puzzlescope.core.puzzle.gametree.space.NimSpace;
import puzzlescope.core.puzzle.gametree.space.NoughtsSpace;
import puzzlescope.core.puzzle.gametree.space.Rival;
import puzzlescope.core.puzzle.gametree.space.TwoPlayerGame;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;
import puzzlescope.picture.board.Grid;
import puzzlescope.picture.gametree.GameTreePen;
import puzzlescope.picture.gametree.HeapsPainter;
import puzzlescope.picture.gametree.NoughtsPainter;
import puzzlescope.picture.gametree.PathPainter;
import puzzlescope.picture.gametree.Stage;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.Places;
import puzzlescope.ui.board.Scattered;
import puzzlescope.ui.board.Squares;
import puzzlescope.ui.board.TabContext;

/**
 * Draws the position that is looked at, with the values of its moves as far as they are known, and beside it the way to it from the
 * start. By hand a click on a square or a stone is a move.
 */
public final class GameTreeView extends BoardView {

    private static final double MARGIN = 10;
    private static final double CAPTION = 2.4;
    /** On less height, in sizes of the text, the board needs all there is. */
    private static final double LEAST_WITH_CAPTION = 13;

    /** A move that is pointed at; without one the values are {@link #NOWHERE}. */
    private static final int NOWHERE = -1;

    private final TabContext context;
    private @Nullable Grid grid;
    private @Nullable HeapsPainter heaps;
    private int pointedPlace = NOWHERE;
    private int pointedAmount;

    public GameTreeView(TabContext context) {
        super(context.appearance());
        this.context = context;
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> point(event.getX(), event.getY()));
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> point(-1, -1));
        addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getButton() == MouseButton.PRIMARY && context.isByHand()) {
                click(event.getX(), event.getY());
            }
        });
    }

    private GameTreeBoard board() {
        return (GameTreeBoard) context.player().session().timeline().board();
    }

    /** The square or heap at a point; {@link #NOWHERE} if there is none. */
    private int placeAt(double x, double y) {
        var squares = grid;
        if (squares != null) {
            return squares.contains(x, y) ? squares.rowAt(y) * NoughtsSpace.SIDE + squares.columnAt(x) : NOWHERE;
        }
        return heaps == null ? NOWHERE : heaps.heapAt(x, y);
    }

    /** How many stones a click at a point takes from a heap: the one there and those after it. */
    private int amountAt(int place, double x) {
        var drawn = heaps;
        if (drawn == null) {
            return 0;
        }
        int stones = NimSpace.heap(board().position(), place);
        int stone = drawn.placeAt(x);
        return stone < 0 || stone >= NimSpace.heap(board().start(), place) ? 0 : Math.max(0, stones - stone);
    }

    private void point(double x, double y) {
        int place = context.isByHand() ? placeAt(x, y) : NOWHERE;
        int amount = place == NOWHERE ? 0 : amountAt(place, x);
        if (place != pointedPlace || amount != pointedAmount) {
            pointedPlace = place;
            pointedAmount = amount;
            setCursor(place == NOWHERE ? Cursor.DEFAULT : Cursor.HAND);
            context.player().invalidate();
        }
    }

    private void click(double x, double y) {
        int place = placeAt(x, y);
        if (place != NOWHERE) {
            int amount = amountAt(place, x);
            aim(() -> outline(place));
            context.play(board -> GameTreeGame.play(board, place, amount));
        }
    }

    private Box outline(int place) {
        var squares = grid;
        return squares != null
                ? squares.square(NoughtsSpace.row(place), NoughtsSpace.column(place))
                : Objects.requireNonNull(heaps).row(place);
    }

    @Override
    protected @Nullable Places places() {
        var squares = grid;
        if (squares != null) {
            return new Squares(squares);
        }
        var drawn = heaps;
        if (drawn == null) {
            return null;
        }
        int start = board().start();
        int inRow = NimSpace.MOST_IN_HEAP;
        return new Scattered(
                inRow * NimSpace.heaps(start),
                0,
                stone -> stone % inRow < NimSpace.heap(start, stone / inRow)
                        ? drawn.outline(stone / inRow, stone % inRow)
                        : null);
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        int place = placeAt(x, y);
        return place == NOWHERE ? List.of() : List.of(GameTreeTargets.of(board(), place));
    }

    /** The middle of a square or of a stone, as it is drawn now. */
    Box placeOf(int place, int stone) {
        return grid != null ? outline(place) : Objects.requireNonNull(heaps).outline(place, stone);
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        var pen = new GameTreePen(surface, appearance());
        var stage = Stage.of(moment);
        double left = MARGIN;
        double down = height - 2 * MARGIN;
        double caption = down < pen.textSize() * LEAST_WITH_CAPTION ? 0 : pen.textSize() * CAPTION;
        if (moment.board() instanceof LookaheadBoard board) {
            var path = new PathPainter(pen, board, hasBounds(), left, MARGIN, down);
            path.paint(stage.value());
            left += path.width();
        }
        if (caption > 0) {
            caption(pen, stage, left, width - MARGIN - left, MARGIN + caption / 2);
        }
        double across = width - MARGIN - left;
        if (stage.game() == TwoPlayerGame.NIM) {
            grid = null;
            var painter = new HeapsPainter(pen, stage.start(), left, MARGIN + caption, across, down - caption);
            heaps = painter;
            painter.paint(stage);
            hintHeaps(painter);
        } else {
            heaps = null;
            var fit = Grid.fit(NoughtsSpace.SIDE, NoughtsSpace.SIDE, across, down - caption, 2);
            var squares = new Grid(
                    NoughtsSpace.SIDE, NoughtsSpace.SIDE, left + fit.left(), MARGIN + caption + fit.top(), fit.cell());
            grid = squares;
            var painter = new NoughtsPainter(pen, squares);
            painter.paint(stage);
            hintSquares(painter);
        }
    }

    private boolean hasBounds() {
        return context.player().session().arguments().get(GameTreePuzzle.ALGORITHM) == GameTreeAlgorithm.ALPHA_BETA;
    }

    private void caption(GameTreePen pen, Stage stage, double left, double width, double y) {
        var who = stage.turnNow();
        var words = pen.style().say("gametree.view.turn", stage.game().name(who), who.name());
        double size = pen.textSize() * 1.4;
        double wide = pen.widthOf(words, size, true);
        var value = stage.value();
        double middle = left + width / 2;
        if (stage.game().space().value(stage.positionNow(), who) == GameSpace.OPEN) {
            pen.text(
                    words, value.isPresent() ? middle - size : middle, y, size, true, pen.color(who), TextAlign.CENTER);
            value.ifPresent(worth -> pen.value(worth, middle + wide / 2 + size * 0.8, y, size, 1, true));
        } else {
            value.ifPresent(worth -> pen.value(worth, middle, y, size, 1, true));
        }
    }

    private void hintSquares(NoughtsPainter painter) {
        if (pointedPlace >= 0 && isOpen() && NoughtsSpace.at(board().position(), pointedPlace) == null) {
            painter.frame(pointedPlace, Ink.PATH, 1, false);
        }
        hinted().ifPresent(move -> painter.hint(move.place(), Rival.MAX));
    }

    private void hintHeaps(HeapsPainter painter) {
        if (pointedPlace >= 0 && pointedAmount > 0 && isOpen()) {
            painter.taken(
                    pointedPlace, NimSpace.heap(board().position(), pointedPlace), pointedAmount, Ink.PATH, false);
        }
        hinted().ifPresent(move -> painter.taken(
                move.place(), NimSpace.heap(board().position(), move.place()), move.amount(), Ink.SOLUTION, true));
    }

    private boolean isOpen() {
        return board() instanceof DuelBoard duel && duel.value() == GameSpace.OPEN;
    }

    /** The move that is advised. */
    private Optional<MovePlayed> hinted() {
        return context.hint().map(Hint::move).filter(move -> !move.isEmpty()).map(move -> (MovePlayed) move.getFirst());
    }
}
