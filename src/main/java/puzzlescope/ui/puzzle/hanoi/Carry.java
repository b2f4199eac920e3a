package puzzlescope.ui.puzzle.hanoi;

import puzzlescope.core.puzzle.hanoi.GraphEvent;
import puzzlescope.core.puzzle.hanoi.HanoiBoard;
import puzzlescope.core.puzzle.hanoi.HanoiEvent;
import puzzlescope.core.puzzle.hanoi.HanoiSpace;
import puzzlescope.core.puzzle.hanoi.TowerEvent;
import puzzlescope.ui.player.Moment;

/**
 * Where the disks are while a moment is shown, and which one is on its way.
 *
 * @param state where those disks are that lie
 * @param disk the disk on its way, or {@link HanoiSpace#NO_DISK}
 * @param from the peg that it leaves
 * @param to the peg that it goes to
 * @param share how much of the way it has made, from 0 to 1
 * @param refused whether it may not be put there, and hangs above
 */
record Carry(long state, int disk, int from, int to, double share, boolean refused) {

    static Carry of(Moment moment) {
        var board = (HanoiBoard) moment.board();
        return moment.event()
                .map(event -> of((HanoiEvent) event, board, moment.happened()))
                .orElseGet(() -> at(board.state()));
    }

    private static Carry of(HanoiEvent event, HanoiBoard board, double happened) {
        var space = board.space();
        return switch (event) {
            case TowerEvent.DiskMoved moved ->
                new Carry(board.state(), moved.disk(), moved.from(), moved.to(), happened, false);
            case TowerEvent _ -> at(board.state());
            case GraphEvent.SearchBegan _, GraphEvent.SearchEnded _ -> at(space.start());
            case GraphEvent.StateVisited visited -> at(visited.state());
            case GraphEvent.GoalReached reached -> at(reached.state());
            case GraphEvent.StateLeft left -> at(left.state());
            case GraphEvent.StateFound found -> between(space, found.from(), found.state(), happened);
            case GraphEvent.StateKnown known -> between(space, known.from(), known.state(), happened);
            case GraphEvent.LinkFollowed link -> between(space, link.state(), link.last(), happened);
            case GraphEvent.MoveRefused no -> {
                int from = space.from(no.move());
                yield new Carry(no.state(), space.top(no.state(), from), from, space.to(no.move()), happened, true);
            }
        };
    }

    private static Carry at(long state) {
        return new Carry(state, HanoiSpace.NO_DISK, 0, 0, 1, false);
    }

    static Carry between(HanoiSpace space, long before, long after, double share) {
        int disk = space.disk(before, after);
        return new Carry(after, disk, space.peg(before, disk), space.peg(after, disk), share, false);
    }

    boolean isCarrying() {
        return disk != HanoiSpace.NO_DISK;
    }

    /** The state from which the disk sets out. */
    long before(HanoiSpace space) {
        return isCarrying() ? space.carried(state, disk, from) : state;
    }

    /** The state in which the disk arrives; the one before if it may not. */
    long after(HanoiSpace space) {
        return isCarrying() && !refused ? space.carried(state, disk, to) : before(space);
    }
}
