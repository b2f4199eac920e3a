package puzzlescope.hanoi.search;

import static puzzlescope.hanoi.event.HanoiKind.CALL_RETURNED;
import static puzzlescope.hanoi.event.HanoiKind.GATHERING_BEGAN;
import static puzzlescope.hanoi.event.HanoiKind.GATHERING_CLEARED;
import static puzzlescope.hanoi.event.HanoiKind.GATHERING_COVERED;
import static puzzlescope.hanoi.event.HanoiKind.GATHERING_LEFT_ONE;
import static puzzlescope.hanoi.event.HanoiKind.TOWER_GATHERED;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.hanoi.event.HanoiKind;
import puzzlescope.hanoi.space.HanoiSpace;

/**
 * Gathers disks from any legal state: if the widest disk is already on the goal, gathers the others there too;
 * otherwise gathers them on the third peg, moves the widest, and gathers them on top of it.
 *
 * <p>Source: A. M. Hinz, The Tower of Hanoi (1989), on the path from a regular to a perfect state.
 *
 * <p>Input: the number n of disks, 1 to 20, and their places on three pegs. Output: the moves that bring them to the
 * third; the fewest possible, since the widest misplaced disk moves once. Time is of order 2^n; space is linear, the
 * recursion one call a disk. Deterministic, no seed. There always is a solution.
 */
public final class TransferFromAnyState implements Solver {

    private final HanoiSpace space;
    private final long start;

    public TransferFromAnyState(int disks, long start) {
        space = new HanoiSpace(disks, HanoiSpace.SEARCHED_PEGS);
        this.start = start;
    }

    @Override
    public RunOutcome solve(EventSink sink) {
        var diskMover = new DiskMover(space, start, sink);
        int goal = space.pegs() - 1;
        new Gathering(space, diskMover).gather(GATHERING_BEGAN, space.disks(), goal, goal, goal);
        sink.emit(TOWER_GATHERED, space.disks(), diskMover.moves());
        return RunOutcome.SOLVED;
    }

    private record Gathering(HanoiSpace space, DiskMover mover) {

        /**
         * Gathers the narrowest disks on a peg.
         *
         * @param kind the kind of the event that opens the call
         * @param left the peg that the next wider disk leaves afterwards
         * @param goal the peg that it moves to
         */
        void gather(HanoiKind kind, int disks, int to, int left, int goal) {
            if (disks == 0) {
                return;
            }
            mover.sink().emit(kind, disks, to, left, goal);
            int others = disks - 1;
            int from = space.peg(mover.state(), disks);
            if (from != to) {
                int third = HanoiSpace.SEARCHED_PEGS - from - to;
                gather(GATHERING_CLEARED, others, third, from, to);
                mover.carry(disks, to, others, third);
            }
            gather(from == to ? GATHERING_LEFT_ONE : GATHERING_COVERED, others, to, to, to);
            mover.sink().emit(CALL_RETURNED, 1, disks, to);
        }
    }
}
