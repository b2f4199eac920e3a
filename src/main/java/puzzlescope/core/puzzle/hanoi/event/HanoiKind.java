package puzzlescope.core.puzzle.hanoi.event;

import static puzzlescope.core.event.Fields.with;
import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.NOTE;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.RETURN;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.STILL;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.puzzle.hanoi.event.HanoiGraphEvent.DEPTH;
import static puzzlescope.core.puzzle.hanoi.event.HanoiGraphEvent.LAST;
import static puzzlescope.core.puzzle.hanoi.event.HanoiGraphEvent.MOVE;
import static puzzlescope.core.puzzle.hanoi.event.HanoiGraphEvent.OF_DISKS;
import static puzzlescope.core.puzzle.hanoi.event.HanoiGraphEvent.PARENT;
import static puzzlescope.core.puzzle.hanoi.event.HanoiGraphEvent.STATE;
import static puzzlescope.core.puzzle.hanoi.event.HanoiGraphEvent.STATES;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.AMONG_FOUR;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.BOTTOM;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.CLEAR;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.DISK;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.DISKS;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.FROM;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.GOAL;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.KIND;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.MOVES;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.ONTO;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.PEGS;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.SOURCE;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.STEP;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.TARGET;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.TO;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.TOP;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.VIA;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.WAITING;
import static puzzlescope.core.puzzle.hanoi.event.TowerEvent.WHOLE;

import puzzlescope.core.event.Entry;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Fields;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.hanoi.event.HanoiGraphEvent.GoalReached;
import puzzlescope.core.puzzle.hanoi.event.HanoiGraphEvent.LinkFollowed;
import puzzlescope.core.puzzle.hanoi.event.HanoiGraphEvent.MoveRefused;
import puzzlescope.core.puzzle.hanoi.event.HanoiGraphEvent.SearchBegan;
import puzzlescope.core.puzzle.hanoi.event.HanoiGraphEvent.SearchEnded;
import puzzlescope.core.puzzle.hanoi.event.HanoiGraphEvent.StateFound;
import puzzlescope.core.puzzle.hanoi.event.HanoiGraphEvent.StateKnown;
import puzzlescope.core.puzzle.hanoi.event.HanoiGraphEvent.StateLeft;
import puzzlescope.core.puzzle.hanoi.event.HanoiGraphEvent.StateVisited;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.CallReturned;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.GatheringCalled;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.SplitCalled;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.TowerCalled;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.TowerGathered;
import puzzlescope.core.puzzle.hanoi.event.TowerEvent.TowerMoved;

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

    private final Entry entry;

    HanoiKind(String label, Fields fields, Role... roles) {
        entry = new Entry(ordinal(), label, fields, roles);
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

    /** The kind of a packed event. */
    public static HanoiKind of(long event) {
        return KINDS[Packed.kind(event)];
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
