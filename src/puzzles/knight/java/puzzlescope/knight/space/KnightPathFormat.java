package puzzlescope.knight.space;

import java.util.List;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;

/** Reads and writes the squares of a path separated by blanks; empty for none. */
public final class KnightPathFormat {

    /** The number of squares of the largest board for backtracking. */
    public static final int LONGEST = 40_000;

    private KnightPathFormat() {}

    public static List<SquareNotation> parse(String text) {
        var path = SquareNotation.parseAll(text);
        if (path.size() > LONGEST) {
            throw new InvalidInputException(Message.of("knight.path-long", LONGEST));
        }
        return List.copyOf(path);
    }

    public static String format(List<SquareNotation> path) {
        return path.stream().map(SquareNotation::toString).collect(Collectors.joining(" "));
    }

    /** The index of the first square of a path that the knight cannot move to; -1 if there is none. */
    public static int firstWrong(int rows, int columns, Square start, List<Square> path) {
        var visited = new boolean[rows * columns];
        visited[start.row() * columns + start.column()] = true;
        var from = start;
        for (int i = 0; i < path.size(); i++) {
            var to = path.get(i);
            boolean hop = Math.abs((to.row() - from.row()) * (to.column() - from.column())) == 2;
            if (!to.isOn(rows, columns) || !hop || visited[to.row() * columns + to.column()]) {
                return i;
            }
            visited[to.row() * columns + to.column()] = true;
            from = to;
        }
        return -1;
    }
}
