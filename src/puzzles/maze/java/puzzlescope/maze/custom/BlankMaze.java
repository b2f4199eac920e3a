package puzzlescope.maze.custom;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Mazes to begin drawing with. */
public final class BlankMaze {

    private static final char WALL = '\u2588';
    private static final char OPEN = ' ';

    private BlankMaze() {}

    /** Returns a maze with all walls between cells open; both sides are odd numbers of squares. */
    public static String field(int rows, int columns) {
        return text(rows, columns, (row, column) -> row % 2 == 1 || column % 2 == 1);
    }

    /** Returns a maze of walls except for the first cell. */
    public static String block(int rows, int columns) {
        return text(rows, columns, (row, column) -> row == 1 && column == 1);
    }

    @FunctionalInterface
    private interface SquarePredicate {
        boolean isOpen(int row, int column);
    }

    private static String text(int rows, int columns, SquarePredicate inside) {
        return IntStream.range(0, rows)
                .mapToObj(row -> IntStream.range(0, columns)
                        .mapToObj(column -> {
                            boolean border = row == 0 || column == 0 || row == rows - 1 || column == columns - 1;
                            return String.valueOf(!border && inside.isOpen(row, column) ? OPEN : WALL);
                        })
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("\n"));
    }
}
