package puzzlescope.maze.board;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.PendingState;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.event.StateIo;
import puzzlescope.maze.event.CellEvent;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Effect;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.event.MudKind;

/** A maze that is generated and then solved or walked through, with the data of the solver or the person. */
public final class SolvingBoard implements MazeBoard {

    private static final int SIDE_BITS = 4;

    private final CarvingBoard maze;
    private final Endpoints endpoints;
    private final Trail trail;
    /**
     * The side on which each cell's predecessor is, from 1; of no cells in a tree, where the open passages determine
     * it.
     */
    private final SmallNumbers links;

    /** The waiting cells, if the solver has a queue or an open list. */
    private final EnqueuedCells enqueuedCells;

    private final PendingCells pendingCells;
    private boolean solving;
    private int facing = -1;
    private int steps;
    private int cost;

    /**
     * @param maze a board on which the maze has not begun
     * @param withLoops whether the finished maze has loops
     */
    public SolvingBoard(CarvingBoard maze, Endpoints endpoints, MazeSolver finder, boolean withLoops) {
        this.maze = maze;
        this.endpoints = endpoints;
        int cells = (maze.rows() / 2) * (maze.columns() / 2);
        trail = new Trail(cells);
        links = new SmallNumbers(withLoops ? cells : 0, SIDE_BITS);
        enqueuedCells = new EnqueuedCells(finder.hasAgenda() ? cells : 0);
        pendingCells = new PendingCells(finder, endpoints, maze.columns() / 2, trail, enqueuedCells);
    }

    /** The maze with the generator's data. */
    public CarvingBoard maze() {
        return maze;
    }

    @Override
    public int rows() {
        return maze.rows();
    }

    @Override
    public int columns() {
        return maze.columns();
    }

    @Override
    public Square square(int row, int column) {
        return maze.square(row, column);
    }

    @Override
    public boolean isMuddy(int row, int column) {
        return maze.isMuddy(row, column);
    }

    @Override
    public int markRow() {
        return maze.markRow();
    }

    @Override
    public int markColumn() {
        return maze.markColumn();
    }

    /** The direction in which the wall follower faces. */
    public Optional<Direction> facing() {
        return facing < 0 ? Optional.empty() : Optional.of(Direction.of(facing));
    }

    /** The number of steps that a person has walked. */
    public int steps() {
        return steps;
    }

    /** The cost of those steps, which is their number without mud. */
    public int cost() {
        return cost;
    }

    @Override
    public boolean isSolving() {
        return solving;
    }

    @Override
    public Optional<CarvingBoard> making() {
        return isSolving() ? Optional.empty() : Optional.of(maze);
    }

    @Override
    public Optional<Endpoints> endpoints() {
        return Optional.of(endpoints);
    }

    @Override
    public CellState state(int row, int column) {
        if (!solving || square(row, column) == Square.WALL) {
            return CellState.UNSEEN;
        }
        if (row % 2 == 1 && column % 2 == 1) {
            return stateOfCell(row, column);
        }
        return row % 2 == 1 ? between(row, column - 1, Direction.EAST) : between(row - 1, column, Direction.SOUTH);
    }

    /** Returns the state of a passage; with loops, neighbours on one path need not be joined by it. */
    private CellState between(int row, int column, Direction side) {
        int nextRow = row + 2 * side.rows();
        int nextColumn = column + 2 * side.columns();
        var state = CellState.between(stateOfCell(row, column), stateOfCell(nextRow, nextColumn));
        boolean onPath = state == CellState.PATH || state == CellState.SOLUTION;
        boolean walked = isLinked(row, column, side) || isLinked(nextRow, nextColumn, side.opposite());
        return onPath && !walked ? CellState.UNSEEN : state;
    }

    /** Returns whether the predecessor of a cell on a walked path is on a side; in a tree every neighbour may be. */
    public boolean isLinked(int row, int column, Direction side) {
        return links.size() == 0 || links.get(maze.cell(row, column)) == side.ordinal() + 1;
    }

    boolean isGoal(int row, int column) {
        return endpoints.isGoal(row, column);
    }

    private CellState stateOfCell(int row, int column) {
        return trail.state(maze.cell(row, column));
    }

    @Override
    public int distance(int row, int column) {
        return trail.distance(maze.cell(row, column));
    }

    @Override
    public int distanceScale() {
        return trail.distanceScale();
    }

    @Override
    public List<PendingStates> pendingStates(int most) {
        return pendingCells.pendingStates(most);
    }

    @Override
    public int visited() {
        return enqueuedCells.taken();
    }

    @Override
    public Optional<PendingState> taken(long event) {
        return maze.effect(event) == Effect.Solving.TAKE
                ? Optional.of(pendingCells.entry(maze.cell(CellEvent.ROW.of(event), CellEvent.COLUMN.of(event))))
                : Optional.empty();
    }

    @Override
    public ChangedTiles observe() {
        return maze.observe();
    }

    @Override
    public boolean isObservedBy(ChangedTiles observer) {
        return maze.isObservedBy(observer);
    }

    @Override
    public void apply(long event) {
        // No pattern switch, which costs more than the change itself in the longest runs.
        var effect = maze.effect(event);
        if (effect instanceof Effect.Carving carving) {
            CarvingChanges.apply(maze, carving, event);
        } else {
            SolvingChanges.apply(this, (Effect.Solving) effect, event);
        }
    }

    @Override
    public void undo(long event) {
        // No pattern switch, which costs more than the change itself in the longest runs.
        var effect = maze.effect(event);
        if (effect instanceof Effect.Carving carving) {
            CarvingChanges.undo(maze, carving, event);
        } else {
            SolvingChanges.undo(this, (Effect.Solving) effect, event);
        }
    }

    void setSolving(boolean now) {
        solving = now;
        maze.changeRecorder().noteAll();
    }

    void setState(int row, int column, CellState state) {
        trail.set(maze.cell(row, column), state);
        maze.changeRecorder().noteCell(row, column);
    }

    void setState(int row, int column, CellState state, int distance) {
        trail.set(maze.cell(row, column), state, distance);
        maze.changeRecorder().noteCell(row, column);
    }

    /** Records the side on which a cell's predecessor is. */
    void link(int row, int column, Direction side) {
        setLink(row, column, side.ordinal() + 1);
    }

    void unlink(int row, int column) {
        setLink(row, column, 0);
    }

    private void setLink(int row, int column, int link) {
        if (links.size() > 0) {
            links.set(maze.cell(row, column), link);
        }
    }

    /** The waiting cells, each by its number, row by row from 0. */
    EnqueuedCells enqueuedCells() {
        return enqueuedCells;
    }

    int cell(int row, int column) {
        return maze.cell(row, column);
    }

    void mark(int row, int column) {
        maze.mark(row, column);
    }

    void mark(int row, int column, Direction side) {
        maze.mark(row, column, side);
    }

    void unmark() {
        maze.unmark();
    }

    void face(Direction direction) {
        facing = direction.ordinal();
    }

    void clearFacing() {
        facing = -1;
    }

    /** Counts a step of the person to one side of a cell, or undoes it. */
    void walk(int row, int column, Direction side, int more) {
        steps += more;
        cost += more * costOfStep(row, column, side);
    }

    public int costOfStep(int row, int column, Direction side) {
        return isMuddy(row + side.rows(), column + side.columns()) ? MudKind.COST : 1;
    }

    @Override
    public void state(StateIo io) {
        maze.state(io);
        solving = io.flag(solving);
        facing = io.int8(facing);
        steps = io.int32(steps);
        cost = io.int32(cost);
        trail.state(io);
        links.state(io);
        enqueuedCells.state(io);
    }
}
