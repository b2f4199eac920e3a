package puzzlescope.hanoi.picture;

import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.event.HanoiEvent;
import puzzlescope.hanoi.event.HanoiGraphEvent;
import puzzlescope.hanoi.event.TowerEvent;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.picture.Moment;

/**
 * Positions of the disks at a moment, including one being moved.
 *
 * @param state the state of the other disks
 * @param disk the moving disk, or {@link HanoiSpace#NO_DISK}
 * @param from the peg that it leaves
 * @param to the peg that it goes to
 * @param share how far it has moved, from 0 to 1
 */
public record DiskMotion(long state, int disk, int from, int to, double share, MotionKind manner) {

    /** The way in which a disk moves. */
    enum MotionKind {
        /** Lifted, carried over and put down. */
        CARRIED,
        /** Not allowed down, and stays above. */
        REFUSED,
        /** Held above a peg by a person. */
        HELD
    }

    public static DiskMotion of(Moment moment) {
        var board = (HanoiBoard) moment.board();
        return moment.event()
                .map(event -> of((HanoiEvent) event, board, moment.happened()))
                .orElseGet(() -> at(board.state()));
    }

    private static DiskMotion of(HanoiEvent event, HanoiBoard board, double happened) {
        var space = board.space();
        return switch (event) {
            case TowerEvent.DiskMoved moved ->
                new DiskMotion(board.state(), moved.disk(), moved.from(), moved.to(), happened, MotionKind.CARRIED);
            case TowerEvent _ -> at(board.state());
            case HanoiGraphEvent.SearchBegan _, HanoiGraphEvent.SearchEnded _ -> at(board.start());
            case HanoiGraphEvent.StateVisited visited -> at(visited.state());
            case HanoiGraphEvent.GoalReached reached -> at(reached.state());
            case HanoiGraphEvent.StateLeft left -> at(left.state());
            case HanoiGraphEvent.StateFound found -> between(space, found.from(), found.state(), happened);
            case HanoiGraphEvent.StateKnown known -> between(space, known.from(), known.state(), happened);
            case HanoiGraphEvent.LinkFollowed link -> between(space, link.state(), link.last(), happened);
            case HanoiGraphEvent.MoveRefused no -> {
                int from = space.from(no.move());
                int disk = space.top(no.state(), from);
                yield new DiskMotion(no.state(), disk, from, space.to(no.move()), happened, MotionKind.REFUSED);
            }
        };
    }

    private static DiskMotion at(long state) {
        return new DiskMotion(state, HanoiSpace.NO_DISK, 0, 0, 1, MotionKind.CARRIED);
    }

    static DiskMotion between(HanoiSpace space, long before, long after, double share) {
        int disk = space.disk(before, after);
        return new DiskMotion(after, disk, space.peg(before, disk), space.peg(after, disk), share, MotionKind.CARRIED);
    }

    /** A peg's top disk held by a person above a peg. */
    public static DiskMotion held(HanoiBoard board, int from, int over) {
        int disk = board.space().top(board.state(), from);
        return new DiskMotion(board.state(), disk, from, over, 1, MotionKind.HELD);
    }

    /** The same with a part of the movement already done at the start of the moment. */
    public DiskMotion startedAt(double begun) {
        return new DiskMotion(state, disk, from, to, begun + (1 - begun) * share, manner);
    }

    boolean isRefused() {
        return manner == MotionKind.REFUSED;
    }

    boolean isCarrying() {
        return disk != HanoiSpace.NO_DISK;
    }

    /** The state before the move. */
    long before(HanoiSpace space) {
        return isCarrying() ? space.carried(state, disk, from) : state;
    }

    /** The state after the move; the one before if the move is refused. */
    long after(HanoiSpace space) {
        return isCarrying() && manner == MotionKind.CARRIED ? space.carried(state, disk, to) : before(space);
    }
}
