package puzzlescope.core.puzzle.maze;

import java.util.Comparator;
import java.util.PriorityQueue;
import puzzlescope.core.puzzle.maze.WayFinder.Found;

/**
 * Solves a maze by A*: of the cells found, the one whose way so far and least way onward together are shortest has its turn.
 *
 * <p>Source: P. E. Hart, N. J. Nilsson and B. Raphael, A formal basis for the heuristic determination of minimum cost paths
 * (1968).
 *
 * <p>Input: a finished maze, a start and a goal. Output: a shortest way, traced back from the goal. The least way onward is
 * the one without walls, which never is too long and drops by at most one a step, so that no cell has two turns. Time is
 * n log n at most, space linear. Deterministic: of equal cells the one nearer to the goal without walls, then the one found
 * last. A spanning tree always has a way, so that one is found.
 */
final class AStarWay {

    private AStarWay() {}

    /** A cell that waits. */
    private record Waiting(int cell, int steps, int onward, int number) {

        int whole() {
            return steps + onward;
        }
    }

    private static final Comparator<Waiting> BEST_FIRST = Comparator.comparingInt(Waiting::whole)
            .thenComparingInt(Waiting::onward)
            .thenComparing(Comparator.comparingInt(Waiting::number).reversed());

    static Found find(Quest quest) {
        var waiting = new PriorityQueue<>(BEST_FIRST);
        var links = new Direction[quest.cells()];
        int found = 0;
        int turns = 0;
        waiting.add(new Waiting(quest.from(), 0, quest.atLeast(quest.from()), found++));
        quest.emit(MazeEventKind.CELL_RATED, quest.from(), Direction.NORTH, 0, quest.atLeast(quest.from()));
        for (var best = waiting.poll(); best != null; best = waiting.poll()) {
            int cell = best.cell();
            turns++;
            quest.emit(MazeEventKind.BEST_TAKEN, cell, Direction.NORTH, best.steps(), best.onward());
            if (cell == quest.to()) {
                quest.emit(MazeEventKind.GOAL_FOUND, cell, Direction.NORTH, best.steps(), 0);
                return new Found(quest.trace(links), turns);
            }
            for (int rest = quest.sides(cell); rest != 0; rest &= rest - 1) {
                var side = Plot.lowest(rest);
                int next = quest.neighbour(cell, side);
                if (next != quest.from() && links[next] == null) {
                    links[next] = side.opposite();
                    int onward = quest.atLeast(next);
                    waiting.add(new Waiting(next, best.steps() + 1, onward, found++));
                    quest.emit(MazeEventKind.CELL_RATED, next, side.opposite(), best.steps() + 1, onward);
                }
            }
        }
        throw new IllegalStateException("the maze is not connected");
    }
}
