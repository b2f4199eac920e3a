package puzzlescope.hanoi.fast;

import java.util.Optional;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.engine.search.StateGraph;
import puzzlescope.hanoi.space.HanoiSpace;

/**
 * The first move of a shortest path from any state to the goal.
 *
 * <p>Source: A. M. Hinz, The Tower of Hanoi (1989), for three pegs: the widest misplaced disk moves once, when all
 * narrower ones are on the third peg; the same applies to these.
 *
 * <p>Input: a state that is not the goal. Output: the move, the disk that it makes way for, and the length of the path.
 * With three pegs the time is linear in the disks; with four, all states are searched breadth-first, up to
 * {@value #MOST_DISKS_FOUR} disks. Deterministic. Above that the result is empty.
 *
 * @param disk the disk that moves
 * @param waiting the disk that this move makes way for, or {@link HanoiSpace#NO_DISK}
 * @param waitingTo the target peg of that disk
 * @param moves the number of moves of the whole path
 */
public record FirstMove(int disk, int to, int waiting, int waitingTo, int moves) {

    public static final int MOST_DISKS_FOUR = 8;

    private static final int THREE = 3;

    /**
     * Finds the move.
     *
     * @param checkStopped called repeatedly during a search
     */
    public static Optional<FirstMove> from(HanoiSpace space, long state, Runnable checkStopped) {
        if (space.pegs() == THREE) {
            return Optional.of(overThree(space, state));
        }
        return space.disks() <= MOST_DISKS_FOUR ? Optional.of(searched(space, state, checkStopped)) : Optional.empty();
    }

    public static FirstMove overThree(HanoiSpace space, long state) {
        int moves = 0;
        int target = THREE - 1;
        var next = new FirstMove(HanoiSpace.NO_DISK, target, HanoiSpace.NO_DISK, target, 0);
        for (int disk = space.disks(); disk >= 1; disk--) {
            int peg = space.peg(state, disk);
            if (peg != target) {
                moves += 1 << disk - 1;
                next = new FirstMove(disk, target, next.disk, next.to, moves);
                target = THREE - peg - target;
            }
        }
        return new FirstMove(next.disk, next.to, next.waiting, next.waitingTo, moves);
    }

    private static FirstMove searched(HanoiSpace space, long state, Runnable checkStopped) {
        var result = new BreadthFirst().search(space.from(state), Extent.TO_GOAL, new SearchListener() {
            @Override
            public void visiting(StateGraph graph, int node) {
                checkStopped.run();
            }
        });
        var path = result.path();
        long after = result.graph().state(path[1]);
        int disk = space.disk(state, after);
        return new FirstMove(disk, space.peg(after, disk), HanoiSpace.NO_DISK, 0, path.length - 1);
    }
}
