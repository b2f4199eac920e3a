package puzzlescope.tiles.picture;

import java.util.List;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Style;
import puzzlescope.picture.board.StackGauge;
import puzzlescope.tiles.board.TilesEndlessBoard;

/**
 * Shows the stack beside the board: its fill level, and its content, the moves as long as each makes a new board, then
 * the cycle of repeated boards.
 */
public final class EndlessPainter {

    // In units.
    private static final double TITLE = 1.05;
    private static final double DETAIL = 1;
    private static final double DETAIL_TOP = 1.75;
    private static final double TOP = 3.6;
    private static final double LARGEST_SLOT = 2.2;

    private final Style style;
    private final TilesPen tilesPen;
    private final TilesLayout layout;
    private final Moment moment;
    private final TilesEndlessBoard board;
    private final int limit;

    /** @param limit largest number of open calls */
    public EndlessPainter(TilesPen tilesPen, Style style, TilesLayout layout, Moment moment, int limit) {
        this.tilesPen = tilesPen;
        this.style = style;
        this.layout = layout;
        this.moment = moment;
        this.limit = limit;
        board = (TilesEndlessBoard) moment.board();
    }

    public void paint() {
        var info = layout.info();
        double unit = layout.unit();
        int cycle = board.cycle();
        double x = info.left();
        double width = info.width();
        tilesPen.line(
                style.localize("tiles.way.hand", board.moves()), x, info.top(), TITLE * unit, true, Ink.TEXT, width);
        boolean wrong = board.isFull() || cycle > 0;
        tilesPen.line(
                detail(cycle),
                x,
                info.top() + DETAIL_TOP * unit,
                detailSize(),
                false,
                wrong ? Ink.CONFLICT : Ink.FAINT,
                width);
        double top = info.top() + TOP * unit;
        double height = info.bottom() - top;
        double gauge = Math.min(StackGauge.WIDTH, width / 2);
        new StackGauge(tilesPen.surface(), style, Font.text(detailSize()), board.calls(), limit, board.isFull())
                .paint(info.right() - gauge, top, height);
        var area = new Box(x, top, width - gauge, height);
        if (cycle > 0) {
            new CyclePainter(tilesPen, style, area, unit).paint(board, cycle);
        } else {
            var moveSlots = MoveSlots.fit(area, board.moves(), LARGEST_SLOT * unit);
            new MovesPainter(tilesPen, moveSlots, moment, board.moves(), List.of()).paint();
        }
    }

    private double detailSize() {
        return Math.max(Font.LEAST, DETAIL * layout.unit());
    }

    private String detail(int cycle) {
        if (board.isFull()) {
            return style.localize("tiles.way.overflow");
        }
        return cycle > 0
                ? style.localize("tiles.way.again", cycle)
                : style.localize("tiles.way.calls", board.calls(), limit);
    }
}
