package puzzlescope.maze.generator;

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
import puzzlescope.maze.event.CarvingEvent.SetsMerged;
import puzzlescope.maze.event.CarvingKind;
import puzzlescope.maze.event.Direction;

/** False statements about a cell, or about a wall between two cells. */
final class WrongAnswers {

    /** The most sides ahead of a walker who has entered a cell by another side. */
    private static final int MOST_AHEAD = 3;

    /** The most cells offered as the first one outside the maze. */
    private static final int UNVISITED = 8;

    private static final int MOST_SQUARES = 50_000;

    /** The largest error of a wrong count. */
    private static final int NEAR = 3;

    private WrongAnswers() {}

    /** Moves the event to impossible sides: those with cells inside the maze, or those with cells outside. */
    static LongStream onOtherSides(CarvingBoard board, long next, boolean inMaze) {
        int row = ROW.of(next);
        int column = COLUMN.of(next);
        return sides(board, row, column)
                .filter(side -> inMaze == isOpen(board, row + 2 * side.rows(), column + 2 * side.columns()))
                .mapToLong(side -> SIDE.put(next, side));
    }

    /** Returns the sides of a cell that have a neighbour on the board. */
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

    /** Moves the event to the first few cells outside the maze. */
    static LongStream atUnvisitedCells(CarvingBoard board, long next) {
        return atEveryCell(board, next)
                .filter(each -> !isOpen(board, ROW.of(each), COLUMN.of(each)))
                .limit(UNVISITED);
    }

    /** Moves the event to the active cells from which the tree can grow; none in a large maze. */
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

    /** Changes the count of neighbours to every other possible one. */
    static LongStream countedNeighbours(CarvingBoard board, long next) {
        int all = (int) sides(board, ROW.of(next), COLUMN.of(next)).count();
        return counted(next, Math.min(all, MOST_AHEAD));
    }

    /** Changes the count to every other one near it, up to a maximum. */
    static LongStream counted(long next, int most) {
        return near(COUNT.of(next), 1, most).mapToLong(count -> COUNT.put(next, count));
    }

    /** Returns the plausible errors for a number within bounds. */
    static IntStream near(int number, int least, int most) {
        return IntStream.rangeClosed(Math.max(least, number - NEAR), Math.min(most, number + NEAR))
                .filter(other -> other != number);
    }

    /** False statements about a wall between two sets, of which one may be mistaken for another. */
    static final class Sets {

        private final CarvingBoard board;
        private final int row;
        private final int column;
        private final Direction side;
        /** The sets on both sides; the second is replaced by another one if both are the same. */
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

        /** Returns another set; if there is none, a number that no set has. */
        private int another() {
            return cells().filter(set -> set != one).findFirst().orElse(one == 1 ? 2 : one - 1);
        }

        private IntStream cells() {
            return IntStream.range(0, board.rows() / 2 * (board.columns() / 2))
                    .map(cell ->
                            board.set(2 * (cell / (board.columns() / 2)) + 1, 2 * (cell % (board.columns() / 2)) + 1));
        }

        /** Returns a third set. */
        int third() {
            return cells().filter(set -> set != one && set != other).findFirst().orElse(Math.max(one, other) + 1);
        }

        int one() {
            return one;
        }

        int other() {
            return other;
        }

        /** Returns the event that removes the wall and merges the second set into the first. */
        long joined(CarvingKind kind, int kept, int absorbed) {
            return new SetsMerged(kind, row, column, side, kept, absorbed).pack();
        }

        /** Returns both such events if the sizes differ; none for equal sizes, where nobody knows which set is kept. */
        LongStream joinedBySize(CarvingKind kind) {
            long difference = size(one) - size(other);
            return difference == 0
                    ? LongStream.empty()
                    : LongStream.of(joined(kind, one, other), joined(kind, other, one));
        }

        private long size(int set) {
            return cells().filter(each -> each == set).count();
        }

        /** Returns the event that keeps the wall, since both cells are in one set. */
        long kept(CarvingKind kind, int set) {
            return new AtWall(kind, row, column, side, set).pack();
        }
    }
}
