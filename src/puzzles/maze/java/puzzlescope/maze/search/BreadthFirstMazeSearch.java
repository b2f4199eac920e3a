package puzzlescope.maze.search;

import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.PackedPair;
import puzzlescope.maze.event.SolvingKind;

/**
 * Solves a maze by breadth-first search: cells are dequeued in the order in which they were found, so that those nearer
 * to the start come first.
 *
 * <p>Source: E. F. Moore, The shortest path through a maze (1959).
 *
 * <p>Input: a finished maze, a start and a goal. Output: a shortest path, traced back from the goal. Time and space are
 * linear in the cells. Deterministic: north, south, west, east. If there is a path, one is found.
 */
final class BreadthFirstMazeSearch {

    private BreadthFirstMazeSearch() {}

    static MazeSearchResult find(SolvingContext run) {
        var queue = new int[run.cells()];
        var distances = new int[run.cells()];
        var links = new Direction[run.cells()];
        int end = 0;
        queue[end++] = run.from();
        run.emit(SolvingKind.CELL_QUEUED, run.from(), Direction.NORTH, PackedPair.COUNTS.of(0, 1));
        for (int turn = 0; turn < end; turn++) {
            int cell = queue[turn];
            long left = PackedPair.COUNTS.of(distances[cell], end - turn - 1);
            run.emit(SolvingKind.FIRST_TAKEN, cell, Direction.NORTH, left);
            if (run.isGoal(cell)) {
                run.emit(SolvingKind.GOAL_FOUND, cell, distances[cell]);
                return new MazeSearchResult(run.trace(cell, links), turn + 1);
            }
            for (int rest = run.sides(cell) & ~(links[cell] == null ? 0 : links[cell].bit()); rest != 0; ) {
                var side = run.choose(rest);
                rest ^= side.bit();
                int next = run.neighbour(cell, side);
                if (next != run.from() && links[next] == null) {
                    links[next] = side.opposite();
                    distances[next] = distances[cell] + 1;
                    queue[end++] = next;
                    long waiting = PackedPair.COUNTS.of(distances[next], end - turn - 1);
                    run.emit(SolvingKind.CELL_QUEUED, next, side.opposite(), waiting);
                }
            }
        }
        return MazeSearchResult.noPath(run, end);
    }
}
