package puzzlescope.core.puzzle.maze.search;

import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;
import puzzlescope.core.puzzle.maze.make.CarvingRun;

/**
 * Solves a maze by recursive depth-first search: go on while there is somewhere new, come back from dead ends.
 *
 * <p>Source: A. Sweigart, The Recursive Book of Recursion (2022), chapter 4.
 *
 * <p>Input: a finished maze, a start and a goal. Output: a way without repetition, marked on the way back of the calls. Time
 * and space are linear in the cells, the recursion as deep as the longest way. Deterministic: north, south, west, east. A
 * finished maze always has a way, so that one is found; where there are loops it need not be a shortest one.
 */
final class DepthFirstWay {

    private final SolvingRun quest;
    private final boolean[] visited;
    private int cells;
    private int steps;

    private DepthFirstWay(SolvingRun quest) {
        this.quest = quest;
        visited = new boolean[quest.cells()];
    }

    static Found find(SolvingRun quest) {
        var search = new DepthFirstWay(quest);
        if (!search.search(quest.from(), Direction.NORTH, 0)) {
            throw new IllegalStateException("the maze is not connected");
        }
        return new Found(search.steps, search.cells);
    }

    /** Whether the goal is reached from here; {@code back} is where the call came from. */
    private boolean search(int cell, Direction back, int distance) {
        int first = cell == quest.from() ? 1 : 0;
        visited[cell] = true;
        cells++;
        quest.emit(MazeEventKind.CELL_ENTERED, cell, back, distance, first);
        if (cell == quest.to()) {
            steps = distance;
            quest.emit(MazeEventKind.GOAL_FOUND, cell, back, distance, first);
            quest.emit(MazeEventKind.CALL_SUCCEEDED, cell, back, distance, first);
            return true;
        }
        for (int rest = quest.sides(cell); rest != 0; rest &= rest - 1) {
            var side = CarvingRun.lowest(rest);
            int next = quest.neighbour(cell, side);
            if (!visited[next]) {
                if (search(next, side.opposite(), distance + 1)) {
                    quest.emit(MazeEventKind.CALL_SUCCEEDED, cell, back, distance, first);
                    return true;
                }
            }
        }
        boolean deadEnd = Integer.bitCount(quest.sides(cell)) <= 1;
        var kind = deadEnd ? MazeEventKind.DEAD_END_BACKED_OUT : MazeEventKind.BACKED_OUT;
        quest.emit(kind, cell, back, distance, first);
        return false;
    }
}
