package puzzlescope.ui.puzzle.tiles;

import java.util.List;
import javafx.geometry.Rectangle2D;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Event;
import puzzlescope.core.puzzle.tiles.board.TilesBoard;
import puzzlescope.core.puzzle.tiles.event.BoundEvent.CutOff;
import puzzlescope.core.puzzle.tiles.event.GraphEvent.BackAtStart;
import puzzlescope.core.puzzle.tiles.event.GraphEvent.WayJoined;
import puzzlescope.core.puzzle.tiles.event.TableEvent.AnswerProved;
import puzzlescope.core.puzzle.tiles.event.TilesEvent.AttemptEnded;
import puzzlescope.core.puzzle.tiles.event.TilesEvent.Reason;
import puzzlescope.core.puzzle.tiles.event.TilesEvent.SolutionFound;
import puzzlescope.core.puzzle.tiles.event.TilesEvent.SolutionMove;
import puzzlescope.core.puzzle.tiles.event.TilesEvent.TileSlidBack;
import puzzlescope.core.puzzle.tiles.space.Move;
import puzzlescope.ui.player.Moment;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.theme.Ink;

/** Tells beside the board how many moves the attempt allows, which were made, and which board is wanted. */
final class WayPainter {

    // In units.
    private static final double TITLE = 1.05;
    private static final double DETAIL = 1;
    private static final double DETAIL_TOP = 1.75;
    private static final double SLOTS_TOP = 3.6;
    private static final double LARGEST_SLOT = 2.2;
    private static final double GOAL = 6;
    private static final double CAPTION = 1.5;
    private static final double GAP = 1.2;

    private final Appearance appearance;
    private final Brush brush;
    private final TilesLayout layout;
    private final double unit;
    private final Moment moment;
    private final TilesBoard board;
    private final @Nullable Event event;
    private final List<Move> solution;
    private final boolean solved;

    /** @param solution the moves of the solution, if one is recorded */
    WayPainter(Brush brush, Appearance appearance, TilesLayout layout, Moment moment, List<Move> solution) {
        this.brush = brush;
        this.appearance = appearance;
        this.layout = layout;
        this.moment = moment;
        this.solution = solution;
        unit = layout.unit();
        board = (TilesBoard) moment.board();
        event = moment.event().orElse(null);
        solved = isAfterSolution(event);
    }

    /** Whether the solution has been seen when this event happens. */
    private static boolean isAfterSolution(@Nullable Event event) {
        return switch (event) {
            case SolutionFound _, SolutionMove _, WayJoined _, BackAtStart _, AnswerProved _ -> true;
            case TileSlidBack back -> back.reason() == Reason.SOLUTION_FOUND;
            case AttemptEnded ended -> ended.found();
            case null, default -> false;
        };
    }

    void paint() {
        var info = layout.info();
        double goal = layout.beside() ? GOAL * unit : info.getHeight() - CAPTION * unit;
        double width = layout.beside() ? info.getWidth() : info.getWidth() - goal - GAP * unit;
        words(info.getMinX(), info.getMinY(), width);
        double top = info.getMinY() + SLOTS_TOP * unit;
        double bottom = layout.beside() ? info.getMaxY() - goal - (CAPTION + GAP) * unit : info.getMaxY();
        slots(new Rectangle2D(info.getMinX(), top, width, bottom - top));
        double goalX = layout.beside() ? info.getMinX() : info.getMaxX() - goal;
        goal(goalX, info.getMaxY() - goal, goal);
    }

    private void words(double x, double y, double width) {
        brush.line(title(), x, y, TITLE * unit, true, solved ? Ink.SOLUTION : Ink.TEXT, width);
        brush.line(
                detail(), x, y + DETAIL_TOP * unit, DETAIL * unit, false, isOver() ? Ink.CONFLICT : Ink.FAINT, width);
    }

    private String title() {
        if (board.isGame()) {
            return appearance.say("tiles.way.hand", board.moves());
        }
        if (solved) {
            return appearance.say("tiles.way.solution", solution.size());
        }
        if (board.number() >= 0) {
            return appearance.say("tiles.way.board", board.number());
        }
        if (board.bound() == 0) {
            return appearance.say("tiles.way.start");
        }
        return appearance.say(estimated() ? "tiles.way.bound" : "tiles.way.at-most", board.bound());
    }

    private boolean estimated() {
        return board.heuristic().isPresent();
    }

    private String detail() {
        if (board.isGame()) {
            return appearance.say(board.isFewestExact() ? "tiles.way.fewest" : "tiles.way.at-least", board.fewest());
        }
        if (!solved && event instanceof CutOff cut) {
            return appearance.say("tiles.way.cut", cut.g() + cut.h(), cut.bound());
        }
        if (!solved && estimated()) {
            int h = board.estimate();
            return appearance.say("tiles.way.estimate", board.moves(), h, board.moves() + h);
        }
        if (!solved && board.number() >= 0) {
            return appearance.say(board.isBackward() ? "tiles.way.from-goal" : "tiles.way.from-start", board.moves());
        }
        if (!solved && board.looked() > 0) {
            return appearance.say("tiles.way.looked", board.looked());
        }
        int most = most();
        if (most == 0) {
            return "";
        }
        if (event instanceof AttemptEnded ended && !ended.found()) {
            return appearance.say("tiles.way.failed");
        }
        return isOver() ? appearance.say("tiles.way.over") : appearance.say("tiles.way.made", board.moves(), most);
    }

    /** How many moves are to be made, or may be. */
    private int most() {
        if (isWayOnly()) {
            return board.moves();
        }
        return solved ? solution.size() : board.bound();
    }

    /** Whether nothing bounds the moves that lead to the board. */
    private boolean isWayOnly() {
        return board.isGame() || (!solved && board.number() >= 0);
    }

    private boolean isOver() {
        return !solved && (event instanceof CutOff || (!isWayOnly() && board.moves() > board.bound()));
    }

    private void slots(Rectangle2D area) {
        if (most() > 0) {
            int places = solved || isWayOnly() || estimated() || board.looked() > 0 ? most() : most() + 1;
            var slots = Slots.fit(area, places, LARGEST_SLOT * unit);
            new MovesPainter(brush, slots, moment, most(), solved && !board.isGame() ? solution : List.of()).paint();
        }
    }

    private void goal(double x, double y, double side) {
        brush.line(appearance.say("tiles.way.goal"), x, y - CAPTION * unit, DETAIL * unit, false, Ink.FAINT, side);
        int size = board.size();
        var grid = TilesLayout.boardAt(size, x + side / 2, y + side / 2, side);
        brush.tray(grid.left(), grid.top(), grid.width(), grid.cell() * TilesLayout.RIM);
        int number = 1;
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size && number < size * size; column++) {
                brush.tile(grid.x(column), grid.y(row), grid.cell(), number++, appearance.color(Ink.TILE_HOME));
            }
        }
    }
}
