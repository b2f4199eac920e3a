package puzzlescope.core.puzzle.maze.search;

import java.util.Comparator;
import java.util.PriorityQueue;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.SolvingEvent;
import puzzlescope.core.puzzle.maze.event.SolvingKind;
import puzzlescope.core.puzzle.maze.event.TwoNumbers;

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
 * most, space linear. Deterministic: of equal cells the one nearer to the goal without walls, then the one found last. If
 * there is a way, one is found.
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

    static Found find(SolvingRun run) {
        var waiting = new PriorityQueue<>(BEST_FIRST);
        var links = new Direction[run.cells()];
        var distances = new int[run.cells()];
        var closed = new boolean[run.cells()];
        int found = 0;
        int turns = 0;
        waiting.add(new Waiting(run.from(), 0, run.atLeast(run.from()), found++));
        run.emit(SolvingKind.CELL_RATED, run.from(), Direction.NORTH, TwoNumbers.COUNTS.of(0, run.atLeast(run.from())));
        for (var best = waiting.poll(); best != null; best = waiting.poll()) {
            int cell = best.cell();
            if (closed[cell]) {
                continue;
            }
            closed[cell] = true;
            turns++;
            run.emit(SolvingKind.BEST_TAKEN, cell, Direction.NORTH, TwoNumbers.COUNTS.of(best.steps(), best.onward()));
            if (cell == run.to()) {
                run.emit(SolvingKind.GOAL_FOUND, cell, best.steps());
                return new Found(run.trace(links), turns);
            }
            for (int rest = run.sides(cell) & ~(links[cell] == null ? 0 : links[cell].bit()); rest != 0; ) {
                var side = run.choose(rest);
                rest ^= side.bit();
                int next = run.neighbour(cell, side);
                int steps = best.steps() + 1;
                var before = links[next];
                boolean isNew = before == null && next != run.from();
                if (isNew || (!closed[next] && steps < distances[next])) {
                    int onward = run.atLeast(next);
                    if (isNew) {
                        long rating = TwoNumbers.COUNTS.of(steps, onward);
                        run.emit(SolvingKind.CELL_RATED, next, side.opposite(), rating);
                    } else {
                        run.emit(SolvingKind.CELL_IMPROVED, next, side.opposite(), steps, before.ordinal());
                    }
                    links[next] = side.opposite();
                    distances[next] = steps;
                    waiting.add(new Waiting(next, steps, onward, found++));
                }
            }
        }
        return Found.noPath(run, turns);
    }
}
