package puzzlescope.core.puzzle.maze.search;

import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;
import puzzlescope.core.puzzle.maze.make.CarvingRun;

/**
 * Solves a maze by breadth-first search: cells wait in a queue and have their turn in the order in which they were found, so
 * that those nearer to the start come first.
 *
 * <p>Source: E. F. Moore, The shortest path through a maze (1959).
 *
 * <p>Input: a finished maze, a start and a goal. Output: a shortest way, traced back from the goal. Time and space are linear
 * in the cells. Deterministic: north, south, west, east. A finished maze always has a way, so that one is found.
 */
final class BreadthFirstWay {

    private BreadthFirstWay() {}

    static Found find(SolvingRun quest) {
        var queue = new int[quest.cells()];
        var distances = new int[quest.cells()];
        var links = new Direction[quest.cells()];
        int end = 0;
        queue[end++] = quest.from();
        quest.emit(MazeEventKind.CELL_QUEUED, quest.from(), Direction.NORTH, 0, 1);
        for (int turn = 0; turn < end; turn++) {
            int cell = queue[turn];
            quest.emit(MazeEventKind.FIRST_TAKEN, cell, Direction.NORTH, distances[cell], end - turn - 1);
            if (cell == quest.to()) {
                quest.emit(MazeEventKind.GOAL_FOUND, cell, Direction.NORTH, distances[cell], 0);
                return new Found(quest.trace(links), turn + 1);
            }
            for (int rest = quest.sides(cell); rest != 0; rest &= rest - 1) {
                var side = CarvingRun.lowest(rest);
                int next = quest.neighbour(cell, side);
                if (next != quest.from() && links[next] == null) {
                    links[next] = side.opposite();
                    distances[next] = distances[cell] + 1;
                    queue[end++] = next;
                    quest.emit(MazeEventKind.CELL_QUEUED, next, side.opposite(), distances[next], end - turn - 1);
                }
            }
        }
        throw new IllegalStateException("the maze is not connected");
    }
}
