package puzzlescope.core.puzzle.maze.make;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.maze.board.MazeBoard;
import puzzlescope.core.puzzle.maze.event.CellCode;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;
import puzzlescope.core.random.PythonRandom;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/**
 * Makes a maze, then opens some of the walls that still stand between two cells, so that it has loops.
 *
 * <p>Input: what makes the maze, a spanning tree, and a share of walls in percent. Output: the same maze with so many of the
 * walls between neighbours opened, rounded to a whole number; each makes one loop more. Time and space are linear in the cells.
 * The walls are picked by a shuffle whose random numbers are its own, so that the maze is that which the seed gives without
 * loops.
 */
public final class LoopedMaze implements Solver {

    private static final int WHOLE = 100;
    /** Keeps the draws apart from those that made the maze. */
    private static final long OWN_DRAWS = 0x6C6F6F7073L;

    private static final Direction[] SIDES = {Direction.EAST, Direction.SOUTH};

    private final Solver maker;
    private final int rows;
    private final int columns;
    private final int percent;
    private final PythonRandom random;

    private LoopedMaze(Solver maker, int rows, int columns, int percent, long seed) {
        this.maker = maker;
        this.rows = rows;
        this.columns = columns;
        this.percent = percent;
        random = new PythonRandom(seed ^ OWN_DRAWS);
    }

    /** What makes the maze with so many loops: the maker itself if there are to be none. */
    public static Solver of(Solver maker, int rows, int columns, int percent, long seed) {
        return percent == 0 ? maker : new LoopedMaze(maker, rows, columns, percent, seed);
    }

    @Override
    public Outcome solve(EventSink sink) {
        var maze = new MazeBoard(rows, columns, true, false, null);
        var outcome = maker.solve(event -> {
            sink.emit(event);
            maze.apply(event);
        });
        var walls = new int[2 * (rows / 2) * (columns / 2)];
        int standing = collect(maze, walls);
        int opened = (int) Math.round((double) standing * percent / WHOLE);
        emit(sink, MazeEventKind.LOOPS_BEGUN, 0, standing, opened);
        for (int i = 0; i < opened; i++) {
            int drawn = i + random.below(standing - i);
            int wall = walls[drawn];
            walls[drawn] = walls[i];
            emit(sink, MazeEventKind.LOOP_OPENED, wall, i + 1, 0);
        }
        emit(sink, MazeEventKind.LOOPS_ENDED, 0, opened, standing - opened);
        return outcome;
    }

    /** Walls are numbered by the cell in their west or north, row by row, and their side of it. */
    private int collect(MazeBoard maze, int[] walls) {
        int found = 0;
        for (int wall = 0; wall < walls.length; wall++) {
            var side = SIDES[wall & 1];
            boolean inside = row(wall) + 2 * side.rows() < rows && column(wall) + 2 * side.columns() < columns;
            if (inside && !maze.isOpen(row(wall), column(wall), side)) {
                walls[found++] = wall;
            }
        }
        return found;
    }

    private int row(int wall) {
        return 2 * ((wall >> 1) / (columns / 2)) + 1;
    }

    private int column(int wall) {
        return 2 * ((wall >> 1) % (columns / 2)) + 1;
    }

    private void emit(EventSink sink, MazeEventKind kind, int wall, int first, int second) {
        sink.emit(CellCode.pack(kind, row(wall), column(wall), SIDES[wall & 1], first, second));
    }
}
