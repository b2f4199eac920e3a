package puzzlescope.core.puzzle.hanoi.search;

import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.CallReturned;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.GatheringCalled;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.Step;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.TowerGathered;
import puzzlescope.core.puzzle.hanoi.space.HanoiSpace;
import puzzlescope.core.puzzle.hanoi.space.Tower;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/**
 * Gathers disks that lie anywhere: if the widest is on the goal already, the others are gathered there, too; else they are
 * gathered on the third peg, the widest moves, and they are gathered upon it.
 *
 * <p>Source: A. M. Hinz, The Tower of Hanoi (1989), on the way from a regular to a perfect state.
 *
 * <p>Input: the number n of disks, 1 to 20, and where they are on three pegs. Output: the moves that bring them to the third;
 * no way takes fewer, since the widest disk that is out of its place moves once. Time is of order 2^n; space is linear, the
 * recursion one call a disk. Deterministic, no seed. There always is a solution.
 */
public final class GatheredTower implements Solver {

    private final HanoiSpace space;
    private final long start;

    public GatheredTower(int disks, long start) {
        space = new HanoiSpace(disks, HanoiSpace.SEARCHED_PEGS);
        this.start = start;
    }

    @Override
    public Outcome solve(EventSink sink) {
        var lift = new Lift(space, start, sink);
        int goal = space.pegs() - 1;
        new Gathering(space, lift).gather(new GatheringCalled(Step.BEGIN, space.disks(), goal, goal, goal));
        sink.emit(new TowerGathered(space.disks(), lift.moves()).pack());
        return Outcome.SOLVED;
    }

    private record Gathering(HanoiSpace space, Lift lift) {

        void gather(GatheringCalled call) {
            lift.sink().emit(call.pack());
            int widest = call.disks();
            int others = widest - 1;
            int to = call.to();
            int from = space.peg(lift.state(), widest);
            if (from != to) {
                int third = HanoiSpace.SEARCHED_PEGS - from - to;
                gatherSome(new GatheringCalled(Step.CLEAR, others, third, from, to));
                lift.carry(widest, to, others, third);
            }
            gatherSome(new GatheringCalled(from == to ? Step.LEAVE : Step.COVER, others, to, to, to));
            lift.sink().emit(new CallReturned(new Tower(1, widest, to, to, to, Tower.NONE)).pack());
        }

        private void gatherSome(GatheringCalled call) {
            if (call.disks() > 0) {
                gather(call);
            }
        }
    }
}
