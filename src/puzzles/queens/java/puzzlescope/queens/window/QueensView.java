package puzzlescope.queens.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.Cell;
import puzzlescope.picture.board.Grid;
import puzzlescope.queens.QueensGame;
import puzzlescope.queens.QueensTargets;
import puzzlescope.queens.board.QueensBoard;
import puzzlescope.queens.board.QueensGameBoard;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.picture.QueensPicture;
import puzzlescope.queens.picture.QueensPictures;
import puzzlescope.window.board.BoardPlaces;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.board.ColorMeaning;
import puzzlescope.window.board.PieceDrag;
import puzzlescope.window.board.SquarePlaces;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.fx.Visibility;

/** Draws the chessboard with its queens and why they may or may not stand there; lists the solutions beside it. */
public final class QueensView extends BoardView {

    /** Name under which the display of the state is remembered. */
    private static final String STATE = QueensPictures.STATE.name();
    /** Name under which the display as points is remembered. */
    private static final String POINTS = QueensPictures.POINTS.name();

    private static final String CROSS = "\u00d7";
    private static final String RING = "\u25cb";

    private final QueensPicture picture;
    private final SolutionsPanel solutions;
    private final QueensFiguresPanel figures;
    private final BooleanProperty state;
    private final BooleanProperty points;
    private final VBox side;
    private final PieceDrag drag;
    private @Nullable Cell lifted;
    private @Nullable Cell pointed;

    public QueensView(TabContext context) {
        super(context);
        picture = new QueensPicture(appearance());
        // The panel does so, incrementally.
        picture.lookAtAllSolutions(false);
        solutions = new SolutionsPanel(context, picture);
        state = solutions.stateProperty();
        state.addListener((_, _, _) -> context.player().invalidate());
        points = solutions.pointsProperty();
        points.addListener((_, _, _) -> context.player().invalidate());
        figures = new QueensFiguresPanel(context);
        VBox.setVgrow(solutions, Priority.ALWAYS);
        side = new VBox(solutions, figures);
        addEventHandler(MouseEvent.MOUSE_MOVED, event -> point(cellAt(event.getX(), event.getY())));
        addEventHandler(MouseEvent.MOUSE_EXITED, _ -> point(null));
        drag = new PieceDrag(this, context, new Queens());
    }

    @Override
    public List<ColorMeaning> meanings() {
        var meanings = new ArrayList<ColorMeaning>();
        for (var ink : List.of(Ink.PATH, Ink.SOLUTION, Ink.CONFLICT, Ink.MARK)) {
            meanings.add(new ColorMeaning(ink, "", "queens.legend." + ink));
        }
        if (picture.showsAttacked()) {
            meanings.add(new ColorMeaning(Ink.FAINT, CROSS, "queens.legend.attacked"));
        }
        if (picture.showsLeft()) {
            meanings.add(new ColorMeaning(Ink.FAINT, RING, "queens.legend.left"));
        }
        return meanings;
    }

    @Override
    public Map<String, String> viewSettings() {
        return Map.of(STATE, String.valueOf(state.get()), POINTS, String.valueOf(points.get()));
    }

    @Override
    public void resume(Function<String, Optional<String>> habits) {
        habits.apply(STATE).map(Boolean::parseBoolean).ifPresent(state::set);
        habits.apply(POINTS).map(Boolean::parseBoolean).ifPresent(points::set);
    }

    private void point(@Nullable Cell square) {
        var next = context.isByHand() ? square : null;
        if (!Objects.equals(next, pointed)) {
            pointed = next;
            setCursor(next == null ? Cursor.DEFAULT : Cursor.HAND);
            context.player().invalidate();
        }
    }

    private @Nullable Cell cellAt(double x, double y) {
        var grid = picture.grid();
        return grid == null ? null : grid.cellAt(x, y).orElse(null);
    }

    /** Dragging and clicking of queens, which may be put anywhere, and off the board. */
    private final class Queens implements PieceDrag.Pieces {

        @Override
        public boolean lift(double x, double y) {
            lifted = cellAt(x, y);
            var shown = moment();
            return lifted != null
                    && shown != null
                    && shown.board() instanceof QueensGameBoard board
                    && board.isSet(lifted.row(), lifted.column());
        }

        @Override
        public void carry(double x, double y) {
            point(cellAt(x, y));
        }

        @Override
        public boolean drop(double x, double y) {
            var from = Objects.requireNonNull(lifted);
            var to = cellAt(x, y);
            if (from.equals(to)) {
                return false;
            }
            if (to != null) {
                aim(to);
            }
            context.play(board -> {
                int n = ((QueensBoard) board).n();
                int square = to == null ? -1 : to.row() * n + to.column();
                return QueensGame.move(board, from.row(), from.column(), square);
            });
            return !isRefusing();
        }

        @Override
        public void click(double x, double y) {
            var square = cellAt(x, y);
            if (square != null) {
                change(square);
            }
        }
    }

    private void aim(Cell square) {
        aim(() -> gridNow().square(square.row(), square.column()));
    }

    private void change(Cell square) {
        aim(square);
        context.play(board -> QueensGame.change(board, square.row(), square.column()));
    }

    @Override
    protected @Nullable BoardPlaces places() {
        var grid = picture.grid();
        return grid == null ? null : new SquarePlaces(grid);
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        var square = cellAt(x, y);
        return square == null ? List.of() : List.of(QueensTargets.square(board(), square.row(), square.column()));
    }

    @Override
    public Node sidePanel() {
        return side;
    }

    @Override
    public void refreshSidePanel() {
        boolean walks = board() instanceof WalkBoard;
        // Later solutions would answer a question.
        Visibility.set(solutions, walks && !context.player().isAsked());
        Visibility.set(figures, !walks && !context.isByHand());
        if (solutions.isVisible()) {
            solutions.refresh();
        } else if (figures.isVisible()) {
            figures.refresh();
        }
    }

    private QueensBoard board() {
        return (QueensBoard) context.player().session().timeline().board();
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        picture.writeState(state.get());
        picture.showPoints(points.get());
        var carried = drag.isActive() ? lifted : null;
        picture.play(new QueensPicture.PlayOverlay(pointed, context.hint(), carried, drag.offset()));
        picture.paint(surface, width, height, context.player().session(), moment);
    }

    Grid gridNow() {
        return Objects.requireNonNull(picture.grid());
    }
}
