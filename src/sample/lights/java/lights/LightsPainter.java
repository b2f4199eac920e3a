package lights;

import puzzlescope.engine.session.Session;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.Grid;

/** Draws the lights; a square that was just pressed has a frame. */
final class LightsPainter implements Painter {

    static final Ink LIT = Ink.of("lights-lit");
    static final Ink DARK = Ink.of("lights-dark");
    private static final double GAP = 0.06;

    private final Style style;
    private Grid grid = Grid.fit(1, 1, 0, 0, 0);

    LightsPainter(Style style) {
        this.style = style;
    }

    /** Returns the places of the squares that were drawn last. */
    Grid grid() {
        return grid;
    }

    @Override
    public void paint(Surface surface, double width, double height, Session session, Moment moment) {
        var board = (LightsBoard) moment.board();
        grid = Grid.fit(board.n(), board.n(), width, height, 8);
        double side = grid.cell() * (1 - 2 * GAP);
        double round = side / 4;
        for (int row = 0; row < board.n(); row++) {
            for (int column = 0; column < board.n(); column++) {
                surface.setFill(style.color(board.isOn(row, column) ? LIT : DARK));
                surface.fillRoundRect(grid.x(column + GAP), grid.y(row + GAP), side, side, round);
            }
        }
        surface.setStroke(style.color(Ink.MARK));
        surface.setLineWidth(Math.max(3, grid.cell() * GAP));
        if (moment.event().orElse(null) instanceof LightsEvent.AtSquare at) {
            surface.strokeRoundRect(grid.x(at.column() + GAP), grid.y(at.row() + GAP), side, side, round);
        }
    }
}
