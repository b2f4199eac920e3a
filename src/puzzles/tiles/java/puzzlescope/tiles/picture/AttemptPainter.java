package puzzlescope.tiles.picture;

import java.util.List;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Style;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.board.TilesBoundedBoard;
import puzzlescope.tiles.board.TilesEndlessBoard;
import puzzlescope.tiles.board.TilesGameBoard;
import puzzlescope.tiles.board.TilesGraphBoard;
import puzzlescope.tiles.board.TilesTableBoard;
import puzzlescope.tiles.event.TilesBoundedEvent;
import puzzlescope.tiles.event.TilesBoundedEvent.AttemptFailed;
import puzzlescope.tiles.event.TilesBoundedEvent.CutOff;
import puzzlescope.tiles.event.TilesBoundedEvent.SolutionUnwound;
import puzzlescope.tiles.event.TilesEndlessEvent;
import puzzlescope.tiles.event.TilesEndlessEvent.RecursionSucceeded;
import puzzlescope.tiles.event.TilesEndlessEvent.WayUnwound;
import puzzlescope.tiles.event.TilesEvent;
import puzzlescope.tiles.event.TilesEvent.AttemptSucceeded;
import puzzlescope.tiles.event.TilesEvent.SolutionFound;
import puzzlescope.tiles.event.TilesEvent.SolutionMove;
import puzzlescope.tiles.event.TilesGameEvent;
import puzzlescope.tiles.event.TilesGraphEvent;
import puzzlescope.tiles.event.TilesGraphEvent.BackAtStart;
import puzzlescope.tiles.event.TilesGraphEvent.WayJoined;
import puzzlescope.tiles.event.TilesTableEvent;
import puzzlescope.tiles.event.TilesTableEvent.AnswerProved;
import puzzlescope.tiles.space.Move;

/** Shows beside the board the number of moves that the attempt allows, those made, and the goal board. */
public final class AttemptPainter {

    // In units.
    private static final double TITLE = 1.05;
    private static final double DETAIL = 1;
    private static final double DETAIL_TOP = 1.75;
    private static final double SLOTS_TOP = 3.6;
    private static final double LARGEST_SLOT = 2.2;
    private static final double GOAL = 6;
    private static final double CAPTION = 1.5;
    private static final double GAP = 1.2;

    private final Style style;
    private final TilesPen tilesPen;
    private final TilesLayout layout;
    private final double unit;
    private final Moment moment;
    private final TilesBoard board;
    private final @Nullable TilesEvent event;
    private final List<Move> solution;
    private final boolean solved;

    /** @param solution the moves of the solution, if one is recorded */
    public AttemptPainter(TilesPen tilesPen, Style style, TilesLayout layout, Moment moment, List<Move> solution) {
        this.tilesPen = tilesPen;
        this.style = style;
        this.layout = layout;
        this.moment = moment;
        this.solution = solution;
        unit = layout.unit();
        board = (TilesBoard) moment.board();
        event = (TilesEvent) moment.event().orElse(null);
        solved = isAfterSolution(event);
    }

    /** Returns whether the solution has been seen when this event happens. */
    public static boolean isAfterSolution(@Nullable TilesEvent event) {
        return switch (event) {
            case SolutionFound _, AttemptSucceeded _, SolutionUnwound _, SolutionMove _ -> true;
            case WayJoined _, BackAtStart _, AnswerProved _, WayUnwound _, RecursionSucceeded _ -> true;
            case TilesBoundedEvent _, TilesEndlessEvent _, TilesGraphEvent _, TilesTableEvent _, TilesGameEvent _ ->
                false;
            case null -> false;
        };
    }

    public void paint() {
        var info = layout.info();
        double goal = layout.beside() ? GOAL * unit : info.height() - CAPTION * unit;
        double width = layout.beside() ? info.width() : info.width() - goal - GAP * unit;
        words(info.left(), info.top(), width);
        double top = info.top() + SLOTS_TOP * unit;
        double bottom = layout.beside() ? info.bottom() - goal - (CAPTION + GAP) * unit : info.bottom();
        slots(new Box(info.left(), top, width, bottom - top));
        double goalX = layout.beside() ? info.left() : info.right() - goal;
        goal(goalX, info.bottom() - goal, goal);
    }

    private void words(double x, double y, double width) {
        tilesPen.line(title(), x, y, TITLE * unit, true, solved ? Ink.SOLUTION : Ink.TEXT, width);
        tilesPen.line(
                detail(), x, y + DETAIL_TOP * unit, DETAIL * unit, false, isOver() ? Ink.CONFLICT : Ink.FAINT, width);
    }

    private String title() {
        return switch (board) {
            case TilesGameBoard game ->
                style.localize(game.isOpen() ? "tiles.way.hand" : "tiles.way.start", board.moves());
            case TilesGraphBoard graph ->
                title(graph.number() < 0 ? "tiles.way.start" : "tiles.way.board", graph.number());
            case TilesBoundedBoard bounded -> titleWithin(bounded.bound());
            case TilesEndlessBoard _ -> title("tiles.way.start", 0);
            case TilesTableBoard table -> titleWithin(table.bound());
        };
    }

    private String titleWithin(int bound) {
        if (bound == 0) {
            return title("tiles.way.start", bound);
        }
        return title(estimated() ? "tiles.way.bound" : "tiles.way.at-most", bound);
    }

    private String title(String key, int number) {
        return solved ? style.localize("tiles.way.solution", solution.size()) : style.localize(key, number);
    }

    private boolean estimated() {
        return board.heuristic().isPresent();
    }

    private String detail() {
        if (board instanceof TilesGameBoard game && game.isOpen()) {
            return style.localize(game.isFewestExact() ? "tiles.way.fewest" : "tiles.way.at-least", game.fewest());
        }
        if (!solved && event instanceof CutOff cut) {
            return style.localize("tiles.way.cut", cut.g() + cut.h(), cut.bound());
        }
        if (!solved && estimated()) {
            int h = board.estimate();
            return style.localize("tiles.way.estimate", board.moves(), h, board.moves() + h);
        }
        if (!solved && board instanceof TilesGraphBoard graph && graph.number() >= 0) {
            return style.localize(graph.isBackward() ? "tiles.way.from-goal" : "tiles.way.from-start", board.moves());
        }
        if (!solved && looked() > 0) {
            return style.localize("tiles.way.looked", looked());
        }
        int most = most();
        if (most == 0) {
            return "";
        }
        if (event instanceof AttemptFailed) {
            return style.localize("tiles.way.failed");
        }
        return isOver() ? style.localize("tiles.way.over") : style.localize("tiles.way.made", board.moves(), most);
    }

    /** Number of moves to make, or their limit. */
    private int most() {
        if (isUnbounded()) {
            return board.moves();
        }
        return solved ? solution.size() : bound();
    }

    private int bound() {
        return switch (board) {
            case TilesBoundedBoard bounded -> bounded.bound();
            case TilesTableBoard table -> table.bound();
            case TilesEndlessBoard _, TilesGraphBoard _, TilesGameBoard _ -> 0;
        };
    }

    private long looked() {
        return board instanceof TilesTableBoard table ? table.looked() : 0;
    }

    /** Returns whether the path to the board has no bound on its moves. */
    private boolean isUnbounded() {
        return switch (board) {
            case TilesGameBoard game -> game.isOpen();
            case TilesGraphBoard graph -> !solved && graph.number() >= 0;
            case TilesBoundedBoard _, TilesEndlessBoard _, TilesTableBoard _ -> false;
        };
    }

    private boolean isOver() {
        return !solved && (event instanceof CutOff || (!isUnbounded() && board.moves() > bound()));
    }

    private void slots(Box area) {
        if (most() > 0) {
            int places = solved || isUnbounded() || estimated() || looked() > 0 ? most() : most() + 1;
            var moveSlots = MoveSlots.fit(area, places, LARGEST_SLOT * unit);
            new MovesPainter(
                            tilesPen,
                            moveSlots,
                            moment,
                            most(),
                            solved && !(board instanceof TilesGameBoard) ? solution : List.of())
                    .paint();
        }
    }

    private void goal(double x, double y, double side) {
        tilesPen.line(style.localize("tiles.way.goal"), x, y - CAPTION * unit, DETAIL * unit, false, Ink.FAINT, side);
        int size = board.size();
        var grid = TilesLayout.boardAt(size, x + side / 2, y + side / 2, side);
        tilesPen.tray(grid.left(), grid.top(), grid.width(), grid.cell() * TilesLayout.RIM);
        int number = 1;
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size && number < size * size; column++) {
                tilesPen.tile(grid.x(column), grid.y(row), grid.cell(), number++, style.color(Ink.TILE_HOME));
            }
        }
    }
}
