package puzzlescope.queens.picture;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.queens.event.WalkEvent;
import puzzlescope.queens.event.WalkEvent.QueenPlaced;
import puzzlescope.queens.event.WalkEvent.QueenRejected;

/**
 * Writes the program's view of the board below it: the state, a list in which the index is the row and the value is the
 * queen's column, both from 0, and how the two compared queens conflict.
 */
public record StateLines(Surface surface, Style style) {

    private static final double LARGEST = 18;
    private static final double SMALLEST = 10;
    private static final double LINE = 1.5;
    /** The height of both lines in px. */
    public static final double HEIGHT = 2 * LARGEST * LINE + 4;

    /**
     * Paints the lines of a state.
     *
     * @param columns the column of each row's queen, -1 where there is none
     * @param given the column of each row's given queen, -1 where there is none
     * @param width of the canvas in px
     * @param top where the lines begin
     */
    public void paint(int[] columns, int[] given, @Nullable WalkEvent event, double width, double top) {
        write(state(columns), Ink.TEXT, width, top + LARGEST * LINE / 2);
        switch (event) {
            case QueenRejected rejected ->
                write(comparison(columns, given, rejected), Ink.CONFLICT, width, top + 1.5 * LARGEST * LINE);
            case QueenPlaced placed ->
                write(
                        "conflict(state, %s) = False".formatted(placed.column()),
                        Ink.FAINT,
                        width,
                        top + 1.5 * LARGEST * LINE);
            case WalkEvent _ -> {}
            case null -> {}
        }
    }

    static String state(int[] columns) {
        var values = Arrays.stream(columns)
                .takeWhile(column -> column >= 0)
                .mapToObj(String::valueOf)
                .toList();
        // Python writes a tuple of one value with a trailing comma.
        return "state = (%s%s)".formatted(String.join(", ", values), values.size() == 1 ? "," : "");
    }

    /** Reason why the queen of an earlier row conflicts with the next one: the same column, or a diagonal. */
    static String comparison(int[] columns, int[] given, QueenRejected rejected) {
        int other = rejected.byRow() < rejected.row() ? columns[rejected.byRow()] : given[rejected.byRow()];
        return "abs(%s[%s] - %s) = abs(%s - %s) = %s in (0, %s)"
                .formatted(
                        rejected.byRow() < rejected.row() ? "state" : "given",
                        rejected.byRow(),
                        rejected.column(),
                        other,
                        rejected.column(),
                        Math.abs(other - rejected.column()),
                        Math.abs(rejected.row() - rejected.byRow()));
    }

    /** Writes one line: smaller where there is little room, and finally without its beginning. */
    private void write(String line, Ink ink, double width, double y) {
        double room = width - 2 * SMALLEST;
        double size = Math.clamp(room / style.width(line, Font.monospaced(1)), SMALLEST, LARGEST);
        var shown = line;
        int left = line.length();
        while (left > 0 && style.width(shown, Font.monospaced(size)) > room) {
            shown = "…" + line.substring(line.length() - --left);
        }
        new Pen(surface, style).text(shown, width / 2, y, Font.monospaced(size), style.color(ink));
    }
}
