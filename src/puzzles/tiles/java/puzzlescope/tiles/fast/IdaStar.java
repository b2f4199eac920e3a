package puzzlescope.tiles.fast;

import java.util.Arrays;
import java.util.Optional;
import puzzlescope.engine.event.Chooser;
import puzzlescope.engine.search.InPlaceState;

/**
 * Searches depth-first while f = g + h, the moves made plus the estimated remaining moves, is within a bound. If that
 * fails, the least f above the bound is the next bound.
 *
 * <p>Source: R. E. Korf, Depth-first iterative-deepening: an optimal admissible tree search, Artificial Intelligence 27
 * (1985).
 *
 * <p>Input: a state that can be changed in place, with its heuristic. Output: the moves to a goal, the fewest if the
 * heuristic is admissible. The move that would undo the last one is skipped. Time is that of the last bound's tree,
 * mostly a constant factor more than the states visited by A* plus those reached by several paths; space and recursion
 * are linear in the bound. Deterministic. Without a path to a goal it ends only if nothing was cut off, and never ends
 * in a space with cycles.
 */
public final class IdaStar {

    /** Receives the progress of the search. An exception from it ends the search. */
    public interface Listener {

        /** Returns the chooser of the next move; by default, the lowest. */
        default Chooser chooser() {
            return Chooser.UNBRANCHED;
        }

        /** A new iteration begins with a bound. */
        default void bounded(int bound) {}

        /** A move was skipped because it would only undo the last one. */
        default void undoing(int move) {}

        /** A move led to a state with f above the bound; it is already undone. */
        default void cut(int move, int g, int h) {}

        /** A move led to a state with f within the bound; its moves are tried next. */
        default void moveMade(int move, int g, int h) {}

        default void goalReached(int g) {}

        /**
         * A move was undone.
         *
         * @param g the number of moves left on the path
         * @param found whether it was undone because a goal was found
         */
        default void moveUndone(int move, int g, boolean found) {}

        /**
         * All paths within a bound were tried.
         *
         * @param next the least f above the bound
         */
        default void exhausted(int bound, int next) {}
    }

    private static final int FIRST_CAPACITY = 32;
    private static final int NONE = -1;
    private static final int NOTHING_CUT = Integer.MAX_VALUE;

    private final InPlaceState walk;
    private final Listener listener;
    private int[] path = new int[FIRST_CAPACITY];
    private int length;
    private int bound;
    private int next;

    private IdaStar(InPlaceState walk, Listener listener) {
        this.walk = walk;
        this.listener = listener;
    }

    /** Searches, and leaves the state as it was. Returns the moves to the goal; empty if there is no path. */
    public static Optional<int[]> search(InPlaceState walk, Listener listener) {
        var search = new IdaStar(walk, listener);
        search.bound = walk.estimate();
        while (!search.solve()) {
            if (search.next == NOTHING_CUT) {
                return Optional.empty();
            }
            listener.exhausted(search.bound, search.next);
            search.bound = search.next;
        }
        return Optional.of(Arrays.copyOf(search.path, search.length));
    }

    private boolean solve() {
        listener.bounded(bound);
        next = NOTHING_CUT;
        return visit(0, NONE);
    }

    private boolean visit(int g, int last) {
        if (walk.isGoal()) {
            listener.goalReached(g);
            length = g;
            return true;
        }
        int undoing = last == NONE ? NONE : walk.opposite(last);
        for (long rest = (1L << walk.moves()) - 1; rest != 0; ) {
            int move = listener.chooser().choose(rest);
            rest &= ~(1L << move);
            if (move == undoing) {
                listener.undoing(move);
                continue;
            }
            if (!walk.move(move)) {
                continue;
            }
            int h = walk.estimate();
            if (g + 1 + h > bound) {
                next = Math.min(next, g + 1 + h);
                walk.undo(move);
                listener.cut(move, g + 1, h);
            } else {
                listener.moveMade(move, g + 1, h);
                note(g, move);
                boolean found = visit(g + 1, move);
                walk.undo(move);
                listener.moveUndone(move, g, found);
                if (found) {
                    return true;
                }
            }
        }
        return false;
    }

    private void note(int at, int move) {
        if (at == path.length) {
            path = Arrays.copyOf(path, 2 * at);
        }
        path[at] = move;
    }
}
