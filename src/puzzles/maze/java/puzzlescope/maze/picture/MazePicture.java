package puzzlescope.maze.picture;

import java.util.Optional;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.session.Session;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.MazeEvent;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.picture.MazeTints.Scale;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.Axes;
import puzzlescope.picture.board.Grid;
import puzzlescope.picture.board.MarkSprite;

/**
 * Draws the maze in the state of the running algorithm: sets, frontier, walk or the path to the mark; then the result
 * of the solver.
 */
public final class MazePicture implements Painter {

    /** Largest side, in squares, at which every square is drawn individually; larger mazes are one image. */
    private static final int LARGEST_DRAWN = 150;

    /** Size, in px, from which squares of a large maze are drawn individually. */
    private static final double LARGE_ENOUGH = 8;

    private static final double MARGIN = 8;

    /** Lays the squares out. */
    @FunctionalInterface
    public interface Squares {

        /**
         * Lays the squares.
         *
         * @param fitted their position when everything is visible
         * @param row the row of the mark, or -1 if there is none
         */
        Grid layOut(Box port, Grid fitted, int row, int column);
    }

    /**
     * Display options besides the maze itself.
     *
     * @param coordinates whether columns and rows are numbered
     * @param distances whether cells are coloured by their distance from the start, where steps are counted
     * @param signs whether signs point at single events
     * @param paused whether painting may take longer than during playback
     * @param byHand whether a person plays
     * @param hint the suggested move
     */
    public record Overlays(
            boolean coordinates,
            boolean distances,
            boolean signs,
            boolean paused,
            boolean byHand,
            Optional<Hint> hint) {

        public static final Overlays PRESET = of(false, false);

        /** Options of a run, with or without numbered columns and rows and cells coloured by their distance. */
        static Overlays of(boolean coordinates, boolean distances) {
            return new Overlays(coordinates, distances, true, true, false, Optional.empty());
        }
    }

    private final Style style;
    private final MarkSprite sprite = new MarkSprite();
    private final MazeImagePainter picture = new MazeImagePainter();
    private Squares squares = (_, fitted, _, _) -> fitted;
    private Overlays overlays = Overlays.PRESET;

    public MazePicture(Style style) {
        this.style = style;
    }

    /** Sets the layout of the squares, which may be zoomed. */
    public void setSquares(Squares others) {
        squares = others;
    }

    /** Sets the display options. */
    public void show(Overlays next) {
        overlays = next;
    }

    /** Returns whether some of a large maze is still to be painted. */
    public boolean hasPendingTiles() {
        return picture.hasPendingTiles();
    }

    /** Returns whether the solver of a run rates cells by g, h and f. */
    public static boolean rates(Arguments run) {
        return !run.get(MazePuzzle.ALGORITHM).isGiant()
                && MazePuzzle.finder(run).equals(Optional.of(MazeSolver.A_STAR));
    }

    @Override
    public void paint(Surface surface, double width, double height, Session session, Moment moment) {
        var board = (MazeBoard) moment.board();
        var axes = new Axes(style);
        var fitted = overlays.coordinates()
                ? axes.fit(board.rows(), board.columns(), width, height, MARGIN)
                : Grid.fit(board.rows(), board.columns(), width, height, MARGIN);
        var grid = squares.layOut(new Box(0, 0, width, height), fitted, board.markRow(), board.markColumn());
        var pen = new MazePen(surface, style, grid, width, height);
        var scale = overlays.distances() && board.isSolving() ? Scale.of(board) : Scale.OFF;
        boolean large = Math.max(board.rows(), board.columns()) > LARGEST_DRAWN;
        if (large && grid.cell() < LARGE_ENOUGH) {
            picture.paint(pen, board, scale, surface.pixelsPerPx(), overlays.paused());
        } else {
            boolean rated = !overlays.byHand() && rates(session.arguments());
            paintSquares(pen, board, moment, scale, rated);
        }
        pen.outline();
        var marks = new MarkPainter(pen, board, sprite);
        marks.paintEnds();
        marks.paintMark(moment);
        paintHint(pen);
        if (overlays.coordinates()) {
            axes.paint(surface, grid, width, height);
        }
    }

    private void paintSquares(MazePen pen, MazeBoard board, Moment moment, Scale scale, boolean rated) {
        var mazeTints = new MazeTints(style);
        var floor = new FloorPainter(pen, mazeTints, board);
        floor.paint();
        if (board.isSolving()) {
            new TrailPainter(pen, mazeTints, board, scale, rated).paint();
        } else {
            var passageOpening = PassageOpening.of(moment);
            passageOpening.paint(pen);
            floor.paintPath(passageOpening);
        }
        if (overlays.signs()) {
            moment.event().ifPresent(event -> new MazeSignPainter(pen).paint((MazeEvent) event));
        }
        floor.paintNumbers();
    }

    private void paintHint(MazePen pen) {
        overlays.hint().stream()
                .flatMap(hint -> hint.move().stream())
                .map(event -> MarkMove.of((MazeEvent) event))
                .flatMap(Optional::stream)
                .forEach(move -> pen.frame(
                        move.toRow(), move.toColumn(), move.toRow(), move.toColumn(), pen.color(Ink.SOLUTION)));
    }
}
