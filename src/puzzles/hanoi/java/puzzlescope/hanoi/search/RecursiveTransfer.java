package puzzlescope.hanoi.search;

import static puzzlescope.engine.event.FlagField.bit;
import static puzzlescope.hanoi.event.HanoiKind.CALL_RETURNED;
import static puzzlescope.hanoi.event.HanoiKind.CLEARING_CALLED;
import static puzzlescope.hanoi.event.HanoiKind.COVERING_CALLED;
import static puzzlescope.hanoi.event.HanoiKind.TASK_GIVEN;
import static puzzlescope.hanoi.event.HanoiKind.TOWER_MOVED;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.hanoi.event.HanoiKind;
import puzzlescope.hanoi.space.HanoiSpace;

/**
 * Moves all disks but the widest to the spare peg, then the widest to its goal, then the others onto it, by the same
 * recursion.
 *
 * <p>Source: E. Lucas (N. Claus de Siam), La Tour d'Hanoï (1883); R. E. Allardice and A. Y. Fraser, La Tour d'Hanoï
 * (1884).
 *
 * <p>Input: the number n of disks, 1 to 20, on the first of three pegs. Output: the moves that bring them to the third,
 * 2^n - 1 of them, the fewest possible. Time is of order 2^n; space is linear, the recursion one call a disk.
 * Deterministic, no seed. There always is a solution.
 */
public record RecursiveTransfer(int disks) implements Solver {

    private static final int PEGS = 3;

    @Override
    public RunOutcome solve(EventSink sink) {
        var diskMover = new DiskMover(new HanoiSpace(disks, PEGS), sink);
        new Recursion(diskMover, false).move(TASK_GIVEN, 1, disks, 0, 2, 1);
        sink.emit(TOWER_MOVED, disks, PEGS, diskMover.moves());
        return RunOutcome.SOLVED;
    }

    /**
     * The recursion itself, over three pegs.
     *
     * @param amongFour whether there is a fourth peg, which is not used
     */
    record Recursion(DiskMover diskMover, boolean amongFour) {

        /**
         * Moves the disks from a narrowest to a widest one.
         *
         * @param kind the kind of the event that opens the call
         */
        void move(HanoiKind kind, int top, int bottom, int from, int to, int via) {
            int above = bottom - 1;
            diskMover.sink().emit(kind, top, bottom, from, to, via, bit(amongFour));
            if (above >= top) {
                move(CLEARING_CALLED, top, above, from, via, to);
            }
            diskMover.carry(bottom, to, above - top + 1, via);
            if (above >= top) {
                move(COVERING_CALLED, top, above, via, to, from);
            }
            diskMover.sink().emit(CALL_RETURNED, top, bottom, to);
        }
    }
}
