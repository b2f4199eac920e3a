package puzzlescope.core.puzzle.hanoi.search;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.CallMade;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.CallReturned;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.Purpose;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.TowerMoved;
import puzzlescope.core.puzzle.hanoi.space.HanoiSpace;
import puzzlescope.core.puzzle.hanoi.space.Tower;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/**
 * Moves all disks but the widest to the spare peg, then the widest to its goal, then the others onto it; the others move
 * in the same way.
 *
 * <p>Source: E. Lucas (N. Claus de Siam), La Tour d'Hanoï (1883); R. E. Allardice and A. Y. Fraser, La Tour d'Hanoï
 * (1884).
 *
 * <p>Input: the number n of disks, 1 to 20, on the first of three pegs. Output: the moves that bring them to the third, of
 * which there are 2^n - 1, and no way takes fewer. Time is of order 2^n; space is linear, the recursion one call a disk.
 * Deterministic, no seed. There always is a solution.
 */
public final class RecursiveTransfer implements Solver {

    private static final int PEGS = 3;

    private final int disks;

    public RecursiveTransfer(int disks) {
        this.disks = disks;
    }

    @Override
    public Outcome solve(EventSink sink) {
        var lift = new Lift(new HanoiSpace(disks, PEGS), sink);
        var recursion = new Recursion(lift, false);
        var task = new Tower(1, disks, 0, 2, 1, Tower.NONE);
        recursion.move(Purpose.TASK, task);
        sink.emit(new TowerMoved(disks, PEGS, lift.moves()).pack());
        return Outcome.SOLVED;
    }

    /** The recursion itself, over three pegs. */
    static final class Recursion {

        private final Lift lift;
        private final boolean amongFour;

        /** @param amongFour whether there is a fourth peg, which is left alone */
        Recursion(Lift lift, boolean amongFour) {
            this.lift = lift;
            this.amongFour = amongFour;
        }

        void move(Purpose purpose, Tower tower) {
            int above = tower.bottom() - 1;
            int whole = tower.disks();
            lift.sink()
                    .emit((amongFour ? CallMade.amongFour(purpose, tower, whole) : new CallMade(purpose, tower, whole))
                            .pack());
            if (above >= tower.top()) {
                move(Purpose.CLEAR, new Tower(tower.top(), above, tower.from(), tower.via(), tower.to(), Tower.NONE));
            }
            lift.carry(tower.bottom(), tower.to(), above - tower.top() + 1, tower.via());
            if (above >= tower.top()) {
                move(Purpose.COVER, new Tower(tower.top(), above, tower.via(), tower.to(), tower.from(), Tower.NONE));
            }
            lift.sink().emit(new CallReturned(tower).pack());
        }
    }
}
