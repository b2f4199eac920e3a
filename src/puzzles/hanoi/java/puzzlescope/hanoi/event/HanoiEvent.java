package puzzlescope.hanoi.event;

import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;

/**
 * An event of the towers: a call of a recursion, a move of a disk, or a step of a search through the states. Pegs count
 * from 0 and are named A, B, C, D in sentences and calls; disks count from 1, the narrowest.
 */
public sealed interface HanoiEvent extends Event permits TowerEvent, HanoiGraphEvent {

    @Override
    default HanoiKind kind() {
        return EventKind.of(HanoiKind.class, this);
    }
}
