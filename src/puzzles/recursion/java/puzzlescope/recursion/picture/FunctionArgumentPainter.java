package puzzlescope.recursion.picture;

import java.util.BitSet;
import java.util.stream.IntStream;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.TextAlign;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.event.Greeting;

/** Paints a call that takes a function, the calls of that function below it, and their output below these. */
final class FunctionArgumentPainter implements CallPlaces {

    private static final int LINES = 2;
    /** Height of two levels of calls with the output below them. */
    private static final double LEVELS = 3.8;

    private static final double WIDEST_BOX = 260;
    private static final double TALLEST_LEVEL = 110;
    private static final double CHARACTER = 0.62;

    private final RecursionPen pen;
    private final RecursionScene recursionScene;
    private final RecursionBoard board;
    private final Greeting greeting;
    private final double left;
    private final double width;
    private final double top;
    private final double levelHeight;
    private final double boxWidth;
    private final double boxHeight;
    private final double size;
    private final int calls;

    FunctionArgumentPainter(
            RecursionPen pen, RecursionScene recursionScene, RecursionBoard board, Greeting greeting, double[] area) {
        this.pen = pen;
        this.recursionScene = recursionScene;
        this.board = board;
        this.greeting = greeting;
        left = area[0];
        top = area[1];
        width = area[2];
        levelHeight = Math.min(TALLEST_LEVEL, area[3] / LEVELS);
        boxWidth = Math.min(WIDEST_BOX, width * 0.47);
        double across = (boxWidth - 10) / (CHARACTER * greeting.handed().length());
        size = Math.min(Math.min(pen.textSize() * 1.15, across), levelHeight / 4);
        boxHeight = size * 2.8;
        calls = Math.min(recursionScene.calls(), recursionScene.tree().size());
    }

    private double x(int call) {
        return left + width * (call == 0 ? 0.5 : call == 1 ? 0.25 : 0.75);
    }

    private double y(int call) {
        return top + levelHeight * (call == 0 ? 0.5 : 1.5);
    }

    @Override
    public BitSet drawn() {
        var drawn = new BitSet();
        drawn.set(0, calls);
        return drawn;
    }

    @Override
    public Box outline(int call) {
        return new Box(x(call) - boxWidth / 2, y(call) - boxHeight / 2, boxWidth, boxHeight);
    }

    @Override
    public int callAt(int pointX, int pointY) {
        return IntStream.range(0, calls)
                .filter(call -> outline(call).contains(pointX, pointY))
                .findFirst()
                .orElse(CallTree.NONE);
    }

    void paint() {
        for (int call = 1; call < calls; call++) {
            paintEdge(call);
        }
        for (int call = 0; call < calls; call++) {
            paintCall(call);
        }
        paintOutput();
    }

    private void paintEdge(int call) {
        double share = recursionScene.grown(call);
        boolean open = recursionScene.isOpen(call);
        pen.line(
                x(0),
                y(0),
                x(0) + (x(call) - x(0)) * share,
                y(0) + (y(call) - y(0)) * share,
                open ? 2.4 : 1.2,
                pen.color(open ? Ink.PATH : Ink.GRID));
    }

    private void paintCall(int call) {
        double share = recursionScene.grown(call);
        boolean lit = call == recursionScene.lit();
        var tint = pen.tint(call == 0 ? 0 : 1);
        var fill = pen.color(Ink.SURFACE).interpolate(tint, recursionScene.returned(call));
        var stroke = pen.color(lit ? Ink.MARK : recursionScene.isOpen(call) ? Ink.PATH : Ink.GRID);
        boolean dashed = recursionScene.isComing(call);
        pen.box(x(call), y(call), boxWidth * share, boxHeight * share, fill, stroke, lit ? 3 : 1.5, dashed);
        if (share > 0.6) {
            pen.text(
                    recursionScene.call(call), x(call), y(call), Font.text(size).bold(lit), pen.color(Ink.TEXT));
        }
    }

    /** Paints the printed lines in a frame with room for all of them from the beginning. */
    private void paintOutput() {
        double row = size * 1.9;
        double high = row * (LINES + 0.4);
        double wide = Math.min(width, WIDEST_BOX * 1.4);
        double x = left + (width - wide) / 2;
        double y = top + levelHeight * 2.1 + row;
        pen.text(
                pen.localize("recursion.output"),
                x,
                y - row * 0.6,
                Font.text(size * 0.9),
                pen.color(Ink.FAINT),
                TextAlign.LEFT);
        pen.stroke(1.2, pen.color(Ink.GRID));
        pen.surface().strokeRoundRect(x, y, wide, high, 8);
        for (int line = 0; line < board.printed(); line++) {
            double middle = y + (line + 0.7) * row;
            pen.text(greeting.text(), x + size, middle, Font.bold(size), pen.color(Ink.TEXT), TextAlign.LEFT);
        }
    }
}
