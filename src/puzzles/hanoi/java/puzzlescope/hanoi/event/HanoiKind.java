package puzzlescope.hanoi.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.hanoi.event.HanoiGraphEvent.DEPTH;
import static puzzlescope.hanoi.event.HanoiGraphEvent.LAST;
import static puzzlescope.hanoi.event.HanoiGraphEvent.MOVE;
import static puzzlescope.hanoi.event.HanoiGraphEvent.OF_DISKS;
import static puzzlescope.hanoi.event.HanoiGraphEvent.PARENT;
import static puzzlescope.hanoi.event.HanoiGraphEvent.STATE;
import static puzzlescope.hanoi.event.HanoiGraphEvent.STATES;
import static puzzlescope.hanoi.event.TowerEvent.AMONG_FOUR;
import static puzzlescope.hanoi.event.TowerEvent.BOTTOM;
import static puzzlescope.hanoi.event.TowerEvent.CLEAR;
import static puzzlescope.hanoi.event.TowerEvent.DISK;
import static puzzlescope.hanoi.event.TowerEvent.DISKS;
import static puzzlescope.hanoi.event.TowerEvent.FROM;
import static puzzlescope.hanoi.event.TowerEvent.GOAL;
import static puzzlescope.hanoi.event.TowerEvent.KIND;
import static puzzlescope.hanoi.event.TowerEvent.MOVES;
import static puzzlescope.hanoi.event.TowerEvent.ONTO;
import static puzzlescope.hanoi.event.TowerEvent.PEGS;
import static puzzlescope.hanoi.event.TowerEvent.SOURCE;
import static puzzlescope.hanoi.event.TowerEvent.STEP;
import static puzzlescope.hanoi.event.TowerEvent.TARGET;
import static puzzlescope.hanoi.event.TowerEvent.TO;
import static puzzlescope.hanoi.event.TowerEvent.TOP;
import static puzzlescope.hanoi.event.TowerEvent.VIA;
import static puzzlescope.hanoi.event.TowerEvent.WAITING;
import static puzzlescope.hanoi.event.TowerEvent.WHOLE;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.hanoi.event.HanoiGraphEvent.GoalReached;
import puzzlescope.hanoi.event.HanoiGraphEvent.LinkFollowed;
import puzzlescope.hanoi.event.HanoiGraphEvent.MoveRefused;
import puzzlescope.hanoi.event.HanoiGraphEvent.SearchBegan;
import puzzlescope.hanoi.event.HanoiGraphEvent.SearchEnded;
import puzzlescope.hanoi.event.HanoiGraphEvent.StateFound;
import puzzlescope.hanoi.event.HanoiGraphEvent.StateKnown;
import puzzlescope.hanoi.event.HanoiGraphEvent.StateLeft;
import puzzlescope.hanoi.event.HanoiGraphEvent.StateVisited;
import puzzlescope.hanoi.event.TowerEvent.CallReturned;
import puzzlescope.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.hanoi.event.TowerEvent.GatheringCalled;
import puzzlescope.hanoi.event.TowerEvent.SplitCalled;
import puzzlescope.hanoi.event.TowerEvent.TowerCalled;
import puzzlescope.hanoi.event.TowerEvent.TowerGathered;
import puzzlescope.hanoi.event.TowerEvent.TowerMoved;

/** The kinds of events of moving a tower, and of a search through its states. */
public enum HanoiKind implements EventKind {
    TASK_GIVEN("begin", towerCalled(), CALL),
    FOUR_PEG_TASK_GIVEN("begin", splitCalled(), CALL),
    CLEARING_CALLED("clear", towerCalled(), CALL),
    COVERING_CALLED("cover", towerCalled(), CALL),
    SPLIT_CLEARING_CALLED("split-clear", splitCalled(), CALL),
    REST_CALLED("rest", towerCalled(), CALL),
    SPLIT_COVERING_CALLED("split-cover", splitCalled(), CALL),
    CALL_RETURNED("return", with(TOP, BOTTOM, TARGET, CallReturned::new), RETURN),
    GATHERING_BEGAN("begin", gatheringCalled(), CALL),
    GATHERING_LEFT_ONE("home", gatheringCalled(), CALL),
    GATHERING_CLEARED("clear", gatheringCalled(), CALL),
    GATHERING_COVERED("cover", gatheringCalled(), CALL),
    SEARCH_BEGAN("begin", with(STATE, OF_DISKS, SearchBegan::new), CALL),
    STATE_VISITED("visit", with(STATE, DEPTH, OF_DISKS, StateVisited::new), CALL),
    GOAL_REACHED("goal", with(STATE, DEPTH, OF_DISKS, GoalReached::new), NOTE),
    STATE_FOUND("found", with(STATE, PARENT, DEPTH, OF_DISKS, StateFound::new), TRY, DO),
    STATE_KNOWN("known", with(STATE, PARENT, OF_DISKS, StateKnown::new), TRY, STILL),
    MOVE_REFUSED("refuse", with(STATE, MOVE, OF_DISKS, MoveRefused::new), TRY, REJECT, STILL),
    STATE_LEFT("leave", with(STATE, OF_DISKS, StateLeft::new), RETURN),
    SEARCH_ENDED("done", with(OF_DISKS, STATES, SearchEnded::new), RETURN),
    LINK_FOLLOWED("follow", with(STATE, LAST, OF_DISKS, LinkFollowed::new), NOTE),
    DISK_MOVED("move", with(STEP, DISK, FROM, TO, ONTO, CLEAR, WAITING, DiskMoved::new), DO),
    TOWER_MOVED("end", with(DISKS, PEGS, MOVES, TowerMoved::new), SOLUTION),
    TOWER_GATHERED("end", with(DISKS, MOVES, TowerGathered::new), SOLUTION);

    private static final HanoiKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final KindSpec kindSpec;

    HanoiKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    private static Fields towerCalled() {
        return with(KIND, TOP, BOTTOM, SOURCE, TARGET, VIA, AMONG_FOUR, TowerCalled::new);
    }

    private static Fields splitCalled() {
        return with(KIND, DISKS, SOURCE, TARGET, VIA, WHOLE, SplitCalled::new);
    }

    private static Fields gatheringCalled() {
        return with(KIND, DISKS, TARGET, SOURCE, GOAL, GatheringCalled::new);
    }

    public static HanoiKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
