package puzzlescope.gametree.picture;

import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.gametree.space.NoughtsSpace;
import puzzlescope.picture.Ink;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.board.Grid;

/** Paints the board of noughts and crosses, large, with the values of the squares that were tried. */
public record NoughtsPainter(GameTreePen pen, Grid grid) {

    private static final double VALUE_SIZE = 0.3;
    private static final double LARGEST_VALUE = 0.42;
    private static final double AHEAD = 0.62;

    public void paint(GameTreeScene gameTreeScene) {
        board();
        marks(gameTreeScene.position(), gameTreeScene.start(), grid);
        if (gameTreeScene.moving() >= 0 && gameTreeScene.presence() > 0) {
            int square = GameSpace.place(gameTreeScene.moving());
            frame(square, Ink.MARK, gameTreeScene.presence(), false);
            pen.mark(gameTreeScene.turn(), x(square), y(square), grid.cell(), gameTreeScene.presence());
        }
        gameTreeScene.forEachMove((move, value, seen) -> {
            int square = GameSpace.place(move);
            boolean isMoving = move == gameTreeScene.moving();
            if (value.isPresent()) {
                pen.value(
                        value.getAsInt(),
                        x(square),
                        y(square),
                        valueSize(),
                        isMoving ? Math.min(seen, 1 - gameTreeScene.presence()) : seen,
                        move == gameTreeScene.chosen());
            } else if (gameTreeScene.pruned()) {
                crossOut(square);
            }
        });
        if (gameTreeScene.chosen() >= 0) {
            frame(GameSpace.place(gameTreeScene.chosen()), Ink.SOLUTION, 1, false);
        }
        line(gameTreeScene.position(), grid, 1);
    }

    /** Size of a value as a share of its square; larger on small squares. */
    private double valueSize() {
        return Math.max(grid.cell() * VALUE_SIZE, Math.min(grid.cell() * LARGEST_VALUE, pen.textSize()));
    }

    private double x(int square) {
        return grid.centerX(NoughtsSpace.column(square));
    }

    private double y(int square) {
        return grid.centerY(NoughtsSpace.row(square));
    }

    private void board() {
        var surface = pen.surface();
        surface.setFill(pen.color(Ink.LIGHT_SQUARE));
        double arc = grid.cell() * 0.12;
        surface.fillRoundRect(grid.left(), grid.top(), grid.width(), grid.height(), arc);
        lines(grid, Math.max(2, grid.cell() * 0.035));
    }

    private void lines(Grid at, double width) {
        var surface = pen.surface();
        pen.stroke(width, pen.color(Ink.FAINT));
        surface.setLineDashes();
        surface.setLineCap(LineCap.ROUND);
        double margin = at.cell() * 0.08;
        for (int each = 1; each < NoughtsSpace.SIDE; each++) {
            surface.strokeLine(at.x(each), at.top() + margin, at.x(each), at.top() + at.height() - margin);
            surface.strokeLine(at.left() + margin, at.y(each), at.left() + at.width() - margin, at.y(each));
        }
    }

    /** Paints the marks of the start, and translucent ones for moves being considered. */
    private void marks(int position, int start, Grid at) {
        for (int square = 0; square < NoughtsSpace.SQUARES; square++) {
            var who = NoughtsSpace.at(position, square);
            if (who != null) {
                double opacity = NoughtsSpace.at(start, square) == null ? AHEAD : 1;
                pen.mark(
                        who,
                        at.centerX(NoughtsSpace.column(square)),
                        at.centerY(NoughtsSpace.row(square)),
                        at.cell(),
                        opacity);
            }
        }
    }

    private void line(int position, Grid at, double opacity) {
        int[] line = NoughtsSpace.line(position);
        if (line.length == 0) {
            return;
        }
        var surface = pen.surface();
        surface.setOpacity(opacity);
        pen.stroke(Math.max(2, at.cell() * 0.09), pen.color(GameTreePen.LINE));
        surface.setLineCap(LineCap.ROUND);
        int from = line[0];
        int to = line[line.length - 1];
        double beyond = 0.3;
        double right = Integer.signum(NoughtsSpace.column(to) - NoughtsSpace.column(from)) * beyond;
        double down = Integer.signum(NoughtsSpace.row(to) - NoughtsSpace.row(from)) * beyond;
        surface.strokeLine(
                at.centerX(NoughtsSpace.column(from) - right),
                at.centerY(NoughtsSpace.row(from) - down),
                at.centerX(NoughtsSpace.column(to) + right),
                at.centerY(NoughtsSpace.row(to) + down));
        surface.setOpacity(1);
    }

    public void frame(int square, Ink ink, double opacity, boolean dashed) {
        double inset = grid.cell() * 0.05;
        pen.surface().setOpacity(opacity);
        pen.outline(
                grid.x(NoughtsSpace.column(square)) + inset,
                grid.y(NoughtsSpace.row(square)) + inset,
                grid.cell() - 2 * inset,
                grid.cell() - 2 * inset,
                pen.color(ink),
                Math.max(2, grid.cell() * 0.04),
                dashed);
        pen.surface().setOpacity(1);
    }

    /** Draws the suggested move: a pale mark in a frame. */
    public void hint(int square, GamePlayer who) {
        pen.mark(who, x(square), y(square), grid.cell(), 0.35);
        frame(square, Ink.SOLUTION, 1, true);
    }

    private void crossOut(int square) {
        var surface = pen.surface();
        pen.stroke(Math.max(1.5, grid.cell() * 0.02), pen.color(Ink.FAINT));
        surface.setLineDashes(grid.cell() * 0.06, grid.cell() * 0.06);
        double left = grid.x(NoughtsSpace.column(square));
        double top = grid.y(NoughtsSpace.row(square));
        double inset = grid.cell() * 0.14;
        for (double shift = -0.5; shift <= 0.5; shift += 0.25) {
            double from = Math.max(inset, inset - shift * grid.cell());
            double to = Math.min(grid.cell() - inset, grid.cell() - inset - shift * grid.cell());
            surface.strokeLine(
                    left + from, top + from + shift * grid.cell(), left + to, top + to + shift * grid.cell());
        }
        surface.setLineDashes();
    }

    /** Draws a small board without values. */
    void small(int position, int start) {
        lines(grid, 1);
        marks(position, start, grid);
        line(position, grid, 0.8);
    }
}
