package puzzlescope.gametree.window;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.gametree.GameTreeGame;
import puzzlescope.gametree.GameTreeTargets;
import puzzlescope.gametree.board.GameTreeBoard;
import puzzlescope.gametree.event.DuelEvent.MovePlayed;
import puzzlescope.gametree.picture.GameTreePen;
import puzzlescope.gametree.picture.GameTreePicture;
import puzzlescope.gametree.picture.GameTreePlayOverlay;
import puzzlescope.gametree.space.NimSpace;
import puzzlescope.gametree.space.NoughtsSpace;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Surface;
import puzzlescope.window.board.BoardPlaces;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.board.ColorMeaning;
import puzzlescope.window.board.ScatteredPlaces;
import puzzlescope.window.board.SquarePlaces;
import puzzlescope.window.board.TabContext;

/**
 * Draws the current position with the known values of its moves, beside the path to it from the start. In manual play a
 * click on a square or a stone is a move.
 */
public final class GameTreeView extends BoardView {

    private static final List<ColorMeaning> MEANINGS = List.of(
            new ColorMeaning(Ink.MARK, "", "gametree.legend.mark"),
            new ColorMeaning(GameTreePen.LINE, "", "gametree.legend.line"),
            new ColorMeaning(Ink.PATH, "", "gametree.legend.path"),
            new ColorMeaning(Ink.SOLUTION, "", "gametree.legend.solution"));

    private final GameTreePicture picture;
    private int pointedPlace = GameTreePlayOverlay.NOWHERE;
    private int pointedAmount;

    public GameTreeView(TabContext context) {
        super(context);
        picture = new GameTreePicture(appearance());
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> point(event.getX(), event.getY()));
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> point(-1, -1));
        addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getButton() == MouseButton.PRIMARY && context.isByHand()) {
                click(event.getX(), event.getY());
            }
        });
    }

    @Override
    public List<ColorMeaning> meanings() {
        return MEANINGS;
    }

    private GameTreeBoard board() {
        return (GameTreeBoard) context.player().session().timeline().board();
    }

    /** The square or heap at a point; {@link GameTreePlayOverlay#NOWHERE} if there is none. */
    private int placeAt(double x, double y) {
        var squares = picture.grid();
        if (squares != null) {
            return squares.contains(x, y)
                    ? squares.rowAt(y) * NoughtsSpace.SIDE + squares.columnAt(x)
                    : GameTreePlayOverlay.NOWHERE;
        }
        var drawn = picture.heaps();
        return drawn == null ? GameTreePlayOverlay.NOWHERE : drawn.heapAt(x, y);
    }

    /** Number of stones that a click at a point takes from a heap: the one there and those after it. */
    private int amountAt(int place, double x) {
        var drawn = picture.heaps();
        if (drawn == null) {
            return 0;
        }
        int stones = NimSpace.heap(board().position(), place);
        int stone = drawn.placeAt(x);
        return stone < 0 || stone >= NimSpace.heap(board().start(), place) ? 0 : Math.max(0, stones - stone);
    }

    private void point(double x, double y) {
        int place = context.isByHand() ? placeAt(x, y) : GameTreePlayOverlay.NOWHERE;
        int amount = place == GameTreePlayOverlay.NOWHERE ? 0 : amountAt(place, x);
        if (place != pointedPlace || amount != pointedAmount) {
            pointedPlace = place;
            pointedAmount = amount;
            setCursor(place == GameTreePlayOverlay.NOWHERE ? Cursor.DEFAULT : Cursor.HAND);
            context.player().invalidate();
        }
    }

    private void click(double x, double y) {
        int place = placeAt(x, y);
        if (place != GameTreePlayOverlay.NOWHERE) {
            int amount = amountAt(place, x);
            aim(() -> outline(place));
            context.play(board -> GameTreeGame.play(board, place, amount));
        }
    }

    private Box outline(int place) {
        var squares = picture.grid();
        return squares != null
                ? squares.square(NoughtsSpace.row(place), NoughtsSpace.column(place))
                : Objects.requireNonNull(picture.heaps()).row(place);
    }

    @Override
    protected @Nullable BoardPlaces places() {
        var squares = picture.grid();
        if (squares != null) {
            return new SquarePlaces(squares);
        }
        var drawn = picture.heaps();
        if (drawn == null) {
            return null;
        }
        int start = board().start();
        int inRow = NimSpace.MOST_IN_HEAP;
        return new ScatteredPlaces(
                BoardPlaces.Form.SQUARE,
                inRow * NimSpace.heaps(start),
                0,
                stone -> stone % inRow < NimSpace.heap(start, stone / inRow)
                        ? drawn.outline(stone / inRow, stone % inRow)
                        : null);
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        int place = placeAt(x, y);
        return place == GameTreePlayOverlay.NOWHERE ? List.of() : List.of(GameTreeTargets.of(board(), place));
    }

    /** Centre of a square or of a stone, as drawn now. */
    Box placeOf(int place, int stone) {
        return picture.grid() != null
                ? outline(place)
                : Objects.requireNonNull(picture.heaps()).outline(place, stone);
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        picture.show(new GameTreePlayOverlay(pointedPlace, pointedAmount, hinted()));
        picture.paint(surface, width, height, context.player().session(), moment);
    }

    private Optional<MovePlayed> hinted() {
        return context.hint().map(Hint::move).filter(move -> !move.isEmpty()).map(move -> (MovePlayed) move.getFirst());
    }
}
