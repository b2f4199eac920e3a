package puzzlescope.maze.custom;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import puzzlescope.engine.packing.DigitReader;
import puzzlescope.engine.packing.DigitWriter;
import puzzlescope.engine.packing.Packing;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.MazePosition;

/**
 * Packs the squares and marks of a written maze into few digits: its sides, the open cells unless all are open, the
 * passages between open cells, the start and the goals. The characters of its text are not kept.
 */
public final class MazePacking implements Packing<CustomMaze> {

    private static final int WALL = 0;
    private static final int OPEN = 1;
    private static final int MUD = 2;

    @Override
    public void write(CustomMaze maze, DigitWriter digits) {
        digits.addWhole(maze.rows() / 2);
        digits.addWhole(maze.columns() / 2);
        digits.add(maze.isMuddy());
        var all = cells(maze.rows(), maze.columns());
        var open = all.stream()
                .filter(cell -> maze.isOpen(cell.row(), cell.column()))
                .toList();
        digits.add(open.size() < all.size());
        if (open.size() < all.size()) {
            all.forEach(cell -> digits.add(maze.isOpen(cell.row(), cell.column())));
        }
        for (var passage : passages(open)) {
            int row = passage.row();
            int column = passage.column();
            int kind = maze.isMuddy(row, column) ? MUD : maze.isOpen(row, column) ? OPEN : WALL;
            digits.add(kind, kinds(maze.isMuddy()));
        }
        digits.add(maze.from().map(open::indexOf).orElse(-1) + 1, open.size() + 1L);
        digits.addList(maze.goals().stream().map(open::indexOf).toList());
    }

    @Override
    public CustomMaze read(DigitReader digits) {
        int rows = side(digits.whole());
        int columns = side(digits.whole());
        boolean muddy = digits.readFlag();
        boolean blocked = digits.readFlag();
        var open = new ArrayList<MazePosition>();
        for (var cell : cells(rows, columns)) {
            if (!blocked || digits.readFlag()) {
                open.add(cell);
            }
        }
        var letters = new EditableMazeText(MazeReader.parse(BlankMaze.block(rows, columns)));
        letters.wall(1, 1);
        open.forEach(cell -> letters.open(cell.row(), cell.column()));
        for (var passage : passages(open)) {
            switch ((int) digits.digit(kinds(muddy))) {
                case OPEN -> letters.put(passage.row(), passage.column(), EditableMazeText.OPEN);
                case MUD -> letters.put(passage.row(), passage.column(), EditableMazeText.MUD);
                default -> {}
            }
        }
        int from = (int) digits.digit(open.size() + 1L) - 1;
        if (from >= 0) {
            letters.put(open.get(from).row(), open.get(from).column(), EditableMazeText.START);
        }
        for (int goal : digits.list()) {
            letters.put(open.get(goal).row(), open.get(goal).column(), EditableMazeText.GOAL);
        }
        return letters.maze();
    }

    private static int kinds(boolean muddy) {
        return muddy ? MUD + 1 : OPEN + 1;
    }

    private static int side(long half) {
        if (half < 1 || half > MazeReader.LARGEST / 2) {
            throw new ArithmeticException("half a side of a maze has " + half + " squares");
        }
        return (int) (2 * half + 1);
    }

    private static List<MazePosition> cells(int rows, int columns) {
        var cells = new ArrayList<MazePosition>();
        for (int row = 1; row < rows; row += 2) {
            for (int column = 1; column < columns; column += 2) {
                cells.add(new MazePosition(row, column));
            }
        }
        return cells;
    }

    /** Returns the places between two of these cells. */
    private static List<MazePosition> passages(List<MazePosition> open) {
        var cells = new HashSet<>(open);
        var passages = new ArrayList<MazePosition>();
        for (var cell : open) {
            for (var side : List.of(Direction.EAST, Direction.SOUTH)) {
                if (cells.contains(cell.toward(side, 2))) {
                    passages.add(cell.toward(side, 1));
                }
            }
        }
        return passages;
    }
}
