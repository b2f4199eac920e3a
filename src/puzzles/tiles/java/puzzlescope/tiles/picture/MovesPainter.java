package puzzlescope.tiles.picture;

import java.util.List;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Color;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Surface;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.event.TileMotion;
import puzzlescope.tiles.space.Move;

/**
 * Draws the moves of the path as arrows in slots: made ones filled, the last one in the colour of the mark, the one
 * being undone dashed, remaining ones of a solution in outline.
 */
final class MovesPainter {

    private static final double ROUNDING = 0.4;
    private static final double ARROW = 0.52;
    private static final double OUTLINE = 0.04;
    private static final double DASHED_OUTLINE = 0.06;
    private static final double DASH = 0.16;

    private final Surface surface;
    private final TilesPen tilesPen;
    private final MoveSlots moveSlots;
    private final Moment moment;
    private final int most;
    private final List<Move> solution;
    private final TilesBoard board;
    private final @Nullable TileMotion motion;
    private final double arc;

    /**
     * @param most number of moves to make, or the limit
     * @param solution all of them, if the solution has been seen
     */
    MovesPainter(TilesPen tilesPen, MoveSlots moveSlots, Moment moment, int most, List<Move> solution) {
        surface = tilesPen.surface();
        this.tilesPen = tilesPen;
        this.moveSlots = moveSlots;
        this.moment = moment;
        this.most = most;
        this.solution = solution;
        board = (TilesBoard) moment.board();
        motion = moment.event().orElse(null) instanceof TileMotion each ? each : null;
        arc = moveSlots.side() * ROUNDING;
    }

    void paint() {
        int changing = changing();
        for (int i = moveSlots.first(); i < most; i++) {
            open(i);
        }
        for (int i = moveSlots.first(); i < board.moves(); i++) {
            if (i != changing) {
                boolean last = i == board.moves() - 1 && !(motion instanceof TileMotion.TakenBack);
                made(i, board.move(i), last, 1);
            }
        }
        if (changing >= moveSlots.first()) {
            change(changing);
        }
    }

    /** The number of the move that the event makes or undoes, or -1 if it does neither. */
    private int changing() {
        return switch (motion) {
            case TileMotion.Made _ -> moment.forward() ? board.moves() - 1 : board.moves();
            case TileMotion.TakenBack _ -> moment.forward() ? board.moves() : board.moves() - 1;
            case TileMotion.LeftOut _ -> -1;
            case null -> -1;
        };
    }

    private void change(int number) {
        double share = moment.isAtRest() ? 1 : moment.happened();
        switch (motion) {
            case TileMotion.Made slid -> made(number, slid.move(), true, share);
            case TileMotion.TakenBack back -> takenBack(number, back.move().opposite());
            case TileMotion.LeftOut _ -> {}
            case null -> {}
        }
    }

    private boolean isOver(int number) {
        return number >= most;
    }

    private void open(int number) {
        boolean known = number < solution.size();
        var color = tilesPen.color(known ? Ink.SOLUTION : Ink.GRID);
        outline(number, OUTLINE, 0, color);
        if (known) {
            arrow(number, solution.get(number), color);
        }
    }

    private void made(int number, Move move, boolean last, double share) {
        var face = isOver(number) ? Ink.CONFLICT : last ? Ink.MARK : solution.isEmpty() ? Ink.PATH : Ink.SOLUTION;
        surface.setOpacity(share);
        fill(number, tilesPen.color(face));
        arrow(number, move, tilesPen.color(face == Ink.MARK ? Ink.ON_MARK : Ink.SURFACE));
        surface.setOpacity(1);
    }

    private void takenBack(int number, Move move) {
        var color = tilesPen.color(isOver(number) ? Ink.CONFLICT : Ink.PATH);
        fill(number, tilesPen.color(isOver(number) ? Ink.SURFACE : Ink.WAY_BACK));
        outline(number, DASHED_OUTLINE, moveSlots.side() * DASH, color);
        arrow(number, move, color);
    }

    private void fill(int number, Color color) {
        surface.setFill(color);
        surface.fillRoundRect(moveSlots.x(number), moveSlots.y(number), moveSlots.side(), moveSlots.side(), arc);
    }

    private void outline(int number, double share, double dash, Color color) {
        double width = Math.max(1, moveSlots.side() * share);
        double side = moveSlots.side() - width;
        tilesPen.stroke(width, color);
        tilesPen.setDashes(dash);
        surface.strokeRoundRect(moveSlots.x(number) + width / 2, moveSlots.y(number) + width / 2, side, side, arc);
        tilesPen.setDashes(0);
    }

    private void arrow(int number, Move move, Color color) {
        double half = moveSlots.side() / 2;
        TileSigns.arrow(
                surface, move, moveSlots.x(number) + half, moveSlots.y(number) + half, moveSlots.side() * ARROW, color);
    }
}
