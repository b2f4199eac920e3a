package puzzlescope.core.puzzle.maze.search;

import java.util.List;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.maze.board.MazeBoard;
import puzzlescope.core.puzzle.maze.event.CellState;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.Ends;
import puzzlescope.core.puzzle.maze.event.Place;
import puzzlescope.core.puzzle.maze.event.SolvingKind;
import puzzlescope.core.puzzle.maze.make.CarvingRun;

/**
 * A finished maze in which a way is looked for: which sides of each cell are open, where the way begins and ends, and where
 * the events go. Cells count from 0, row by row. Solver thread only.
 */
public final class SolvingRun {

    private static final List<Direction> DIRECTIONS = List.of(Direction.values());

    private final EventSink sink;
    private final int columns;
    private final byte[] open;
    private final int from;
    private final int to;

    public SolvingRun(MazeBoard maze, Ends ends, EventSink sink) {
        this.sink = sink;
        columns = maze.columns() / 2;
        open = new byte[maze.rows() / 2 * columns];
        for (int cell = 0; cell < open.length; cell++) {
            for (var side : DIRECTIONS) {
                if (maze.isOpen(row(cell), column(cell), side)) {
                    open[cell] |= (byte) side.bit();
                }
            }
        }
        from = cell(ends.from());
        to = cell(ends.to());
    }

    public int cell(Place place) {
        return (place.row() >> 1) * columns + (place.column() >> 1);
    }

    int cells() {
        return open.length;
    }

    int from() {
        return from;
    }

    public int to() {
        return to;
    }

    /** The open sides of a cell, one {@link Direction#bit} each. */
    int sides(int cell) {
        return open[cell];
    }

    public int neighbour(int cell, Direction side) {
        return cell + side.rows() * columns + side.columns();
    }

    /** From each cell the first step of the way to the goal; null at the goal and where no way leads there. */
    public Direction[] stepsToGoal() {
        var steps = new Direction[cells()];
        var queue = new int[cells()];
        int end = 0;
        queue[end++] = to;
        for (int turn = 0; turn < end; turn++) {
            for (int rest = sides(queue[turn]); rest != 0; rest &= rest - 1) {
                var side = CarvingRun.lowest(rest);
                int next = neighbour(queue[turn], side);
                if (next != to && steps[next] == null) {
                    steps[next] = side.opposite();
                    queue[end++] = next;
                }
            }
        }
        return steps;
    }

    /** How many steps it is from a cell to the goal by the shortest way; -1 if no way leads there. */
    public int stepsFrom(int start) {
        var onward = stepsToGoal();
        int steps = 0;
        for (int cell = start; cell != to; cell = neighbour(cell, onward[cell])) {
            if (onward[cell] == null) {
                return -1;
            }
            steps++;
        }
        return steps;
    }

    /** How many steps it is to the goal at least: as many as without walls. */
    int atLeast(int cell) {
        return Math.abs(row(cell) - row(to)) / 2 + Math.abs(column(cell) - column(to)) / 2;
    }

    private int row(int cell) {
        return 2 * (cell / columns) + 1;
    }

    private int column(int cell) {
        return 2 * (cell % columns) + 1;
    }

    /** The side that is tried next of some, one {@link Direction#bit} each. */
    Direction choose(int sides) {
        return Direction.of(sink.choose(sides));
    }

    /** Tells of a cell. */
    void emit(SolvingKind kind, int cell, long number) {
        sink.emit(kind, row(cell), column(cell), number);
    }

    /** Tells of one side of a cell. */
    void emit(SolvingKind kind, int cell, Direction side, long number) {
        sink.emit(kind, row(cell), column(cell), side.ordinal(), number);
    }

    /** Tells of one side of a cell what takes two numbers. */
    void emit(SolvingKind kind, int cell, Direction side, int first, int second) {
        sink.emit(kind, row(cell), column(cell), side.ordinal(), first, second);
    }

    /** Tells how long the way is and how many cells were looked at, or what is left of them. */
    void emitTotals(SolvingKind kind, int first, int second) {
        sink.emit(kind, first, second);
    }

    /** Follows links back from the goal to the start; gives the number of steps. */
    int trace(Direction[] links) {
        int steps = 0;
        int cell = to;
        while (cell != from) {
            emit(SolvingKind.STEP_TRACED, cell, links[cell], ++steps, CellState.VISITED.ordinal());
            cell = neighbour(cell, links[cell]);
        }
        emit(SolvingKind.STEP_TRACED, from, Direction.NORTH, steps, CellState.VISITED.ordinal());
        return steps;
    }
}
