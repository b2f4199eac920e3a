package puzzlescope.maze.search;

import puzzlescope.engine.event.FlagField;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.SolvingKind;

/**
 * Solves a maze by recursive depth-first search: continue while there are unvisited cells, backtrack from dead ends.
 *
 * <p>Source: A. Sweigart, The Recursive Book of Recursion (2022), chapter 4.
 *
 * <p>Input: a finished maze, a start and a goal. Output: a simple path, marked as the calls return. Time and space are
 * linear in the cells, the recursion as deep as the longest path. Deterministic: north, south, west, east. If there is
 * a path, one is found; with loops it need not be a shortest one.
 */
final class DepthFirstMazeSearch {

    private final SolvingContext run;
    private final boolean[] visited;
    private int cells;
    private int steps;

    private DepthFirstMazeSearch(SolvingContext run) {
        this.run = run;
        visited = new boolean[run.cells()];
    }

    static MazeSearchResult find(SolvingContext run) {
        var search = new DepthFirstMazeSearch(run);
        if (!search.search(run.from(), Direction.NORTH, 0)) {
            return MazeSearchResult.noPath(run, search.cells);
        }
        return new MazeSearchResult(search.steps, search.cells);
    }

    /** Returns whether the goal is reached from here; {@code back} is the side from which the call came. */
    private boolean search(int cell, Direction back, int distance) {
        int start = FlagField.bit(cell == run.from());
        visited[cell] = true;
        cells++;
        run.emit(SolvingKind.CELL_ENTERED, cell, back, distance, start);
        if (run.isGoal(cell)) {
            steps = distance;
            run.emit(SolvingKind.GOAL_FOUND, cell, distance);
            run.emit(SolvingKind.CALL_SUCCEEDED, cell, back, distance, start);
            return true;
        }
        for (int rest = run.sides(cell) & ~(start == 1 ? 0 : back.bit()); rest != 0; ) {
            var side = run.choose(rest);
            rest ^= side.bit();
            int next = run.neighbour(cell, side);
            if (!visited[next]) {
                if (search(next, side.opposite(), distance + 1)) {
                    run.walk(cell, side);
                    run.emit(SolvingKind.CALL_SUCCEEDED, cell, back, distance, start);
                    return true;
                }
            }
        }
        boolean deadEnd = Integer.bitCount(run.sides(cell)) <= 1;
        var kind = deadEnd ? SolvingKind.DEAD_END_BACKED_OUT : SolvingKind.BACKED_OUT;
        run.emit(kind, cell, back, distance, start);
        return false;
    }
}
