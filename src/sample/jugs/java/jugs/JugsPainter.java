package jugs;

import puzzlescope.engine.session.Session;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;
import puzzlescope.picture.board.Grid;

/** Draws the jugs beside each other, as high as their capacity; water rises and falls while a pour is shown. */
final class JugsPainter implements Painter {

    static final Ink WATER = Ink.of("jugs-water");
    static final int NO_JUG = -1;

    private static final double MARGIN = 8;
    /** Widths and heights as shares of a jug's square. */
    private static final double SIDE = 0.2;

    private static final double TOP = 0.06;
    private static final double HEIGHT = 0.76;
    private static final double LINE = 0.02;

    private final Style style;
    private Grid grid = Grid.fit(1, JugSpace.JUGS, 0, 0, 0);
    private int selected = NO_JUG;

    JugsPainter(Style style) {
        this.style = style;
    }

    /** Returns the squares of the jugs that were drawn last. */
    Grid grid() {
        return grid;
    }

    /** Returns the jug that a person has chosen to pour from, or {@link #NO_JUG}. */
    int selected() {
        return selected;
    }

    void select(int jug) {
        selected = jug;
    }

    @Override
    public void paint(Surface surface, double width, double height, Session session, Moment moment) {
        var board = (JugsBoard) moment.board();
        grid = Grid.fit(1, JugSpace.JUGS, width, height, MARGIN);
        for (int jug = 0; jug < JugSpace.JUGS; jug++) {
            paint(surface, board.space(), jug, level(board, moment, jug));
        }
    }

    /** Returns the amount in a jug, which need not be whole in the middle of a pour. */
    private static double level(JugsBoard board, Moment moment, int jug) {
        if (moment.event().orElse(null) instanceof JugsEvent.OfPour pour) {
            int before = JugSpace.amount(pour.state(), jug);
            return before + (JugSpace.amount(pour.after(), jug) - before) * moment.happened();
        }
        return JugSpace.amount(board.amounts(), jug);
    }

    private void paint(Surface surface, JugSpace space, int jug, double level) {
        int most = Math.max(space.a(), Math.max(space.b(), space.c()));
        double unit = HEIGHT / most;
        double left = grid.x(jug + SIDE);
        double right = grid.x(jug + 1 - SIDE);
        double top = grid.y(TOP + HEIGHT - unit * space.capacity(jug));
        double bottom = grid.y(TOP + HEIGHT);
        surface.setFill(style.color(WATER));
        surface.fillRect(left, grid.y(TOP + HEIGHT - unit * level), right - left, grid.cell() * unit * level);
        surface.setStroke(style.color(jug == selected ? Ink.MARK : Ink.TEXT));
        surface.setLineWidth(Math.max(2, grid.cell() * (jug == selected ? 2 : 1) * LINE));
        surface.strokePolyline(new double[] {left, left, right, right}, new double[] {top, bottom, bottom, top}, 4);
        double size = Math.min(2 * style.textSize(), grid.cell() * (1 - TOP - HEIGHT) / 2);
        if (size >= Font.LEAST) {
            surface.setFont(Font.text(size));
            surface.setFill(style.color(Ink.TEXT));
            surface.setTextAlign(TextAlign.CENTER);
            surface.setTextBaseline(Baseline.CENTER);
            var text = JugSpace.name(jug) + ": " + Math.round(level) + " / " + space.capacity(jug);
            surface.fillText(text, grid.centerX(jug), grid.y((1 + TOP + HEIGHT) / 2));
        }
    }
}
