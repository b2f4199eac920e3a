package puzzlescope.ui.puzzle.tiles;

import java.util.List;
import javafx.geometry.Rectangle2D;
import puzzlescope.core.puzzle.tiles.board.TilesEndlessBoard;
import puzzlescope.ui.board.StackGauge;
import puzzlescope.ui.player.Moment;
import puzzlescope.ui.theme.Appearance;
import puzzlescope.ui.theme.Ink;

/**
 * Tells beside the board how full the stack is, and what fills it: the moves as long as each makes a new board, then the cycle
 * of boards that come again.
 */
final class EndlessPainter {

    // In units.
    private static final double TITLE = 1.05;
    private static final double DETAIL = 1;
    private static final double DETAIL_TOP = 1.75;
    private static final double TOP = 3.6;
    private static final double LARGEST_SLOT = 2.2;

    private final Appearance appearance;
    private final Brush brush;
    private final TilesLayout layout;
    private final Moment moment;
    private final TilesEndlessBoard board;
    private final int limit;

    /** @param limit how many calls may be open */
    EndlessPainter(Brush brush, Appearance appearance, TilesLayout layout, Moment moment, int limit) {
        this.brush = brush;
        this.appearance = appearance;
        this.layout = layout;
        this.moment = moment;
        this.limit = limit;
        board = (TilesEndlessBoard) moment.board();
    }

    void paint() {
        var info = layout.info();
        double unit = layout.unit();
        int cycle = board.cycle();
        double x = info.getMinX();
        double width = info.getWidth();
        brush.line(
                appearance.say("tiles.way.hand", board.moves()),
                x,
                info.getMinY(),
                TITLE * unit,
                true,
                Ink.TEXT,
                width);
        boolean wrong = board.isFull() || cycle > 0;
        brush.line(
                detail(cycle),
                x,
                info.getMinY() + DETAIL_TOP * unit,
                DETAIL * unit,
                false,
                wrong ? Ink.CONFLICT : Ink.FAINT,
                width);
        double top = info.getMinY() + TOP * unit;
        double height = info.getMaxY() - top;
        double gauge = Math.min(StackGauge.WIDTH, width / 2);
        new StackGauge(brush.graphics(), appearance, brush.font(DETAIL * unit), board.calls(), limit, board.isFull())
                .paint(info.getMaxX() - gauge, top, height);
        var area = new Rectangle2D(x, top, width - gauge, height);
        if (cycle > 0) {
            new CyclePainter(brush, appearance, area, unit).paint(board, cycle);
        } else {
            var slots = Slots.fit(area, board.moves(), LARGEST_SLOT * unit);
            new MovesPainter(brush, slots, moment, board.moves(), List.of()).paint();
        }
    }

    private String detail(int cycle) {
        if (board.isFull()) {
            return appearance.say("tiles.way.overflow");
        }
        return cycle > 0
                ? appearance.say("tiles.way.again", cycle)
                : appearance.say("tiles.way.calls", board.calls(), limit);
    }
}
