package puzzlescope.queens.picture;

import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.session.Session;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Point;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.Cell;
import puzzlescope.picture.board.Grid;
import puzzlescope.queens.board.PlacementBoard;
import puzzlescope.queens.board.QueensBoard;
import puzzlescope.queens.board.QueensCountBoard;
import puzzlescope.queens.board.QueensGameBoard;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.event.PlacementEvent.PeaceReached;
import puzzlescope.queens.event.WalkEvent;

/** Draws the chessboard with its queens and why they may or may not stand there, and the result below it. */
public final class QueensPicture implements Painter {

    private static final double MARGIN = 5;
    /** Minimum height of the board; below it there would be too little room above the lines. */
    private static final double LEAST_WITH_LINES = 4 * StateLines.HEIGHT;

    private static final double NUMBERS_SHARE = 0.06;
    private static final double LEAST_FOR_NUMBERS = 16;
    private static final double MOST_FOR_NUMBERS = 34;

    private final Style style;
    private final PlacementPicture image = new PlacementPicture();
    private boolean stateWritten;
    private boolean points;
    private boolean allLookedAt = true;
    private PlayOverlay playOverlay = new PlayOverlay(null, Optional.empty(), null, Point.ZERO);
    private @Nullable RecordedSolutions recordedSolutions;
    private @Nullable Grid grid;
    private @Nullable QueensPen lastPen;

    /**
     * State of manual play.
     *
     * @param pointed the square that a click or Enter would change
     * @param carried the square whose queen is dragged; null if there is none
     * @param away how far she is dragged, in px
     */
    public record PlayOverlay(
            @Nullable Cell pointed,
            Optional<Hint> hint,
            @Nullable Cell carried,
            Point away) {}

    public QueensPicture(Style style) {
        this.style = style;
    }

    /** Shows or hides the state of a backtracking search below the board. */
    public void writeState(boolean written) {
        stateWritten = written;
    }

    /** Shows the state of a backtracking search as points on axes instead of on the board, or not. */
    public void showPoints(boolean shown) {
        points = shown;
    }

    /**
     * Sets whether the picture itself determines the fundamental solutions before naming them; otherwise the caller
     * does.
     */
    public void lookAtAllSolutions(boolean itself) {
        allLookedAt = itself;
    }

    /** Sets the state of manual play. */
    public void play(PlayOverlay next) {
        playOverlay = next;
    }

    /** The board drawn last; null before the first drawing, and where its queens are points. */
    public @Nullable Grid grid() {
        return grid;
    }

    /** Returns whether squares that were checked and found attacked are marked. */
    public boolean showsAttacked() {
        return lastPen != null && lastPen.isAttackedDrawn();
    }

    /** Returns whether squares whose queens were removed after everything below was tried are marked. */
    public boolean showsLeft() {
        return lastPen != null && lastPen.isLeftDrawn();
    }

    /** The solutions of a recording; the same instance until another recording is requested. */
    public RecordedSolutions solutions(Session session) {
        var current = recordedSolutions;
        if (current == null || !current.session().equals(session)) {
            current = new RecordedSolutions(session);
            recordedSolutions = current;
        }
        return current;
    }

    @Override
    public void paint(Surface surface, double width, double height, Session session, Moment moment) {
        var board = (QueensBoard) moment.board();
        if (points && board instanceof WalkBoard walk) {
            grid = null;
            lastPen = null;
            int[] columns = IntStream.range(0, walk.n()).map(walk::queenColumn).toArray();
            var event = (WalkEvent) moment.event().orElse(null);
            new PointsScene(surface, width, height, style, columns, moment.happened()).paint(event);
            return;
        }
        double ended = ended(moment);
        // The board makes room for the text below it, which covers no queen.
        double below = QueensPen.BANNER_HEIGHT * ended;
        boolean stated = stateWritten && board instanceof WalkBoard && height >= LEAST_WITH_LINES;
        double lines = stated ? StateLines.HEIGHT : 0;
        var fresh = grid(board.n(), width, height - below - lines, stated);
        grid = fresh;
        var pen = new QueensPen(surface, fresh, style);
        lastPen = pen;
        switch (board) {
            case QueensGameBoard game -> hand(pen, fresh, game, moment);
            case QueensCountBoard count -> new CountScene(pen, style, count, moment).paint();
            case PlacementBoard placement -> placement(surface, pen, fresh, placement, moment);
            case WalkBoard walk -> {
                int[] columns = columns(walk);
                int[] walked = columns.clone();
                int[] given = IntStream.range(0, walk.n()).map(walk::given).toArray();
                if (ended > 0) {
                    var found = found(session);
                    new WalkScene(pen, style, columns, given, ended).paintEnd(found.last());
                    pen.banner(summary(found), width, height - below / 2, ended);
                } else {
                    var scene = new WalkScene(pen, style, columns, given, moment.happened());
                    moment.event().ifPresentOrElse(event -> scene.paint((WalkEvent) event), scene::paint);
                }
                if (stated) {
                    pen.indices();
                    var event = (WalkEvent) moment.event().orElse(null);
                    new StateLines(surface, style).paint(walked, given, event, width, height - below - lines);
                }
            }
        }
    }

    private static int[] columns(WalkBoard walk) {
        return IntStream.range(0, walk.n()).map(walk::column).toArray();
    }

    /** Share of a search's end that has happened, from 0 to 1. */
    private static double ended(Moment moment) {
        var event = moment.event().orElse(null);
        return event instanceof WalkEvent.GeneratorExhausted
                ? 1
                : event instanceof WalkEvent.SearchEnded ? moment.happened() : 0;
    }

    private RecordedSolutions found(Session session) {
        var current = solutions(session);
        current.follow(session.timeline().position());
        if (allLookedAt) {
            current.fundamentals().follow(() -> true);
        }
        return current;
    }

    private String summary(RecordedSolutions found) {
        int fundamentals =
                found.fundamentals().isComplete() ? found.fundamentals().count() : 0;
        var key = fundamentals == 0 ? "queens.end" : "queens.end-fundamental";
        return style.localize(key, found.recorded(), fundamentals);
    }

    private void hand(QueensPen pen, Grid at, QueensGameBoard game, Moment moment) {
        var pointed = playOverlay.pointed();
        var shown = pointed != null && pointed.row() < game.n() && pointed.column() < game.n() ? pointed : null;
        new GameScene(pen, style, game, moment)
                .paint(
                        shown,
                        playOverlay.hint(),
                        playOverlay.carried(),
                        playOverlay.away().multiply(1 / at.cell()));
    }

    private void placement(Surface surface, QueensPen pen, Grid at, PlacementBoard placement, Moment moment) {
        if (at.rows() <= PlacementPicture.LEAST_ROWS) {
            new PlacementScene(pen, at, style, placement, moment).paint();
            return;
        }
        image.paint(surface, at, style, placement);
        boolean peace = moment.event().orElse(null) instanceof PeaceReached;
        pen.frame(peace ? Ink.SOLUTION : Ink.GRID, 1, peace ? 3 : 1);
        pen.numbers(-1, -1);
    }

    /**
     * The board with room for numbers on its left and below.
     *
     * @param around whether there are numbers on all sides
     */
    private Grid grid(int n, double width, double height, boolean around) {
        double numbers = Math.clamp(Math.min(width, height) * NUMBERS_SHARE, LEAST_FOR_NUMBERS, MOST_FOR_NUMBERS);
        var usual = grid(n, width, height, around, numbers);
        // Few queens on a low picture have large numbers.
        double needed = ChessCoordinates.room(usual, style) - MARGIN;
        return needed <= numbers ? usual : grid(n, width, height, around, needed);
    }

    private static Grid grid(int n, double width, double height, boolean around, double numbers) {
        double other = around ? numbers : 0;
        var grid = Grid.fit(n, n, width - numbers - other, height - numbers - other, MARGIN);
        return new Grid(n, n, grid.left() + numbers, grid.top() + other, grid.cell());
    }
}
