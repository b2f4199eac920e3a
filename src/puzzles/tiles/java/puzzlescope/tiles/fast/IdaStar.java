package puzzlescope.tiles.fast;

import java.util.Arrays;
import java.util.Optional;
import puzzlescope.engine.event.Chooser;
import puzzlescope.engine.search.InPlaceState;

/**
 * Searches depth-first as long as f = g + h (moves made, and moves estimated to be left) is within a bound. If that fails, the
 * least f that was too great is the next bound.
 *
 * <p>Source: R. E. Korf, Depth-first iterative-deepening: an optimal admissible tree search, Artificial Intelligence 27 (1985).
 *
 * <p>Input: a state that can be changed in place, with its heuristic. Output: the moves to a goal, the fewest if the heuristic
 * is admissible. The move that would take back the last one is left out. Time is that of the last bound's tree, mostly a
 * constant factor more than what A* visits plus what is reached in several ways; space and recursion are linear in the bound.
 * Deterministic. Without a way to a goal it ends only if
 * nothing was cut off, and goes on for ever in a space with circles.
 */
public final class IdaStar {

    /** Is told what the search does. What it throws ends the search. */
    public interface Listener {

        /** Who says which move is tried next, the lowest otherwise. */
        default Chooser chooser() {
            return Chooser.UNBRANCHED;
        }

        /** The search begins anew within a bound. */
        default void bounded(int bound) {}

        /** A move would only take back the last one. */
        default void undoing(int move) {}

        /** A move led to a state with f above the bound; it is taken back already. */
        default void cut(int move, int g, int h) {}

        /** A move led to a state with f within the bound, whose moves are tried next. */
        default void went(int move, int g, int h) {}

        default void goalReached(int g) {}

        /**
         * A move was taken back.
         *
         * @param g how many moves are left on the way
         * @param found whether that is because a goal was found
         */
        default void wentBack(int move, int g, boolean found) {}

        /**
         * All ways within a bound were tried.
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

    /** Searches; the state is as it was when this is over. Gives the moves to the goal; empty if there is no way. */
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
            if (!walk.go(move)) {
                continue;
            }
            int h = walk.estimate();
            if (g + 1 + h > bound) {
                next = Math.min(next, g + 1 + h);
                walk.back(move);
                listener.cut(move, g + 1, h);
            } else {
                listener.went(move, g + 1, h);
                note(g, move);
                boolean found = visit(g + 1, move);
                walk.back(move);
                listener.wentBack(move, g, found);
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
