package puzzlescope.maze.custom;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.MazePosition;

/**
 * Parser for the printed form of mazes: walls {@code █} or {@code #}, spaces, {@code S} or {@code A} for the start of
 * the path, {@code E}, {@code B}, {@code G} or {@code F} for its goals, {@code ~} for a muddy passage. Dots of a path and the {@code @} mark
 * count as spaces. Of several mazes one below the other, as in a transcript, the last one is used. One text, one
 * thread.
 */
public final class MazeReader {

    /** The most squares on a side. */
    public static final int LARGEST = 501;

    private static final int SMALLEST = 3;
    private static final int LONGEST_TEXT = 1 << 20;

    private static final String WALLS = "\u2588#\uff03\u25a0";
    private static final String SPACES = " \u00a0\u3000.\u00b7@";
    private static final String STARTS = "SA";
    private static final String GOALS = "EBGF";
    private static final String MUD = "~\uff5e";

    private static final int MOST_GOALS = 20;

    /** @param offset the offset in the whole text */
    private record Line(int number, int offset, String written) {}

    private final List<Line> lines;
    private final int indent;
    private final int columns;
    private final BitSet open = new BitSet();
    private final BitSet mud = new BitSet();
    private final List<MazePosition> goals = new ArrayList<>();
    private @Nullable MazePosition from;

    private MazeReader(List<Line> lines) {
        this.lines = lines;
        var first = lines.getFirst().written();
        indent = first.length() - first.stripLeading().length();
        columns = first.strip().length();
    }

    /**
     * Parses a text.
     *
     * @throws InvalidInputException with the line and the column, if it is no maze
     */
    public static CustomMaze parse(String text) {
        if (text.length() > LONGEST_TEXT) {
            throw new InvalidInputException(Message.of("maze.own.too-long", LONGEST_TEXT), LONGEST_TEXT);
        }
        try {
            return new MazeReader(lastPicture(MazeNotation.printed(text))).maze();
        } catch (InvalidInputException refusal) {
            // In another notation the place may lie elsewhere.
            throw new InvalidInputException(refusal.reason(), Math.min(refusal.offset(), text.length()));
        }
    }

    private static List<Line> lastPicture(String text) {
        var pictures = new ArrayList<List<Line>>();
        int offset = 0;
        int number = 0;
        boolean between = true;
        for (var written : text.split("\n", -1)) {
            var line = new Line(++number, offset, written.replace('\t', ' ').replace('\r', ' '));
            offset += written.length() + 1;
            if (!line.written().isBlank()) {
                if (between) {
                    pictures.add(new ArrayList<>());
                }
                pictures.getLast().add(line);
            }
            between = line.written().isBlank();
        }
        if (pictures.isEmpty()) {
            throw refused(new Line(1, 0, ""), 0, "maze.own.empty");
        }
        return pictures.reversed().stream()
                .filter(picture -> isWall(picture.getFirst().written().strip().charAt(0)))
                .findFirst()
                .orElse(pictures.getLast());
    }

    /**
     * Checks squares that were drawn, not typed.
     *
     * @throws InvalidInputException if there is no cell, or there are too many goals
     */
    static void check(BitSet open, List<MazePosition> goals) {
        if (open.isEmpty()) {
            throw new InvalidInputException(Message.of("maze.own.no-cell"));
        }
        if (goals.size() > MOST_GOALS) {
            throw new InvalidInputException(Message.of("maze.own.goals", MOST_GOALS));
        }
    }

    static boolean isWall(char letter) {
        return WALLS.indexOf(letter) >= 0;
    }

    /** Returns whether a letter means something in the printed form. */
    static boolean isKnown(char letter) {
        return isWall(letter) || (SPACES + MUD + STARTS + GOALS).indexOf(Character.toUpperCase(letter)) >= 0;
    }

    private CustomMaze maze() {
        checkSides();
        for (int row = 0; row < lines.size(); row++) {
            readRow(row);
        }
        checkCells();
        var text = lines.stream().map(Line::written).collect(Collectors.joining("\n"));
        return new CustomMaze(
                text.stripTrailing(), lines.size(), columns, open, mud, Optional.ofNullable(from), goals, false);
    }

    private void checkSides() {
        int last = columns - 1;
        if (columns < SMALLEST || lines.size() < SMALLEST) {
            throw refused(0, last, "maze.own.too-small", columns, lines.size(), SMALLEST);
        }
        if (columns > LARGEST) {
            throw refused(0, LARGEST, "maze.own.too-wide", columns, LARGEST);
        }
        if (lines.size() > LARGEST) {
            throw refused(LARGEST, 0, "maze.own.too-high", lines.size(), LARGEST);
        }
        if (columns % 2 == 0) {
            throw refused(0, last, "maze.own.even-width", columns);
        }
        if (lines.size() % 2 == 0) {
            throw refused(lines.size() - 1, 0, "maze.own.even-height", lines.size());
        }
    }

    private void readRow(int row) {
        var written = lines.get(row).written();
        for (int column = 0; column < columns; column++) {
            if (indent + column >= written.length()) {
                throw refused(row, column, "maze.own.short", column, columns);
            }
            readSquare(row, column, written.charAt(indent + column));
        }
        var rest = written.substring(indent + columns);
        if (!rest.isBlank() || !written.substring(0, indent).isBlank()) {
            throw refused(row, rest.isBlank() ? 0 : columns, "maze.own.outside", columns);
        }
    }

    private void readSquare(int row, int column, char letter) {
        if (isWall(letter)) {
            return;
        }
        char mark = Character.toUpperCase(letter);
        boolean starts = STARTS.indexOf(mark) >= 0;
        boolean ends = GOALS.indexOf(mark) >= 0;
        boolean muddy = MUD.indexOf(letter) >= 0;
        if (!starts && !ends && !muddy && SPACES.indexOf(letter) < 0) {
            int whole = lines.get(row).written().codePointAt(indent + column);
            throw refused(
                    row,
                    column,
                    "maze.own.letter",
                    Character.isISOControl(whole) ? "\ufffd" : Character.toString(whole));
        }
        if (row == 0 || column == 0 || row == lines.size() - 1 || column == columns - 1) {
            throw refused(row, column, "maze.own.border");
        }
        if (row % 2 == 0 && column % 2 == 0) {
            throw refused(row, column, "maze.own.corner");
        }
        if ((starts || ends) && (row % 2 == 0 || column % 2 == 0)) {
            throw refused(row, column, "maze.own.mark-in-wall", letter);
        }
        if (starts) {
            from = only(from, row, column);
        }
        if (ends) {
            addGoal(row, column);
        }
        if (muddy) {
            if (row % 2 == column % 2) {
                throw refused(row, column, "maze.own.mud-in-cell");
            }
            mud.set(row * columns + column);
        }
        open.set(row * columns + column);
    }

    private void addGoal(int row, int column) {
        if (goals.size() == MOST_GOALS) {
            throw refused(row, column, "maze.own.goals", MOST_GOALS);
        }
        goals.add(new MazePosition(row, column));
    }

    private MazePosition only(@Nullable MazePosition before, int row, int column) {
        if (before != null) {
            throw refused(
                    row, column, "maze.own.mark-twice", lines.get(before.row()).number(), indent + before.column() + 1);
        }
        return new MazePosition(row, column);
    }

    /** Checks that each passage leads from a cell to a cell. */
    private void checkCells() {
        if (open.isEmpty()) {
            throw refused(1, 1, "maze.own.no-cell");
        }
        for (int row = 1; row < lines.size(); row += 2) {
            for (int column = 1; column < columns; column += 2) {
                if (!open.get(row * columns + column)) {
                    checkWallAround(row, column);
                }
            }
        }
    }

    private void checkWallAround(int row, int column) {
        for (var side : Direction.values()) {
            if (open.get((row + side.rows()) * columns + column + side.columns())) {
                throw refused(row, column, "maze.own.blind");
            }
        }
    }

    private InvalidInputException refused(int row, int column, String key, Object... arguments) {
        return refused(lines.get(row), indent + column, key, arguments);
    }

    private static InvalidInputException refused(Line line, int index, String key, Object... arguments) {
        return new InvalidInputException(
                Message.of("maze.own.refused", line.number(), index + 1, Message.of(key, arguments)),
                line.offset() + Math.min(index, line.written().length()));
    }
}
