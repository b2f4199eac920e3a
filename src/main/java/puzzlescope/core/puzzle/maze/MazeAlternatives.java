package puzzlescope.core.puzzle.maze;

import static puzzlescope.core.puzzle.maze.event.CellEvent.BACK;
import static puzzlescope.core.puzzle.maze.event.CellEvent.COLUMN;
import static puzzlescope.core.puzzle.maze.event.CellEvent.COUNT;
import static puzzlescope.core.puzzle.maze.event.CellEvent.ROW;
import static puzzlescope.core.puzzle.maze.event.CellEvent.SIDE;
import static puzzlescope.core.puzzle.maze.event.SolvingKind.CELL_ENTERED;

import java.util.Arrays;
import java.util.stream.LongStream;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.puzzle.Alternatives;
import puzzlescope.core.puzzle.maze.board.MazeBoard;
import puzzlescope.core.puzzle.maze.event.Direction;

/** What is done on one side of a cell might be done on another; a search might enter another cell to which it is open. */
final class MazeAlternatives implements Alternatives {

    @Override
    public LongStream elsewhere(Board board, EventKind kind, long next) {
        if (!(board instanceof MazeBoard maze)) {
            return LongStream.empty();
        }
        int row = kind.entry().has(ROW) ? ROW.of(next) : 0;
        int column = kind.entry().has(ROW) ? COLUMN.of(next) : 0;
        if (kind == CELL_ENTERED) {
            int fromRow = row + 2 * BACK.of(next).rows();
            int fromColumn = column + 2 * BACK.of(next).columns();
            return Arrays.stream(Direction.values())
                    .filter(side -> isInside(maze, fromRow, fromColumn, side) && maze.isOpen(fromRow, fromColumn, side))
                    .mapToLong(side -> entered(next, fromRow, fromColumn, side));
        }
        return kind.entry().has(SIDE) && kind.entry().has(COUNT)
                ? Arrays.stream(Direction.values())
                        .filter(side -> isInside(maze, row, column, side))
                        .mapToLong(side -> SIDE.put(next, side))
                : LongStream.empty();
    }

    private static boolean isInside(MazeBoard maze, int row, int column, Direction side) {
        int toRow = row + 2 * side.rows();
        int toColumn = column + 2 * side.columns();
        return toRow > 0 && toColumn > 0 && toRow < maze.rows() && toColumn < maze.columns();
    }

    private static long entered(long next, int fromRow, int fromColumn, Direction side) {
        long inRow = ROW.put(next, fromRow + 2 * side.rows());
        return BACK.put(COLUMN.put(inRow, fromColumn + 2 * side.columns()), side.opposite());
    }
}
