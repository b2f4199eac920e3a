package puzzlescope.hanoi;

import static puzzlescope.hanoi.event.HanoiKind.VOCABULARY;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.hanoi.event.HanoiGraphEvent;
import puzzlescope.hanoi.event.TowerEvent;
import puzzlescope.hanoi.space.HanoiSpace;

/** The targets on the board of the towers: disks, pegs, and the states of the graph. */
public final class HanoiTargets {

    private HanoiTargets() {}

    /** A disk, from 1, the narrowest; touched by its moves. */
    public static Target disk(int disk) {
        return new Target(Message.of("hanoi.spot.disk", disk), VOCABULARY.matching(TowerEvent.DISK.is(disk)));
    }

    /** A peg, from 0; touched by disks put on it or taken off. */
    public static Target peg(int peg) {
        return new Target(
                Message.of("hanoi.spot.peg", HanoiSpace.name(peg)),
                VOCABULARY.matching(TowerEvent.FROM.is(peg)).or(VOCABULARY.matching(TowerEvent.TO.is(peg))));
    }

    /** A state; touched when it is found, met again, visited, left or on the path, or a move from it rejected. */
    public static Target state(HanoiSpace space, int state) {
        return new Target(
                Message.of("hanoi.spot.state", space.text(state)),
                VOCABULARY
                        .matching(HanoiGraphEvent.STATE.is(state))
                        .or(VOCABULARY.matching(HanoiGraphEvent.LAST.is(state))));
    }
}
