package puzzlescope.recursion.picture;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.program.ProgramBoard;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.TextAlign;

/** Paints the lists of a program's innermost call as rows of cells, above its calls. */
final class ProgramListsPainter {

    private static final int MOST_LISTS = 3;
    private static final double ROW = 2.4;
    private static final double CELL = 1.9;
    private static final double WIDEST_CELL = 3.2;

    private final RecursionPen pen;
    private final List<Row> rows = new ArrayList<>();

    private record Row(String name, List<String> values) {}

    ProgramListsPainter(RecursionPen pen, ProgramBoard board) {
        this.pen = pen;
        board.visitVariables(false, this::add);
    }

    private void add(String name, String value) {
        if (rows.size() < MOST_LISTS && value.length() > 2 && value.startsWith("[") && !value.startsWith("[[")) {
            rows.add(new Row(name, List.of(value.replaceAll("^\\[|]$", "").split(", "))));
        }
    }

    double height() {
        return rows.size() * ROW * pen.textSize();
    }

    void paint(double left, double top, double width) {
        double size = pen.textSize();
        double y = top + ROW * size / 2;
        for (var row : rows) {
            double names = RecursionPen.width(row.name(), size) + size;
            pen.text(row.name(), left, y, Font.text(size), pen.color(Ink.TEXT), TextAlign.LEFT);
            double cell =
                    Math.min(WIDEST_CELL * size, (width - names) / row.values().size());
            for (int i = 0; i < row.values().size(); i++) {
                double x = left + names + (i + 0.5) * cell;
                var value = row.values().get(i);
                double letters = Math.min(size, (cell - 4) / Math.max(1, RecursionPen.width(value, 1)));
                pen.box(x, y, cell - 2, CELL * size, pen.color(Ink.TILE), pen.color(Ink.GRID), 1, false);
                pen.text(value, x, y, Font.text(letters), pen.color(Ink.TEXT));
            }
            y += ROW * size;
        }
    }
}
