package puzzlescope.maze;

import java.util.function.Consumer;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.MazePosition;

/** Mazes as text: squares as characters, or the dictionary format of the documents. Stateless. */
public final class MazePrint {

    private static final int PAIRS_A_LINE = 5;

    private static final String MUD = "~";

    private MazePrint() {}

    /** Returns the walls, with the start and goal if there are any, as a person would type them. */
    public static String plain(MazeBoard board) {
        var text = new StringBuilder();
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                boolean wall = board.square(row, column) == MazeBoard.Square.WALL;
                var floor = board.isMuddy(row, column) ? MUD : MazeLetters.PRESET.empty();
                text.append(wall ? MazeLetters.PRESET.wall() : end(board, row, column, floor));
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** Writes the picture row by row, since a giant maze has a hundred million squares. */
    static void picture(MazeBoard board, MazeLetters letters, Consumer<CharSequence> out) {
        var line = new StringBuilder(board.columns() + 1);
        for (int row = 0; row < board.rows(); row++) {
            line.setLength(0);
            for (int column = 0; column < board.columns(); column++) {
                line.append(letter(board, letters, row, column));
            }
            out.accept(line.append('\n'));
        }
    }

    /** Writes a Python dictionary literal that maps x and y to the character of each square, column by column. */
    public static void dictionary(MazeBoard board, MazeLetters letters, Consumer<CharSequence> out) {
        var line = new StringBuilder("{");
        int pairs = 0;
        for (int column = 0; column < board.columns(); column++) {
            for (int row = 0; row < board.rows(); row++) {
                if (pairs > 0) {
                    line.append(pairs % PAIRS_A_LINE == 0 ? ",\n" : ", ");
                }
                if (pairs++ % PAIRS_A_LINE == 0) {
                    out.accept(line.toString());
                    line.setLength(0);
                }
                boolean wall = board.square(row, column) == MazeBoard.Square.WALL;
                line.append('(').append(column).append(", ").append(row).append("): ");
                line.append(quoted(wall ? letters.wall() : letters.empty()));
            }
        }
        out.accept(line.append("}\n").toString());
    }

    private static String quoted(String letter) {
        return switch (letter) {
            case "'" -> "\"'\"";
            case "\\" -> "'\\\\'";
            default -> "'" + letter + "'";
        };
    }

    private static String letter(MazeBoard board, MazeLetters letters, int row, int column) {
        if (row == board.markRow() && column == board.markColumn()) {
            return letters.mark();
        }
        if (board.square(row, column) == MazeBoard.Square.WALL) {
            return letters.wall();
        }
        var floor = board.isMuddy(row, column) ? MUD : letters.empty();
        var open = board.state(row, column) == CellState.SOLUTION ? "." : floor;
        return board.isSolving() ? end(board, row, column, open) : open;
    }

    /** Returns the letter of the start or goal, or another one for other squares. */
    private static String end(MazeBoard board, int row, int column, String other) {
        var here = new MazePosition(row, column);
        return board.endpoints()
                .map(endpoints -> here.equals(endpoints.from()) ? "A" : endpoints.isGoal(row, column) ? "B" : other)
                .orElse(other);
    }
}
