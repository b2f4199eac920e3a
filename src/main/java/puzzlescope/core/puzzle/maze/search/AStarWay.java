package puzzlescope.core.puzzle.maze.search;

import java.util.Comparator;
import java.util.PriorityQueue;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.MazeEventKind;
import puzzlescope.core.puzzle.maze.event.SolvingEvent;
import puzzlescope.core.puzzle.maze.make.CarvingRun;

/**
 * Solves a maze by A*: of the cells found, the one whose way so far and least way onward together are shortest has its turn.
 *
 * <p>Source: P. E. Hart, N. J. Nilsson and B. Raphael, A formal basis for the heuristic determination of minimum cost paths
 * (1968).
 *
 * <p>Input: a finished maze, a start and a goal. Output: a shortest way, traced back from the goal. The least way onward is
 * the one without walls, which never is too long and drops by at most one a step, so that no cell has two turns. Where there are
 * loops a cell that waits may be reached again, {@value SolvingEvent#SHORTENED} steps nearer to the start and never more: its two
 * predecessors are at most two steps apart in what is left to the goal, and the first had its turn first. Time is n log n at
 * most, space linear. Deterministic: of equal cells the one nearer to the goal without walls, then the one found last. A
 * finished maze always has a way, so that one is found.
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

    static Found find(SolvingRun quest) {
        var waiting = new PriorityQueue<>(BEST_FIRST);
        var links = new Direction[quest.cells()];
        var distances = new int[quest.cells()];
        var closed = new boolean[quest.cells()];
        int found = 0;
        int turns = 0;
        waiting.add(new Waiting(quest.from(), 0, quest.atLeast(quest.from()), found++));
        quest.emit(MazeEventKind.CELL_RATED, quest.from(), Direction.NORTH, 0, quest.atLeast(quest.from()));
        for (var best = waiting.poll(); best != null; best = waiting.poll()) {
            int cell = best.cell();
            if (closed[cell]) {
                continue;
            }
            closed[cell] = true;
            turns++;
            quest.emit(MazeEventKind.BEST_TAKEN, cell, Direction.NORTH, best.steps(), best.onward());
            if (cell == quest.to()) {
                quest.emit(MazeEventKind.GOAL_FOUND, cell, Direction.NORTH, best.steps(), 0);
                return new Found(quest.trace(links), turns);
            }
            for (int rest = quest.sides(cell); rest != 0; rest &= rest - 1) {
                var side = CarvingRun.lowest(rest);
                int next = quest.neighbour(cell, side);
                int steps = best.steps() + 1;
                var before = links[next];
                boolean isNew = before == null && next != quest.from();
                if (isNew || (!closed[next] && steps < distances[next])) {
                    int onward = quest.atLeast(next);
                    var kind = isNew ? MazeEventKind.CELL_RATED : MazeEventKind.CELL_IMPROVED;
                    quest.emit(kind, next, side.opposite(), steps, isNew ? onward : before.ordinal());
                    links[next] = side.opposite();
                    distances[next] = steps;
                    waiting.add(new Waiting(next, steps, onward, found++));
                }
            }
        }
        throw new IllegalStateException("the maze is not connected");
    }
}
