package puzzlescope.recursion.picture;

import java.util.BitSet;
import java.util.stream.IntStream;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.TextAlign;
import puzzlescope.recursion.event.BinarySearchEvent;
import puzzlescope.recursion.event.GreetingEvent;
import puzzlescope.recursion.event.NumberEvent;
import puzzlescope.recursion.event.RecursionEvent;
import puzzlescope.recursion.event.RecursiveFunction;
import puzzlescope.recursion.event.StackEvent;

/**
 * Paints calls of which each makes one other as descending stairs, with the return values on the way up. Of many calls,
 * only the first few and those around the innermost open one are painted.
 */
final class StairsPainter implements CallPlaces {

    private static final int FIRST_STEPS = 2;
    private static final int BELOW = 3;
    private static final double WIDEST_STEP = 34;
    /** Height of a step's box as a share of the step. */
    private static final double BOX_SHARE = 0.74;
    /** Largest share of its box's width for a call's name. */
    private static final double FILLED = 0.94;

    private final RecursionPen pen;
    private final RecursionScene recursionScene;
    private final RecursiveFunction function;
    private final double left;
    private final double top;
    private final double stepHeight;
    private final double stepWidth;
    private final double boxWidth;
    private final double size;
    private final int calls;
    private final int current;
    /** The first call after the omitted ones, and the number of rows before it. */
    private final int resume;

    private final int rowsBefore;
    private final int last;

    StairsPainter(RecursionPen pen, RecursionScene recursionScene, RecursiveFunction function, double[] area) {
        this.pen = pen;
        this.recursionScene = recursionScene;
        this.function = function;
        left = area[0];
        top = area[1];
        calls = Math.min(recursionScene.calls(), recursionScene.tree().size());
        current = recursionScene.lit();
        int all = recursionScene.tree().size();
        double preferred = pen.textSize() * 2.3;
        int rows = Math.max(FIRST_STEPS + 3, (int) (area[3] / preferred));
        boolean few = all <= Math.max(rows, (int) (area[3] / (pen.textSize() * 1.35)));
        stepHeight = few ? Math.min(pen.textSize() * 2.8, area[3] / Math.max(1, all)) : area[3] / rows;
        size = Math.min(pen.textSize(), stepHeight * 0.6);
        int bottom = Math.min(calls - 1, Math.max(current, 0) + BELOW);
        int room = rows - FIRST_STEPS - 1;
        boolean leftOut = !few && bottom - room >= FIRST_STEPS;
        resume = leftOut ? bottom - room + 1 : FIRST_STEPS;
        rowsBefore = leftOut ? FIRST_STEPS + 1 : FIRST_STEPS;
        last = few ? calls - 1 : Math.min(calls - 1, resume + rows - rowsBefore - 1);
        boxWidth = Math.min(area[2] * 0.4, RecursionPen.width(longest(), size) + size * 1.6);
        double steps = Math.max(1, (few ? all : rows) - 1);
        stepWidth = Math.clamp((area[2] - boxWidth - RecursionPen.width(longestNote(), size)) / steps, 0, WIDEST_STEP);
    }

    private String longestNote() {
        int n = calls == 0 ? 0 : argument(0);
        return function == RecursiveFunction.FACTORIAL && n > 0 && n <= function.greatest()
                ? " = " + n + " × " + function.value(n - 1) + " = " + function.value(n) + ",,,"
                : " -99999 > -99999 → 10";
    }

    private String longest() {
        return calls == 0
                ? ""
                : recursionScene.call(0)
                        + (last > 0
                                        && recursionScene.call(last).length()
                                                > recursionScene.call(0).length()
                                ? "-00"
                                : "");
    }

    private int row(int call) {
        return call < FIRST_STEPS ? call : rowsBefore + call - resume;
    }

    double x(int call) {
        return left + row(call) * stepWidth + boxWidth / 2;
    }

    double y(int call) {
        return top + (row(call) + 0.5) * stepHeight;
    }

    @Override
    public BitSet drawn() {
        var drawn = new BitSet();
        IntStream.rangeClosed(0, last).filter(this::isDrawn).forEach(drawn::set);
        return drawn;
    }

    @Override
    public Box outline(int call) {
        double height = stepHeight * BOX_SHARE;
        return new Box(x(call) - boxWidth / 2, y(call) - height / 2, boxWidth, height);
    }

    private boolean isDrawn(int call) {
        return call < calls && (call < FIRST_STEPS || (call >= resume && call <= last));
    }

    @Override
    public int callAt(int pointX, int pointY) {
        int row = (int) ((pointY - top) / stepHeight);
        int call = row < FIRST_STEPS ? row : row - rowsBefore + resume;
        boolean hit = pointY >= top && call >= 0 && isDrawn(call) && Math.abs(pointX - x(call)) <= boxWidth / 2;
        return hit ? call : CallTree.NONE;
    }

    void paint() {
        for (int call = 0; call <= last; call = call == FIRST_STEPS - 1 ? Math.max(resume, FIRST_STEPS) : call + 1) {
            if (isDrawn(call)) {
                paintStep(call);
            }
        }
        if (rowsBefore > FIRST_STEPS && resume < calls) {
            var text = pen.localize("recursion.more-calls", resume - FIRST_STEPS);
            double y = top + (FIRST_STEPS + 0.5) * stepHeight;
            pen.text(
                    "⋮  " + text,
                    left + FIRST_STEPS * stepWidth + 8,
                    y,
                    Font.text(size),
                    pen.color(Ink.FAINT),
                    TextAlign.LEFT);
        }
        paintReturn();
    }

    private void paintStep(int call) {
        double share = recursionScene.grown(call);
        if (share <= 0) {
            return;
        }
        double lift = (1 - share) * stepHeight * 0.6;
        boolean broken = recursionScene.returned(call) > 0 && recursionScene.end(call) instanceof StackEvent;
        var done = broken ? pen.color(Ink.TRAY) : pen.tint(call);
        var fill = pen.color(Ink.SURFACE).interpolate(done, recursionScene.returned(call));
        var stroke = pen.color(
                call == current ? Ink.MARK : broken ? Ink.CONFLICT : recursionScene.isOpen(call) ? Ink.PATH : Ink.GRID);
        double line = call == current ? 3 : recursionScene.isOpen(call) ? 2 : 1.2;
        pen.surface().setOpacity(share);
        if (row(call) > 0) {
            paintRiser(call);
        }
        pen.box(
                x(call),
                y(call) - lift,
                boxWidth,
                stepHeight * BOX_SHARE,
                fill,
                stroke,
                line,
                broken || recursionScene.isComing(call));
        var name = recursionScene.call(call);
        double fit = Math.min(size, boxWidth * FILLED / pen.width(name, Font.bold(1)));
        pen.text(name, x(call), y(call) - lift, Font.text(fit).bold(call == current), pen.color(Ink.TEXT));
        double begin = x(call) + boxWidth / 2 + size * 0.6;
        pen.text(
                note(call),
                begin,
                y(call) - lift,
                Font.text(size),
                pen.color(broken ? Ink.CONFLICT : Ink.TEXT),
                TextAlign.LEFT);
        pen.surface().setOpacity(1);
    }

    private void paintRiser(int call) {
        double x = Math.min(x(call) - boxWidth / 2 + 6, x(call));
        double fromY = y(call) - stepHeight * 0.63;
        pen.line(
                x + stepWidth * 0.5,
                fromY,
                x + stepWidth * 0.5,
                y(call) - stepHeight * 0.37,
                recursionScene.isOpen(call) ? 2 : 1.2,
                pen.color(recursionScene.isOpen(call) ? Ink.PATH : Ink.GRID));
    }

    /** Returns the text beside a call: the calls that it waits for, or how its value was computed. */
    private String note(int call) {
        if (recursionScene.returned(call) >= 1) {
            boolean broken = recursionScene.end(call) instanceof StackEvent;
            return broken ? " ×" : comparison(call) + (comparison(call).isEmpty() ? " = " : "  →  ") + value(call);
        }
        if (!function.isOfNumber()) {
            return comparison(call);
        }
        if (function != RecursiveFunction.FACTORIAL || call + 1 >= calls || recursionScene.grown(call + 1) < 1) {
            return "";
        }
        int argument = argument(call);
        return " = " + argument + " × " + (recursionScene.returned(call + 1) >= 1 ? plain(call + 1) : "…");
    }

    /** Returns the comparison of a search in a call; empty if it is no search, or has not compared yet. */
    private String comparison(int call) {
        return recursionScene
                .next(call)
                .map(event -> switch ((RecursionEvent) event) {
                    case BinarySearchEvent.MiddleCompared compared ->
                        " " + compared.target() + (compared.isGreater() ? " > " : " ≤ ") + compared.found();
                    case BinarySearchEvent.PlaceMatched matched -> " " + matched.target() + " = " + matched.target();
                    case BinarySearchEvent.PlaceRefused refused -> " " + refused.target() + " ≠ " + refused.found();
                    case BinarySearchEvent.RangeSearched _,
                            BinarySearchEvent.PlaceReturned _,
                            BinarySearchEvent.SearchAnswered _,
                            BinarySearchEvent.SearchFailed _,
                            NumberEvent _,
                            GreetingEvent _,
                            StackEvent _ -> "";
                })
                .orElse("");
    }

    private int argument(int call) {
        return recursionScene.opening(call) instanceof NumberEvent.NumberCalled called ? called.n() : 0;
    }

    private String plain(int call) {
        return recursionScene.end(call) instanceof NumberEvent end
                ? pen.localize("number", function.value(end.n()))
                : recursionScene.result(call);
    }

    private String value(int call) {
        if (function == RecursiveFunction.FACTORIAL
                && recursionScene.end(call) instanceof NumberEvent.ValueReturned returned) {
            long before = function.value(returned.n() - 1);
            return pen.localize("number", returned.n()) + " × "
                    + pen.localize("number", before) + " = "
                    + pen.localize("number", function.value(returned.n()));
        }
        return plain(call);
    }

    /** Paints the value on its way up to the waiting call. */
    private void paintReturn() {
        int call = recursionScene.returning();
        if (call == CallTree.NONE
                || call == 0
                || !isDrawn(call)
                || !isDrawn(call - 1)
                || recursionScene.happened() >= 1) {
            return;
        }
        double share = recursionScene.happened();
        double x = x(call) + (x(call - 1) - x(call)) * share + boxWidth * 0.5;
        double y = y(call) + (y(call - 1) - y(call)) * share;
        boolean broken = recursionScene.end(call) instanceof StackEvent;
        pen.badge(
                broken ? "×" : plain(call),
                x,
                y,
                size,
                pen.color(broken ? Ink.CONFLICT : Ink.MARK),
                pen.color(broken ? Ink.SURFACE : Ink.ON_MARK));
    }
}
