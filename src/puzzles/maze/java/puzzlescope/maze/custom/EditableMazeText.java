package puzzlescope.maze.custom;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.MazePosition;

/** The characters of a written maze, for editing. One thread. */
final class EditableMazeText {

    static final char OPEN = ' ';
    static final char MUD = '~';
    static final char START = 'S';
    static final char GOAL = 'E';

    private final StringBuilder text;
    private final int columns;
    private final int rows;
    private final char wall;
    private final BitSet open;
    private final BitSet mud;
    private final List<MazePosition> goals;
    private Optional<MazePosition> from;

    /** Creates the text of a maze, without anything around it. */
    EditableMazeText(CustomMaze maze) {
        columns = maze.columns();
        rows = maze.rows();
        open = maze.open();
        mud = maze.mud();
        from = maze.from();
        goals = new ArrayList<>(maze.goals());
        text = new StringBuilder(rows * (columns + 1));
        var written = maze.text();
        if (maze.isDrawn()) {
            text.append(written).append('\n');
        } else {
            written.lines()
                    .forEach(line -> text.append(line.strip(), 0, columns).append('\n'));
        }
        wall = text.charAt(0);
    }

    private int at(int row, int column) {
        return row * (columns + 1) + column;
    }

    void put(int row, int column, char letter) {
        text.setCharAt(at(row, column), letter);
        int square = row * columns + column;
        open.set(square, !MazeReader.isWall(letter));
        mud.set(square, letter == MUD);
        from = from.filter(mazePosition -> !mazePosition.isAt(row, column));
        goals.removeIf(mazePosition -> mazePosition.isAt(row, column));
        if (letter == START) {
            from = Optional.of(new MazePosition(row, column));
        } else if (letter == GOAL) {
            goals.add(new MazePosition(row, column));
            goals.sort(Comparator.comparingInt(MazePosition::row).thenComparingInt(MazePosition::column));
        }
    }

    void wall(int row, int column) {
        put(row, column, wall);
    }

    void open(int row, int column) {
        if (MazeReader.isWall(text.charAt(at(row, column)))) {
            put(row, column, OPEN);
        }
    }

    /** Makes a wall of a cell and of the passages into it. */
    void close(int row, int column) {
        wall(row, column);
        for (var side : Direction.values()) {
            wall(row + side.rows(), column + side.columns());
        }
    }

    void clearStart() {
        from.ifPresent(mazePosition -> put(mazePosition.row(), mazePosition.column(), OPEN));
    }

    /**
     * Returns the edited maze without parsing it again, which would take long for every square drawn.
     *
     * @throws puzzlescope.engine.puzzle.InvalidInputException if it has no cell, or too many goals
     */
    CustomMaze maze() {
        MazeReader.check(open, goals);
        var written = text.substring(0, rows * (columns + 1) - 1);
        return new CustomMaze(written, rows, columns, open, mud, from, goals, true);
    }
}
