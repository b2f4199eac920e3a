package puzzlescope.maze.search;

import java.util.BitSet;
import java.util.List;
import puzzlescope.engine.event.Chooser;
import puzzlescope.engine.event.EventSink;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.event.MudKind;
import puzzlescope.maze.event.SolvingKind;
import puzzlescope.maze.generator.CarvingContext;

/**
 * A finished maze being solved: the open sides of each cell, the ends of the path, and the event sink. Cells count from
 * 0, row by row. Solver thread only.
 */
public final class SolvingContext {

    private static final List<Direction> DIRECTIONS = List.of(Direction.values());

    private static final int SIDES = (1 << DIRECTIONS.size()) - 1;

    private final EventSink sink;
    private final int columns;

    /** The open sides of each cell, and in the higher bits those that lead through mud. */
    private final byte[] open;

    private final int from;
    private final Endpoints endpoints;
    private final BitSet goals = new BitSet();
    private boolean muddy;
    private int walkedMud;

    public SolvingContext(MazeBoard maze, Endpoints endpoints, EventSink sink) {
        this.sink = sink;
        columns = maze.columns() / 2;
        open = new byte[maze.rows() / 2 * columns];
        for (int cell = 0; cell < open.length; cell++) {
            for (var side : DIRECTIONS) {
                if (maze.isOpen(row(cell), column(cell), side)) {
                    open[cell] |= (byte) side.bit();
                    if (maze.isMuddy(row(cell) + side.rows(), column(cell) + side.columns())) {
                        open[cell] |= (byte) (side.bit() << DIRECTIONS.size());
                        muddy = true;
                    }
                }
            }
        }
        from = cell(endpoints.from());
        this.endpoints = endpoints;
        endpoints.goals().forEach(goal -> goals.set(cell(goal)));
    }

    public int cell(MazePosition mazePosition) {
        return (mazePosition.row() >> 1) * columns + (mazePosition.column() >> 1);
    }

    int cells() {
        return open.length;
    }

    int from() {
        return from;
    }

    public boolean isGoal(int cell) {
        return goals.get(cell);
    }

    /** The open sides of a cell, one {@link Direction#bit} each. */
    int sides(int cell) {
        return open[cell] & SIDES;
    }

    /** Returns whether there is mud anywhere. */
    public boolean isMuddy() {
        return muddy;
    }

    private boolean isMuddy(int cell, Direction side) {
        return (open[cell] >> DIRECTIONS.size() & side.bit()) != 0;
    }

    public int cost(int cell, Direction side) {
        return isMuddy(cell, side) ? MudKind.COST : 1;
    }

    /** Records a step of the path found, to or from one side of a cell. */
    void walk(int cell, Direction side) {
        walkedMud += isMuddy(cell, side) ? 1 : 0;
    }

    public int neighbour(int cell, Direction side) {
        return cell + side.rows() * columns + side.columns();
    }

    /** Returns each cell's first step to the nearest goal; null at a goal and where no path leads to one. */
    public Direction[] stepsToGoal() {
        var steps = new Direction[cells()];
        var queue = new int[cells()];
        int end = 0;
        for (int goal = goals.nextSetBit(0); goal >= 0; goal = goals.nextSetBit(goal + 1)) {
            queue[end++] = goal;
        }
        for (int turn = 0; turn < end; turn++) {
            for (int rest = sides(queue[turn]); rest != 0; rest &= rest - 1) {
                var side = CarvingContext.lowest(rest);
                int next = neighbour(queue[turn], side);
                if (!isGoal(next) && steps[next] == null) {
                    steps[next] = side.opposite();
                    queue[end++] = next;
                }
            }
        }
        return steps;
    }

    /**
     * Returns for each cell the first step of a cheapest path to a goal, which without mud is a shortest one; null at a
     * goal and where no path leads to one. Cells are bucketed by the cost of their path: R. B. Dial, Algorithm 360:
     * Shortest-path forest with topological ordering (1969).
     */
    public Direction[] cheapestToGoal() {
        return muddy ? new CheapestPaths(this, goals).onward() : stepsToGoal();
    }

    /** Returns the cost of a cheapest path from a cell to a goal, its steps if there is no mud; -1 if there is none. */
    public int costFrom(int start) {
        var onward = cheapestToGoal();
        int cost = 0;
        for (int cell = start; !isGoal(cell); cell = neighbour(cell, onward[cell])) {
            if (onward[cell] == null) {
                return -1;
            }
            cost += cost(cell, onward[cell]);
        }
        return cost;
    }

    /** Returns a lower bound on the steps to the nearest goal: the steps without walls. */
    int atLeast(int cell) {
        return endpoints.atLeast(row(cell), column(cell));
    }

    private int row(int cell) {
        return 2 * (cell / columns) + 1;
    }

    private int column(int cell) {
        return 2 * (cell % columns) + 1;
    }

    /** Returns the side to try next among some, one {@link Direction#bit} each. */
    Direction choose(int sides) {
        return Direction.of(sink.choose(sides));
    }

    /** Returns the same if the algorithm's own choice is not the first one. */
    Direction choose(int sides, Direction own) {
        return Direction.of(sink.choose(sides, own.ordinal()));
    }

    /** Returns the chooser of the next one of several cells. */
    Chooser chooser() {
        return sink;
    }

    void emit(SolvingKind kind, int cell, long number) {
        sink.emit(kind, row(cell), column(cell), number);
    }

    void emit(SolvingKind kind, int cell, Direction side, long number) {
        sink.emit(kind, row(cell), column(cell), side.ordinal(), number);
    }

    /** Emits an event with two numbers about one side of a cell. */
    void emit(SolvingKind kind, int cell, Direction side, int first, int second) {
        sink.emit(kind, row(cell), column(cell), side.ordinal(), first, second);
    }

    /** Emits the event of a cheaper path to a cell by one side. */
    void emitImproved(int cell, Direction side, int cost, Direction before, int gain) {
        sink.emit(SolvingKind.CELL_IMPROVED, row(cell), column(cell), side.ordinal(), cost, before.ordinal(), gain);
    }

    void emitPath(MazeSearchResult mazeSearchResult) {
        if (muddy) {
            sink.emit(SolvingKind.WAY_COSTED, mazeSearchResult.steps(), walkedMud, mazeSearchResult.cells());
        } else {
            sink.emit(SolvingKind.WAY_SHOWN, mazeSearchResult.steps(), mazeSearchResult.cells());
        }
    }

    /** Emits the length of the path and the number of cells visited, or of those left. */
    void emitTotals(SolvingKind kind, int first, int second) {
        sink.emit(kind, first, second);
    }

    /** Follows links back from a goal to the start; returns the number of steps. */
    int trace(int goal, Direction[] links) {
        int steps = 0;
        int cell = goal;
        while (cell != from) {
            emit(SolvingKind.STEP_TRACED, cell, links[cell], ++steps, CellState.VISITED.ordinal());
            walk(cell, links[cell]);
            cell = neighbour(cell, links[cell]);
        }
        emit(SolvingKind.STEP_TRACED, from, Direction.NORTH, steps, CellState.VISITED.ordinal());
        return steps;
    }
}
