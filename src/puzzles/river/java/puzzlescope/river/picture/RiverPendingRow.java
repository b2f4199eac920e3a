package puzzlescope.river.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.TextAlign;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.board.RiverBoard.Status;
import puzzlescope.river.event.VisitOrder;

/**
 * The queue of a breadth-first search, the stack of a depth-first one, or the open list with costs, as a row of
 * numbers.
 */
public record RiverPendingRow(VisitOrder order, List<Integer> nodes) {

    public static RiverPendingRow of(RiverBoard board, VisitOrder order) {
        var wanted = order == VisitOrder.DEPTH_FIRST ? Status.OPEN : Status.WAITING;
        var nodes = new ArrayList<Integer>();
        for (int node = 0; node < board.nodes(); node++) {
            if (board.status(node) == wanted) {
                nodes.add(node);
            }
        }
        if (order == VisitOrder.CHEAPEST_FIRST) {
            nodes.sort(Comparator.<Integer>comparingInt(board::cost).thenComparing(Comparator.naturalOrder()));
        }
        return new RiverPendingRow(order, List.copyOf(nodes));
    }

    private String key() {
        return switch (order) {
            case BREADTH_FIRST -> "river.view.queue";
            case DEPTH_FIRST -> "river.view.stack";
            case CHEAPEST_FIRST -> "river.view.waiting";
        };
    }

    /** Paints the row around a height: the end of a long stack, the beginning of a long queue. */
    public void paint(Pen pen, RiverBoard board, double left, double middle, double width) {
        double size = pen.textSize() * 0.86;
        var name = pen.localize(key());
        var title = nodes.isEmpty() ? pen.localize("agenda.heading", name, 0) : name;
        pen.text(title, left, middle, Font.bold(size), pen.color(Ink.FAINT), TextAlign.LEFT);
        double begin = left + size * (Pen.columns(title) * 0.66 + 1.2);
        var texts = nodes.stream().map(node -> text(board, node)).toList();
        double chip = size
                * (1.2 + 0.6 * texts.stream().mapToInt(String::length).max().orElse(1));
        int room = Math.max(1, (int) ((left + width - begin) / (chip + 4)) - 1);
        boolean stack = order == VisitOrder.DEPTH_FIRST;
        int from = stack ? Math.max(0, nodes.size() - room) : 0;
        int to = Math.min(nodes.size(), from + room);
        double x = begin + chip / 2;
        if (from > 0) {
            x = paintMore(pen, x, middle, size, chip);
        }
        for (int i = from; i < to; i++) {
            boolean next = stack ? i == nodes.size() - 1 : i == 0;
            paintChip(pen, texts.get(i), x, middle, chip, size, next);
            x += chip + 4;
        }
        if (to < nodes.size()) {
            paintMore(pen, x, middle, size, chip);
        }
    }

    private static double paintMore(Pen pen, double x, double middle, double size, double chip) {
        pen.text("\u2026", x, middle, Font.bold(size), pen.color(Ink.FAINT));
        return x + chip + 4;
    }

    private static void paintChip(
            Pen pen, String text, double x, double middle, double chip, double size, boolean next) {
        var surface = pen.surface();
        double height = size * 1.55;
        surface.setStroke(pen.color(next ? Ink.MARK : Ink.GRID));
        surface.setLineWidth(next ? 2.2 : 1.2);
        surface.strokeRoundRect(x - chip / 2, middle - height / 2, chip, height, 6);
        pen.text(text, x, middle, Font.text(size).bold(next), pen.color(Ink.TEXT));
    }

    private String text(RiverBoard board, int node) {
        return order == VisitOrder.CHEAPEST_FIRST ? node + ": " + board.cost(node) : String.valueOf(node);
    }
}
