package puzzlescope.core.puzzle.maze.search;

import java.util.Comparator;
import java.util.PriorityQueue;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.SolvingKind;
import puzzlescope.core.puzzle.maze.event.TwoNumbers;

/**
 * Solves a maze by greedy best-first search: of the cells found, the one that would be nearest to the goal if there were no walls
 * has its turn, however far from the start it is.
 *
 * <p>Source: J. E. Doran and D. Michie, Experiments with the Graph Traverser program (1966).
 *
 * <p>Input: a finished maze, a start and a goal. Output: a way, traced back from the goal; where there are loops it need not be a
 * shortest one. Each cell keeps the predecessor that it was found from. Time is n log n at most, space linear. Deterministic: of
 * cells equally near the one found last. If there is a way, one is found.
 */
final class GreedyWay {

    private GreedyWay() {}

    /** A cell that waits. */
    private record Waiting(int cell, int onward, int number) {}

    private static final Comparator<Waiting> NEAREST_FIRST = Comparator.comparingInt(Waiting::onward)
            .thenComparing(Comparator.comparingInt(Waiting::number).reversed());

    static Found find(SolvingRun run) {
        var waiting = new PriorityQueue<>(NEAREST_FIRST);
        var links = new Direction[run.cells()];
        var distances = new int[run.cells()];
        int found = 0;
        int turns = 0;
        int first = run.atLeast(run.from());
        waiting.add(new Waiting(run.from(), first, found++));
        run.emit(SolvingKind.CELL_ESTIMATED, run.from(), Direction.NORTH, TwoNumbers.COUNTS.of(0, first));
        for (var nearest = waiting.poll(); nearest != null; nearest = waiting.poll()) {
            int cell = nearest.cell();
            turns++;
            long taken = TwoNumbers.COUNTS.of(distances[cell], nearest.onward());
            run.emit(SolvingKind.NEAREST_TAKEN, cell, Direction.NORTH, taken);
            if (cell == run.to()) {
                run.emit(SolvingKind.GOAL_FOUND, cell, distances[cell]);
                return new Found(run.trace(links), turns);
            }
            for (int rest = run.sides(cell) & ~(links[cell] == null ? 0 : links[cell].bit()); rest != 0; ) {
                var side = run.choose(rest);
                rest ^= side.bit();
                int next = run.neighbour(cell, side);
                if (links[next] == null && next != run.from()) {
                    int onward = run.atLeast(next);
                    links[next] = side.opposite();
                    distances[next] = distances[cell] + 1;
                    long estimated = TwoNumbers.COUNTS.of(distances[next], onward);
                    run.emit(SolvingKind.CELL_ESTIMATED, next, side.opposite(), estimated);
                    waiting.add(new Waiting(next, onward, found++));
                }
            }
        }
        return Found.noPath(run, turns);
    }
}
