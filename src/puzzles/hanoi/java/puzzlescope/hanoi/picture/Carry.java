package puzzlescope.hanoi.picture;

import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.event.HanoiEvent;
import puzzlescope.hanoi.event.HanoiGraphEvent;
import puzzlescope.hanoi.event.TowerEvent;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.picture.Moment;

/**
 * The places of the disks at a moment, and the one that is on its way.
 *
 * @param state where those disks are that lie
 * @param disk the disk on its way, or {@link HanoiSpace#NO_DISK}
 * @param from the peg that it leaves
 * @param to the peg that it goes to
 * @param share how much of the way it has made, from 0 to 1
 */
public record Carry(long state, int disk, int from, int to, double share, Manner manner) {

    /** The manner in which a disk is on its way. */
    enum Manner {
        /** It is lifted, carried over and put down. */
        CARRIED,
        /** It may not be put down, and stays above. */
        REFUSED,
        /** A hand holds it above a peg. */
        HELD
    }

    public static Carry of(Moment moment) {
        var board = (HanoiBoard) moment.board();
        return moment.event()
                .map(event -> of((HanoiEvent) event, board, moment.happened()))
                .orElseGet(() -> at(board.state()));
    }

    private static Carry of(HanoiEvent event, HanoiBoard board, double happened) {
        var space = board.space();
        return switch (event) {
            case TowerEvent.DiskMoved moved ->
                new Carry(board.state(), moved.disk(), moved.from(), moved.to(), happened, Manner.CARRIED);
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
                yield new Carry(no.state(), disk, from, space.to(no.move()), happened, Manner.REFUSED);
            }
        };
    }

    private static Carry at(long state) {
        return new Carry(state, HanoiSpace.NO_DISK, 0, 0, 1, Manner.CARRIED);
    }

    static Carry between(HanoiSpace space, long before, long after, double share) {
        int disk = space.disk(before, after);
        return new Carry(after, disk, space.peg(before, disk), space.peg(after, disk), share, Manner.CARRIED);
    }

    /** A peg's top disk in the hand, above a peg. */
    public static Carry held(HanoiBoard board, int from, int over) {
        int disk = board.space().top(board.state(), from);
        return new Carry(board.state(), disk, from, over, 1, Manner.HELD);
    }

    /** The same if a part of the way was made before the moment began. */
    public Carry begunAt(double begun) {
        return new Carry(state, disk, from, to, begun + (1 - begun) * share, manner);
    }

    boolean isRefused() {
        return manner == Manner.REFUSED;
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
        return isCarrying() && manner == Manner.CARRIED ? space.carried(state, disk, to) : before(space);
    }
}
