package puzzlescope.maze.make;

import static puzzlescope.maze.event.CellEvent.COLUMN;
import static puzzlescope.maze.event.CellEvent.COUNT;
import static puzzlescope.maze.event.CellEvent.ROW;
import static puzzlescope.maze.event.CellEvent.SIDE;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.board.MazeBoard.Square;
import puzzlescope.maze.event.CarvingEvent.AtWall;
import puzzlescope.maze.event.CarvingEvent.OfSets;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.Direction;

/** What might be said of a cell, or of a wall between two, and would be false. */
final class Otherwise {

    /** So many sides of a cell lie ahead of one who has come in by another. */
    private static final int MOST_AHEAD = 3;

    /** So many cells may be taken for the first that is not in the maze. */
    private static final int UNVISITED = 8;

    private static final int MOST_SQUARES = 50_000;

    /** How much more or less somebody may count. */
    private static final int NEAR = 3;

    private Otherwise() {}

    /** The same on sides on which it cannot be: those of cells that are in the maze, or of those that are not. */
    static LongStream onOtherSides(CarvingBoard board, long next, boolean inMaze) {
        int row = ROW.of(next);
        int column = COLUMN.of(next);
        return sides(board, row, column)
                .filter(side -> inMaze == isOpen(board, row + 2 * side.rows(), column + 2 * side.columns()))
                .mapToLong(side -> SIDE.put(next, side));
    }

    /** The sides of a cell on which the board goes on. */
    private static Stream<Direction> sides(CarvingBoard board, int row, int column) {
        return Arrays.stream(Direction.values())
                .filter(side -> isCell(board, row + 2 * side.rows(), column + 2 * side.columns()));
    }

    private static boolean isCell(CarvingBoard board, int row, int column) {
        return row > 0 && column > 0 && row < board.rows() && column < board.columns();
    }

    private static boolean isOpen(CarvingBoard board, int row, int column) {
        return board.square(row, column) != Square.WALL;
    }

    /** The same at the first few cells that are not in the maze. */
    static LongStream atUnvisitedCells(CarvingBoard board, long next) {
        return atEveryCell(board, next)
                .filter(each -> !isOpen(board, ROW.of(each), COLUMN.of(each)))
                .limit(UNVISITED);
    }

    /** The same at other active cells, from which the tree can grow; in a large maze nobody looks for them. */
    static LongStream atActiveCells(CarvingBoard board, long next) {
        return board.rows() * board.columns() > MOST_SQUARES
                ? LongStream.empty()
                : atEveryCell(board, next)
                        .filter(each -> board.square(ROW.of(each), COLUMN.of(each)) == Square.PATH)
                        .filter(each ->
                                onOtherSides(board, each, false).findAny().isPresent());
    }

    private static LongStream atEveryCell(CarvingBoard board, long next) {
        int columns = board.columns() / 2;
        return IntStream.range(0, board.rows() / 2 * columns)
                .mapToLong(cell -> COLUMN.put(ROW.put(next, 2 * (cell / columns) + 1), 2 * (cell % columns) + 1));
    }

    /** The same with every other count of neighbours that the cell can have. */
    static LongStream countedNeighbours(CarvingBoard board, long next) {
        int all = (int) sides(board, ROW.of(next), COLUMN.of(next)).count();
        return counted(next, Math.min(all, MOST_AHEAD));
    }

    /** The same with every other count near it, up to this one. */
    static LongStream counted(long next, int most) {
        return near(COUNT.of(next), 1, most).mapToLong(count -> COUNT.put(next, count));
    }

    /** What may be taken for a number that is at least and at most so much. */
    static IntStream near(int number, int least, int most) {
        return IntStream.rangeClosed(Math.max(least, number - NEAR), Math.min(most, number + NEAR))
                .filter(other -> other != number);
    }

    /** What may be thought of a wall between two sets, of which one may be taken for another. */
    static final class Sets {

        private final CarvingBoard board;
        private final int row;
        private final int column;
        private final Direction side;
        /** The sets on both sides; instead of the second one some other where both are the same. */
        private final int one;

        private final int other;

        Sets(CarvingBoard board, long next) {
            this.board = board;
            row = ROW.of(next);
            column = COLUMN.of(next);
            side = SIDE.of(next);
            one = board.set(row, column);
            int beside = board.set(row + 2 * side.rows(), column + 2 * side.columns());
            other = beside == one ? another() : beside;
        }

        /** Some other set near it; a number that no set has any more where there is none. */
        private int another() {
            return cells().filter(set -> set != one).findFirst().orElse(one == 1 ? 2 : one - 1);
        }

        private IntStream cells() {
            return IntStream.range(0, board.rows() / 2 * (board.columns() / 2))
                    .map(cell ->
                            board.set(2 * (cell / (board.columns() / 2)) + 1, 2 * (cell % (board.columns() / 2)) + 1));
        }

        /** A third set. */
        int third() {
            return cells().filter(set -> set != one && set != other).findFirst().orElse(Math.max(one, other) + 1);
        }

        int one() {
            return one;
        }

        int other() {
            return other;
        }

        /** That the wall goes, and the second set is merged into the first. */
        long joined(CarvingKind kind, int kept, int absorbed) {
            return new OfSets(kind, row, column, side, kept, absorbed).pack();
        }

        /** The same, but only of a set that is smaller than the other, for of two equal ones nobody knows which is kept. */
        LongStream joinedBySize(CarvingKind kind) {
            long difference = size(one) - size(other);
            return difference == 0
                    ? LongStream.empty()
                    : LongStream.of(joined(kind, one, other), joined(kind, other, one));
        }

        private long size(int set) {
            return cells().filter(each -> each == set).count();
        }

        /** That the wall stays, as both cells are in a set. */
        long kept(CarvingKind kind, int set) {
            return new AtWall(kind, row, column, side, set).pack();
        }
    }
}
