package puzzlescope.core.puzzle.hanoi;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.second;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.Spot;
import puzzlescope.core.puzzle.hanoi.event.HanoiEventKind;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.core.puzzle.hanoi.space.HanoiSpace;

/** What can be pointed at in the towers of Hanoi: disks, pegs, and the states of the graph. */
public final class HanoiSpots {

    private static final HanoiEventKind[] KINDS = HanoiEventKind.values();

    private HanoiSpots() {}

    /** A disk, from 1, the narrowest: it is moved. */
    public static Spot disk(int disk) {
        return new Spot(
                Message.of("hanoi.spot.disk", disk),
                event -> KINDS[Packed.kind(event)] == HanoiEventKind.DISK_MOVED
                        && DiskMoved.disk(Packed.lower(event)) == disk);
    }

    /** A peg, from 0: a disk is put there or taken off. */
    public static Spot peg(int peg) {
        return new Spot(
                Message.of("hanoi.spot.peg", HanoiSpace.name(peg)),
                event -> KINDS[Packed.kind(event)] == HanoiEventKind.DISK_MOVED
                        && (DiskMoved.from(Packed.lower(event)) == peg || DiskMoved.to(Packed.lower(event)) == peg));
    }

    /** A state that the search finds, meets again, visits, has a move of refused, leaves, or finds on the way. */
    public static Spot state(HanoiSpace space, int state) {
        return new Spot(Message.of("hanoi.spot.state", space.text(state)), event -> isOf(event, state));
    }

    private static boolean isOf(long event, int state) {
        return switch (KINDS[Packed.kind(event)]) {
            case SEARCH_BEGAN, STATE_VISITED, GOAL_REACHED, STATE_FOUND, STATE_KNOWN, MOVE_REFUSED, STATE_LEFT ->
                first(event) == state;
            case LINK_FOLLOWED -> first(event) == state || second(event) == state;
            default -> false;
        };
    }
}
