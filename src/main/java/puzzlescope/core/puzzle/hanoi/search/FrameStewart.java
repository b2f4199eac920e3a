package puzzlescope.core.puzzle.hanoi.search;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.CallMade;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.CallReturned;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.Purpose;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.TowerMoved;
import puzzlescope.core.puzzle.hanoi.search.RecursiveTransfer.Recursion;
import puzzlescope.core.puzzle.hanoi.space.FrameStewartSplit;
import puzzlescope.core.puzzle.hanoi.space.HanoiSpace;
import puzzlescope.core.puzzle.hanoi.space.Tower;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/**
 * Moves the k narrowest disks to a spare peg over four pegs, then the others to their goal over the three pegs that are
 * left, then the k onto them; the k are chosen so that the moves are fewest.
 *
 * <p>Source: J. S. Frame and B. M. Stewart, Solution to Advanced Problem 3918 (1941); that no way takes fewer moves with
 * four pegs is proven by T. Bousch, La quatrième tour de Hanoï (2014).
 *
 * <p>Input: the number n of disks, 1 to 20, on the first of four pegs. Output: the moves that bring them to the fourth: 1,
 * 3, 5, 9, 13, 17, 25, … for 1, 2, 3, … disks, 289 for 20. Of splits with equally many moves the one with the fewest disks
 * in k is taken. Time is of order 2^sqrt(2n) times n; space is linear. Deterministic, no seed. There always is a solution.
 */
public final class FrameStewart implements Solver {

    private static final int PEGS = 4;
    private final int disks;

    public FrameStewart(int disks) {
        this.disks = disks;
    }

    @Override
    public Outcome solve(EventSink sink) {
        var lift = new Lift(new HanoiSpace(disks, PEGS), sink);
        new Recursion4(lift).move(Purpose.TASK, new Tower(1, disks, 0, 3, 1, 2), disks);
        sink.emit(new TowerMoved(disks, PEGS, lift.moves()).pack());
        return Outcome.SOLVED;
    }

    /** The recursion over four pegs. */
    private record Recursion4(Lift lift, Recursion overThree) {

        Recursion4(Lift lift) {
            this(lift, new Recursion(lift, true));
        }

        /** @param whole how many disks the caller moves */
        void move(Purpose purpose, Tower tower, int whole) {
            lift.sink().emit(CallMade.amongFour(purpose, tower, whole).pack());
            int aside = FrameStewartSplit.of(tower.disks());
            int from = tower.from();
            int to = tower.to();
            if (aside > 0) {
                move(Purpose.SPLIT_CLEAR, new Tower(1, aside, from, tower.via(), to, tower.spare()), tower.disks());
            }
            overThree.move(Purpose.REST, new Tower(aside + 1, tower.bottom(), from, to, tower.spare(), Tower.NONE));
            if (aside > 0) {
                move(Purpose.SPLIT_COVER, new Tower(1, aside, tower.via(), to, from, tower.spare()), tower.disks());
            }
            lift.sink().emit(new CallReturned(tower).pack());
        }
    }
}
