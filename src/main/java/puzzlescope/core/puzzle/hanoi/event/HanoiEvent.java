package puzzlescope.core.puzzle.hanoi.event;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.fourth;
import static puzzlescope.core.event.Packed.lower;
import static puzzlescope.core.event.Packed.second;
import static puzzlescope.core.event.Packed.third;
import static puzzlescope.core.event.Packed.upper;

import puzzlescope.core.event.Event;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.Purpose;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.Step;
import puzzlescope.core.puzzle.hanoi.space.Tower;

/**
 * What is done with the tower: calls of the recursions and moves of disks, or a search through the states. Pegs count from
 * 0 and are named A, B, C, D in sentences and calls; disks count from 1, the narrowest.
 */
public sealed interface HanoiEvent extends Event permits TowerEvent, GraphEvent {

    Vocabulary VOCABULARY = new Vocabulary(HanoiEventKind.values(), HanoiEvent::unpack);

    private static HanoiEvent unpack(long event) {
        int a = first(event);
        int b = second(event);
        int c = third(event);
        return switch (HanoiEventKind.values()[Packed.kind(event)]) {
            case TASK_GIVEN -> call(event, Purpose.TASK);
            case CLEARING_CALLED -> call(event, Purpose.CLEAR);
            case COVERING_CALLED -> call(event, Purpose.COVER);
            case SPLIT_CLEARING_CALLED -> call(event, Purpose.SPLIT_CLEAR);
            case REST_CALLED -> call(event, Purpose.REST);
            case SPLIT_COVERING_CALLED -> call(event, Purpose.SPLIT_COVER);
            case GATHERING_BEGAN -> gathering(event, Step.BEGIN);
            case GATHERING_LEFT_ONE -> gathering(event, Step.LEAVE);
            case GATHERING_CLEARED -> gathering(event, Step.CLEAR);
            case GATHERING_COVERED -> gathering(event, Step.COVER);
            case CALL_RETURNED -> new TowerEvent.CallReturned(Tower.of(upper(event)));
            case DISK_MOVED -> TowerEvent.DiskMoved.of(upper(event), lower(event));
            case TOWER_MOVED -> new TowerEvent.TowerMoved(first(event), second(event), lower(event));
            case TOWER_GATHERED -> new TowerEvent.TowerGathered(first(event), lower(event));
            case SEARCH_BEGAN -> new GraphEvent.SearchBegan(a, b);
            case STATE_VISITED -> new GraphEvent.StateVisited(a, b, c);
            case GOAL_REACHED -> new GraphEvent.GoalReached(a, b, c);
            case STATE_FOUND -> new GraphEvent.StateFound(a, b, c, fourth(event));
            case STATE_KNOWN -> new GraphEvent.StateKnown(a, b, c);
            case MOVE_REFUSED -> new GraphEvent.MoveRefused(a, b, c);
            case STATE_LEFT -> new GraphEvent.StateLeft(a, b);
            case SEARCH_ENDED -> new GraphEvent.SearchEnded(a, b);
            case LINK_FOLLOWED -> new GraphEvent.LinkFollowed(a, b, c);
        };
    }

    private static TowerEvent.GatheringCalled gathering(long event, Step step) {
        return new TowerEvent.GatheringCalled(step, first(event), second(event), third(event), fourth(event));
    }

    private static TowerEvent.CallMade call(long event, Purpose purpose) {
        return new TowerEvent.CallMade(purpose, Tower.of(upper(event)), lower(event));
    }
}
