package puzzlescope.core.puzzle.maze.search;

import puzzlescope.core.puzzle.maze.event.CellState;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;
import puzzlescope.core.puzzle.maze.make.CarvingRun;

/**
 * Solves a maze by looking at it from above: every dead end but start and goal is filled up to the next fork, which may make
 * new dead ends; what is left is the way.
 *
 * <p>Source: W. D. Pullen, Think Labyrinth: Maze algorithms (1996 and later), dead end filler.
 *
 * <p>Input: a finished maze, a start and a goal. Output: the way, the only cells that are not filled. Time and space are
 * linear in the cells. Deterministic: dead ends are met row by row. In a spanning tree one way is left. Where there are loops,
 * cells of several ways are left, among which filling cannot choose: that is said, and a shortest one is shown.
 */
final class DeadEndFilling {

    private DeadEndFilling() {}

    static Found find(SolvingRun quest) {
        var open = new byte[quest.cells()];
        for (int cell = 0; cell < open.length; cell++) {
            open[cell] = (byte) quest.sides(cell);
        }
        int filled = 0;
        for (int start = 0; start < open.length; start++) {
            for (int cell = start; isDeadEnd(quest, cell, open[cell]); ) {
                var side = CarvingRun.lowest(open[cell]);
                open[cell] = 0;
                quest.emit(MazeEventKind.DEAD_END_FILLED, cell, side, ++filled, 0);
                cell = quest.neighbour(cell, side);
                open[cell] &= (byte) ~side.opposite().bit();
            }
        }
        var onward = quest.stepsToGoal();
        boolean alone = quest.cells() - filled == length(quest, onward) + 1;
        var kind = alone ? MazeEventKind.FILLING_ENDED : MazeEventKind.LOOPS_LEFT;
        quest.emit(kind, quest.from(), Direction.NORTH, filled, quest.cells() - filled);
        return new Found(walk(quest, onward), quest.cells());
    }

    private static boolean isDeadEnd(SolvingRun quest, int cell, int open) {
        return cell != quest.from() && cell != quest.to() && Integer.bitCount(open) == 1;
    }

    private static int length(SolvingRun quest, Direction[] onward) {
        int steps = 0;
        for (int cell = quest.from(); cell != quest.to(); cell = quest.neighbour(cell, onward[cell])) {
            steps++;
        }
        return steps;
    }

    /** Walks from the start to the goal; gives the number of steps. */
    private static int walk(SolvingRun quest, Direction[] onward) {
        int cell = quest.from();
        int steps = 0;
        while (cell != quest.to()) {
            quest.emit(MazeEventKind.STEP_TRACED, cell, onward[cell], steps++, CellState.UNSEEN.ordinal());
            cell = quest.neighbour(cell, onward[cell]);
        }
        quest.emit(MazeEventKind.STEP_TRACED, cell, Direction.NORTH, steps, CellState.UNSEEN.ordinal());
        return steps;
    }
}
