package puzzlescope.hanoi.search;

import static puzzlescope.hanoi.event.HanoiKind.CALL_RETURNED;
import static puzzlescope.hanoi.event.HanoiKind.FOUR_PEG_TASK_GIVEN;
import static puzzlescope.hanoi.event.HanoiKind.REST_CALLED;
import static puzzlescope.hanoi.event.HanoiKind.SPLIT_CLEARING_CALLED;
import static puzzlescope.hanoi.event.HanoiKind.SPLIT_COVERING_CALLED;
import static puzzlescope.hanoi.event.HanoiKind.TOWER_MOVED;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.hanoi.event.HanoiKind;
import puzzlescope.hanoi.search.RecursiveTransfer.Recursion;
import puzzlescope.hanoi.space.FrameStewartSplit;
import puzzlescope.hanoi.space.HanoiSpace;

/**
 * Moves the k narrowest disks to a spare peg over four pegs, then the others to the goal over the remaining three pegs,
 * then the k onto them; k minimises the number of moves.
 *
 * <p>Source: J. S. Frame and B. M. Stewart, Solution to Advanced Problem 3918 (1941); optimality for four pegs proven
 * by T. Bousch, La quatrième tour de Hanoï (2014).
 *
 * <p>Input: the number n of disks, 1 to 20, on the first of four pegs. Output: the moves that bring them to the fourth:
 * 1, 3, 5, 9, 13, 17, 25, … for 1, 2, 3, … disks, 289 for 20. Among splits with equally many moves the smallest k is
 * taken. Time is of order 2^sqrt(2n) times sqrt(n); space is linear. Deterministic, no seed. There always is a solution.
 */
public record FrameStewart(int disks) implements Solver {

    private static final int PEGS = 4;

    @Override
    public RunOutcome solve(EventSink sink) {
        var diskMover = new DiskMover(new HanoiSpace(disks, PEGS), sink);
        new Recursion4(diskMover, new Recursion(diskMover, true)).move(FOUR_PEG_TASK_GIVEN, disks, 0, 3, 1, 2, disks);
        sink.emit(TOWER_MOVED, disks, PEGS, diskMover.moves());
        return RunOutcome.SOLVED;
    }

    private record Recursion4(DiskMover mover, Recursion overThree) {

        /**
         * Moves the narrowest disks.
         *
         * @param kind the kind of the event that opens the call
         * @param whole the number of disks that the caller moves
         */
        void move(HanoiKind kind, int moved, int from, int to, int via, int spare, int whole) {
            mover.sink().emit(kind, moved, from, to, via, whole);
            int aside = FrameStewartSplit.of(moved);
            if (aside > 0) {
                move(SPLIT_CLEARING_CALLED, aside, from, via, to, spare, moved);
            }
            overThree.move(REST_CALLED, aside + 1, moved, from, to, spare);
            if (aside > 0) {
                move(SPLIT_COVERING_CALLED, aside, via, to, from, spare, moved);
            }
            mover.sink().emit(CALL_RETURNED, 1, moved, to);
        }
    }
}
