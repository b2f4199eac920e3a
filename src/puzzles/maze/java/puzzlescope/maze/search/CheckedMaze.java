package puzzlescope.maze.search;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.run.Solver;
import puzzlescope.engine.run.TeeSink;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.board.MazeBoard.Square;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.SolvingKind;
import puzzlescope.maze.program.Maze;

/**
 * The maze of a person's program, whose steps are emitted as by {@link DepthFirstMazeSearch}. The maze is
 * generated first.
 */
public final class CheckedMaze implements Maze, CheckedBoard {

    private static final Direction[] DIRECTIONS = Direction.values();

    private final Solver maker;
    private final CarvingBoard maze;
    private final Endpoints endpoints;
    private final EventSink sink;
    private SolvingContext run;
    private boolean[] visited = {};

    /** The cells entered and not left, and for each the side from which it was entered. */
    private int[] path = {};

    private Direction[] backs = {};
    private int length;
    private int cells;
    private boolean found;

    /** @param maze the board before the maze is generated */
    public CheckedMaze(Solver maker, CarvingBoard maze, Endpoints endpoints, EventSink sink) {
        this.maker = maker;
        this.maze = maze;
        this.endpoints = endpoints;
        this.sink = sink;
        run = new SolvingContext(maze, endpoints, sink);
    }

    @Override
    public void begin() {
        maker.solve(new TeeSink(sink, maze::apply));
        run = new SolvingContext(maze, endpoints, sink);
        visited = new boolean[run.cells()];
        path = new int[run.cells()];
        backs = new Direction[run.cells()];
        run.emit(SolvingKind.SOLVING_BEGUN, run.from(), run.atLeast(run.from()));
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
    public int startRow() {
        return endpoints.from().row();
    }

    @Override
    public int startColumn() {
        return endpoints.from().column();
    }

    @Override
    public boolean wall(int row, int column) {
        return isOutside(row, column) || maze.square(row, column) == Square.WALL;
    }

    private boolean isOutside(int row, int column) {
        return row < 0 || row >= maze.rows() || column < 0 || column >= maze.columns();
    }

    @Override
    public boolean goal(int row, int column) {
        return run.isGoal(cell(row, column));
    }

    @Override
    public boolean visited(int row, int column) {
        return visited[cell(row, column)];
    }

    @Override
    public void enter(int row, int column) {
        int next = cell(row, column);
        checkSearching();
        if (visited[next]) {
            throw refused("visited", row, column);
        }
        if (length == 0) {
            enterStart(next, row, column);
            return;
        }
        var side = side(path[length - 1], row, column);
        if ((run.sides(path[length - 1]) & side.bit()) == 0) {
            throw refused("wall", row, column, place(path[length - 1]));
        }
        enter(next, side.opposite());
    }

    private void enterStart(int next, int row, int column) {
        if (next != run.from()) {
            throw cells == 0
                    ? refused("not-start", row, column, place(run.from()))
                    : refused("left-start", row, column);
        }
        enter(next, Direction.NORTH);
    }

    private void enter(int cell, Direction back) {
        visited[cell] = true;
        path[length] = cell;
        backs[length] = back;
        cells++;
        tell(SolvingKind.CELL_ENTERED, length);
        length++;
    }

    private void tell(SolvingKind kind, int at) {
        run.emit(kind, path[at], backs[at], at, FlagField.bit(path[at] == run.from()));
    }

    private Direction side(int cell, int row, int column) {
        int next = cell(row, column);
        for (var side : DIRECTIONS) {
            if (run.neighbour(cell, side) == next && isBeside(cell, next)) {
                return side;
            }
        }
        throw refused("not-beside", row, column, place(cell));
    }

    /** The last cell of a row is not beside the first one of the next. */
    private boolean isBeside(int cell, int other) {
        return cell / across() == other / across() || cell % across() == other % across();
    }

    private int across() {
        return maze.columns() / 2;
    }

    @Override
    public void back(int row, int column) {
        checkCurrent(row, column);
        length--;
        boolean deadEnd = Integer.bitCount(run.sides(path[length])) <= 1;
        tell(deadEnd ? SolvingKind.DEAD_END_BACKED_OUT : SolvingKind.BACKED_OUT, length);
    }

    @Override
    public void found(int row, int column) {
        checkCurrent(row, column);
        if (!run.isGoal(path[length - 1])) {
            throw refused("no-goal", row, column);
        }
        found = true;
        run.emit(SolvingKind.GOAL_FOUND, path[length - 1], length - 1L);
    }

    private void checkCurrent(int row, int column) {
        int cell = cell(row, column);
        checkSearching();
        if (length == 0) {
            throw refused("nowhere", row, column);
        }
        if (path[length - 1] != cell) {
            throw refused("not-here", row, column, place(path[length - 1]));
        }
    }

    private void checkSearching() {
        if (found) {
            throw ProgramEndedException.refused(Message.of("maze.program.over"));
        }
    }

    /** The calls of the cells on the path succeed, as those of the textbook do once the goal is found. */
    @Override
    public Verdict end() {
        int least = run.costFrom(run.from());
        if (!found) {
            return endWithoutPath(least);
        }
        int cost = 0;
        for (int at = length - 1; at >= 0; at--) {
            if (at < length - 1) {
                var side = backs[at + 1].opposite();
                cost += run.cost(path[at], side);
                run.walk(path[at], side);
            }
            tell(SolvingKind.CALL_SUCCEEDED, at);
        }
        run.emitPath(new MazeSearchResult(length - 1, cells));
        return Verdict.right(
                cost == least
                        ? Message.of("maze.program.shortest", cost, cells)
                        : Message.of("maze.program.longer", cost, least, cells));
    }

    private Verdict endWithoutPath(int least) {
        if (length > 0 || cells == 0) {
            return Verdict.wrong(Message.of("maze.program.unfinished", cells));
        }
        run.emitTotals(SolvingKind.NO_PATH, cells, 0);
        return least < 0
                ? Verdict.right(Message.of("maze.program.none", cells))
                : Verdict.wrong(Message.of("maze.program.missed", cells, least));
    }

    private int cell(int row, int column) {
        if (isOutside(row, column) || row % 2 == 0 || column % 2 == 0) {
            throw refused("no-cell", row, column, maze.columns() - 2, maze.rows() - 2);
        }
        return row / 2 * across() + column / 2;
    }

    private Message place(int cell) {
        return place(2 * (cell / across()) + 1, 2 * (cell % across()) + 1);
    }

    /** Names a square as programs do, by row and column from 0. */
    private static Message place(int row, int column) {
        return Message.of("maze.program.at", row, column);
    }

    private static ProgramEndedException refused(String key, int row, int column, Object... others) {
        var arguments = new Object[others.length + 1];
        arguments[0] = place(row, column);
        System.arraycopy(others, 0, arguments, 1, others.length);
        return ProgramEndedException.refused(Message.of("maze.program." + key, arguments));
    }
}
