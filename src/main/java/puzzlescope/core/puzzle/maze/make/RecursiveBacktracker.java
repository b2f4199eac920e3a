package puzzlescope.core.puzzle.maze.make;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.MazeEvent.CellLeft;
import puzzlescope.core.puzzle.maze.event.MazeEvent.CellVisited;
import puzzlescope.core.puzzle.maze.event.MazeEvent.CorridorCarved;
import puzzlescope.core.puzzle.maze.event.MazeEvent.MazeFinished;
import puzzlescope.core.random.PythonRandom;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/**
 * Digs a maze by randomised depth-first search.
 *
 * <p>Source: A. Sweigart, The Recursive Book of Recursion (2022), chapter 11; also J. Buck, Mazes for Programmers (2015).
 *
 * <p>Input: odd numbers of rows and columns, 3 or more; cells lie on odd rows and columns. Output: a spanning tree of the
 * cells. Time and space are linear in the cells; the recursion is as deep as the longest corridor, at worst one call a cell.
 * Deterministic: the seed draws the same directions as CPython's {@code random.choice}. There always is a solution.
 */
public final class RecursiveBacktracker implements Solver {

    private static final Direction[] DIRECTIONS = Direction.values();

    private final int rows;
    private final int columns;
    private final long seed;

    public RecursiveBacktracker(int rows, int columns, long seed) {
        this.rows = rows;
        this.columns = columns;
        this.seed = seed;
    }

    @Override
    public Outcome solve(EventSink sink) {
        new Dig(sink).visit(1, 1, 1, 1);
        sink.emit(new MazeFinished(1, 1).pack());
        return Outcome.SOLVED;
    }

    private final class Dig {

        private final EventSink sink;
        private final PythonRandom random = new PythonRandom(seed);
        private final boolean[] visited = new boolean[rows * columns];

        Dig(EventSink sink) {
            this.sink = sink;
        }

        void visit(int row, int column, int fromRow, int fromColumn) {
            visited[row * columns + column] = true;
            sink.emit(new CellVisited(row, column, fromRow, fromColumn).pack());
            int open = unvisitedNeighbours(row, column);
            boolean deadEnd = open == 0;
            while (open != 0) {
                var direction = draw(open);
                sink.emit(new CorridorCarved(row, column, direction, open).pack());
                visit(row + 2 * direction.rows(), column + 2 * direction.columns(), row, column);
                open = unvisitedNeighbours(row, column);
            }
            sink.emit(new CellLeft(row, column, fromRow, fromColumn, deadEnd).pack());
        }

        private int unvisitedNeighbours(int row, int column) {
            int open = 0;
            for (var direction : DIRECTIONS) {
                int nextRow = row + 2 * direction.rows();
                int nextColumn = column + 2 * direction.columns();
                boolean inside = nextRow > 0 && nextRow < rows && nextColumn > 0 && nextColumn < columns;
                if (inside && !visited[nextRow * columns + nextColumn]) {
                    open |= direction.bit();
                }
            }
            return open;
        }

        private Direction draw(int open) {
            int rest = open;
            for (int skip = random.below(Integer.bitCount(open)); skip > 0; skip--) {
                rest &= rest - 1;
            }
            return DIRECTIONS[Integer.numberOfTrailingZeros(rest)];
        }
    }
}
