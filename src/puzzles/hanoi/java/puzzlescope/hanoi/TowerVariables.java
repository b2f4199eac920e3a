package puzzlescope.hanoi;

import java.util.List;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Variables;
import puzzlescope.hanoi.event.HanoiEvent;
import puzzlescope.hanoi.event.HanoiGraphEvent;
import puzzlescope.hanoi.event.HanoiKind;
import puzzlescope.hanoi.event.TowerEvent.CallReturned;
import puzzlescope.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.hanoi.event.TowerEvent.GatheringCalled;
import puzzlescope.hanoi.event.TowerEvent.SplitCalled;
import puzzlescope.hanoi.event.TowerEvent.TowerCalled;
import puzzlescope.hanoi.event.TowerEvent.TowerGathered;
import puzzlescope.hanoi.event.TowerEvent.TowerMoved;
import puzzlescope.hanoi.space.HanoiSpace;

/** The variables of {@code hanoi(n, source, target, via)} on three pegs. */
final class TowerVariables implements Variables {

    private static final int SUM_OF_PEGS = 3;

    @Override
    public List<Variable> opened(Event call, Board board) {
        return call instanceof TowerCalled tower
                ? call(disks(tower), tower.from(), tower.to(), tower.via())
                : List.of();
    }

    @Override
    public List<Variable> after(Event event, Board board) {
        return switch ((HanoiEvent) event) {
            // The caller's variables: it moves one disk more than the call out of the way or back.
            case TowerCalled tower
            when tower.kind() == HanoiKind.CLEARING_CALLED ->
                call(disks(tower) + 1, tower.from(), tower.via(), tower.to());
            case TowerCalled tower
            when tower.kind() == HanoiKind.COVERING_CALLED ->
                call(disks(tower) + 1, tower.via(), tower.to(), tower.from());
            case DiskMoved moved ->
                call(moved.disk(), moved.from(), moved.to(), SUM_OF_PEGS - moved.from() - moved.to());
            case TowerCalled _,
                    SplitCalled _,
                    GatheringCalled _,
                    CallReturned _,
                    TowerMoved _,
                    TowerGathered _,
                    HanoiGraphEvent _ -> List.of();
        };
    }

    private static int disks(TowerCalled tower) {
        return tower.bottom() - tower.top() + 1;
    }

    private static List<Variable> call(int n, int source, int target, int via) {
        return List.of(Variable.of("n", n), peg("source", source), peg("target", target), peg("via", via));
    }

    private static Variable peg(String name, int peg) {
        return new Variable(name, "'" + HanoiSpace.name(peg) + "'");
    }
}
