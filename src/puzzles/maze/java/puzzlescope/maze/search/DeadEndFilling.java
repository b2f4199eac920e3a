package puzzlescope.maze.search;

import java.util.stream.IntStream;
import puzzlescope.engine.event.Chooser;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.SolvingKind;
import puzzlescope.maze.generator.CarvingContext;

/**
 * Solves a maze from above: every dead end except start and goal is filled up to the next fork, which may create new
 * dead ends; the path remains.
 *
 * <p>Source: W. D. Pullen, Think Labyrinth: Maze algorithms (1996 and later), dead end filler.
 *
 * <p>Input: a finished maze, a start and a goal. Output: the path, which consists of the unfilled cells. Time and space
 * are linear in the cells. Deterministic: dead ends are found row by row. In a spanning tree one path remains. With
 * loops, cells of several paths remain, among which filling cannot choose: this is reported, and a shortest one is
 * shown. If start and goal are not connected, the remaining cells do not connect them either.
 */
final class DeadEndFilling {

    private DeadEndFilling() {}

    static MazeSearchResult find(SolvingContext run) {
        var open = new byte[run.cells()];
        for (int cell = 0; cell < open.length; cell++) {
            open[cell] = (byte) run.sides(cell);
        }
        int filled = 0;
        boolean branching = run.chooser().mayBranch();
        for (int start = nextDeadEnd(run, open, 0); start < open.length; start = nextDeadEnd(run, open, start)) {
            int cell = branching ? chosen(run, open, start) : start;
            while (isDeadEnd(run, cell, open[cell])) {
                var side = CarvingContext.lowest(open[cell]);
                open[cell] = 0;
                run.emit(SolvingKind.DEAD_END_FILLED, cell, side, ++filled);
                cell = run.neighbour(cell, side);
                open[cell] &= (byte) ~side.opposite().bit();
            }
        }
        var onward = run.stepsToGoal();
        if (!run.isGoal(run.from()) && onward[run.from()] == null) {
            return MazeSearchResult.noPath(run, run.cells());
        }
        boolean alone = run.cells() - filled == length(run, onward) + 1;
        var kind = alone ? SolvingKind.FILLING_ENDED : SolvingKind.LOOPS_LEFT;
        run.emitTotals(kind, filled, run.cells() - filled);
        return new MazeSearchResult(walk(run, onward), run.cells());
    }

    /** Returns the first dead end from a cell on, row by row. */
    private static int nextDeadEnd(SolvingContext run, byte[] open, int from) {
        int cell = from;
        while (cell < open.length && !isDeadEnd(run, cell, open[cell])) {
            cell++;
        }
        return cell;
    }

    /** Returns the first dead end, or in a branch one of the later ones. */
    private static int chosen(SolvingContext run, byte[] open, int first) {
        int[] candidates = IntStream.iterate(
                        first, cell -> cell < open.length, cell -> nextDeadEnd(run, open, cell + 1))
                .limit(Chooser.MOST_IN_TURN)
                .toArray();
        return candidates[run.chooser().chooseInTurn(candidates.length)];
    }

    private static boolean isDeadEnd(SolvingContext run, int cell, int open) {
        return cell != run.from() && !run.isGoal(cell) && Integer.bitCount(open) == 1;
    }

    private static int length(SolvingContext run, Direction[] onward) {
        int steps = 0;
        for (int cell = run.from(); !run.isGoal(cell); cell = run.neighbour(cell, onward[cell])) {
            steps++;
        }
        return steps;
    }

    /** Walks from the start to the goal; returns the number of steps. */
    private static int walk(SolvingContext run, Direction[] onward) {
        int cell = run.from();
        int steps = 0;
        while (!run.isGoal(cell)) {
            run.emit(SolvingKind.STEP_TRACED, cell, onward[cell], steps++, CellState.UNSEEN.ordinal());
            run.walk(cell, onward[cell]);
            cell = run.neighbour(cell, onward[cell]);
        }
        run.emit(SolvingKind.STEP_TRACED, cell, Direction.NORTH, steps, CellState.UNSEEN.ordinal());
        return steps;
    }
}
