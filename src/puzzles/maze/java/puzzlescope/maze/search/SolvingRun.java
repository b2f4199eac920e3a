package puzzlescope.maze.search;

import java.util.BitSet;
import java.util.List;
import puzzlescope.engine.event.Chooser;
import puzzlescope.engine.event.EventSink;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Ends;
import puzzlescope.maze.event.MudKind;
import puzzlescope.maze.event.Place;
import puzzlescope.maze.event.SolvingKind;
import puzzlescope.maze.make.CarvingRun;

/**
 * A finished maze in which a way is looked for: which sides of each cell are open, where the way begins and ends, and where
 * the events go. Cells count from 0, row by row. Solver thread only.
 */
public final class SolvingRun {

    private static final List<Direction> DIRECTIONS = List.of(Direction.values());

    private static final int SIDES = (1 << DIRECTIONS.size()) - 1;

    private final EventSink sink;
    private final int columns;

    /** The open sides of each cell, and above them those that lead through mud. */
    private final byte[] open;

    private final int from;
    private final Ends ends;
    private final BitSet goals = new BitSet();
    private boolean muddy;
    private int walkedMud;

    public SolvingRun(MazeBoard maze, Ends ends, EventSink sink) {
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
        from = cell(ends.from());
        this.ends = ends;
        ends.goals().forEach(goal -> goals.set(cell(goal)));
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

    public boolean isGoal(int cell) {
        return goals.get(cell);
    }

    /** The open sides of a cell, one {@link Direction#bit} each. */
    int sides(int cell) {
        return open[cell] & SIDES;
    }

    /** Whether there is mud anywhere. */
    public boolean isMuddy() {
        return muddy;
    }

    private boolean isMuddy(int cell, Direction side) {
        return (open[cell] >> DIRECTIONS.size() & side.bit()) != 0;
    }

    /** What a step from a cell to an open side costs. */
    public int cost(int cell, Direction side) {
        return isMuddy(cell, side) ? MudKind.COST : 1;
    }

    /** Notes a step of the path that was found, from a cell to one side or from there. */
    void walk(int cell, Direction side) {
        walkedMud += isMuddy(cell, side) ? 1 : 0;
    }

    public int neighbour(int cell, Direction side) {
        return cell + side.rows() * columns + side.columns();
    }

    /** From each cell the first step of the way to the nearest goal; null at a goal and where no way leads to one. */
    public Direction[] stepsToGoal() {
        var steps = new Direction[cells()];
        var queue = new int[cells()];
        int end = 0;
        for (int goal = goals.nextSetBit(0); goal >= 0; goal = goals.nextSetBit(goal + 1)) {
            queue[end++] = goal;
        }
        for (int turn = 0; turn < end; turn++) {
            for (int rest = sides(queue[turn]); rest != 0; rest &= rest - 1) {
                var side = CarvingRun.lowest(rest);
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
     * From each cell the first step of a cheapest path to a goal; null at a goal and where no path leads to one. Where there is no
     * mud it is a shortest path. Cells wait by what their path costs: R. B. Dial, Algorithm 360: Shortest-path forest with
     * topological ordering (1969).
     */
    public Direction[] cheapestToGoal() {
        return muddy ? new CheapestPaths(this, goals).onward() : stepsToGoal();
    }

    /** What a cheapest path from a cell to a goal costs, its steps where there is no mud; -1 if none leads to one. */
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

    /** How many steps it is to the nearest goal at least: as many as without walls. */
    int atLeast(int cell) {
        return ends.atLeast(row(cell), column(cell));
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

    /** The same where another side than the first one is the algorithm's own choice. */
    Direction choose(int sides, Direction own) {
        return Direction.of(sink.choose(sides, own.ordinal()));
    }

    /** Who says which of some cells is next. */
    Chooser chooser() {
        return sink;
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

    /** Tells of a cheaper path to a cell over one side. */
    void emitImproved(int cell, Direction side, int cost, Direction before, int gain) {
        sink.emit(SolvingKind.CELL_IMPROVED, row(cell), column(cell), side.ordinal(), cost, before.ordinal(), gain);
    }

    /** Tells what the path that was found came to. */
    void emitWay(Found found) {
        if (muddy) {
            sink.emit(SolvingKind.WAY_COSTED, found.steps(), walkedMud, found.cells());
        } else {
            sink.emit(SolvingKind.WAY_SHOWN, found.steps(), found.cells());
        }
    }

    /** Tells how long the way is and how many cells were looked at, or what is left of them. */
    void emitTotals(SolvingKind kind, int first, int second) {
        sink.emit(kind, first, second);
    }

    /** Follows links back from a goal to the start; gives the number of steps. */
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
