package puzzlescope.core.puzzle.river.event;

import static puzzlescope.core.event.Fields.with;
import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.DEAD_END;
import static puzzlescope.core.event.Role.DO;
import static puzzlescope.core.event.Role.NOTE;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.RETURN;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.STILL;
import static puzzlescope.core.event.Role.TRY;
import static puzzlescope.core.puzzle.river.event.RiverEvent.BACK;
import static puzzlescope.core.puzzle.river.event.RiverEvent.BEFORE;
import static puzzlescope.core.puzzle.river.event.RiverEvent.COST;
import static puzzlescope.core.puzzle.river.event.RiverEvent.CROSSINGS;
import static puzzlescope.core.puzzle.river.event.RiverEvent.EDGES;
import static puzzlescope.core.puzzle.river.event.RiverEvent.ELSEWHERE;
import static puzzlescope.core.puzzle.river.event.RiverEvent.FROM;
import static puzzlescope.core.puzzle.river.event.RiverEvent.GOAL;
import static puzzlescope.core.puzzle.river.event.RiverEvent.GUARDS;
import static puzzlescope.core.puzzle.river.event.RiverEvent.KIND;
import static puzzlescope.core.puzzle.river.event.RiverEvent.LAST;
import static puzzlescope.core.puzzle.river.event.RiverEvent.LAST_STATE;
import static puzzlescope.core.puzzle.river.event.RiverEvent.LOAD;
import static puzzlescope.core.puzzle.river.event.RiverEvent.NODE;
import static puzzlescope.core.puzzle.river.event.RiverEvent.ORDER;
import static puzzlescope.core.puzzle.river.event.RiverEvent.OTHERS;
import static puzzlescope.core.puzzle.river.event.RiverEvent.PREVIOUS;
import static puzzlescope.core.puzzle.river.event.RiverEvent.REASON;
import static puzzlescope.core.puzzle.river.event.RiverEvent.SPENT;
import static puzzlescope.core.puzzle.river.event.RiverEvent.STATE;
import static puzzlescope.core.puzzle.river.event.RiverEvent.STATES;
import static puzzlescope.core.puzzle.river.event.RiverEvent.STEP;
import static puzzlescope.core.puzzle.river.event.RiverEvent.TIMED;

import puzzlescope.core.event.Entry;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.event.Fields;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.river.event.RiverGraphEvent.DeadEndLeft;
import puzzlescope.core.puzzle.river.event.RiverGraphEvent.EdgeFound;
import puzzlescope.core.puzzle.river.event.RiverGraphEvent.GoalReached;
import puzzlescope.core.puzzle.river.event.RiverGraphEvent.MoveRejected;
import puzzlescope.core.puzzle.river.event.RiverGraphEvent.SearchBegan;
import puzzlescope.core.puzzle.river.event.RiverGraphEvent.StateFound;
import puzzlescope.core.puzzle.river.event.RiverGraphEvent.StateKnown;
import puzzlescope.core.puzzle.river.event.RiverGraphEvent.StateLeft;
import puzzlescope.core.puzzle.river.event.RiverGraphEvent.StateVisited;
import puzzlescope.core.puzzle.river.event.RiverGraphEvent.WayImproved;
import puzzlescope.core.puzzle.river.event.RiverHandEvent.AllAcross;
import puzzlescope.core.puzzle.river.event.RiverHandEvent.Crossed;
import puzzlescope.core.puzzle.river.event.WayEvent.CrossingMade;
import puzzlescope.core.puzzle.river.event.WayEvent.LinkFollowed;
import puzzlescope.core.puzzle.river.event.WayEvent.SearchEnded;
import puzzlescope.core.puzzle.river.event.WayEvent.SearchFailed;

/** The kinds of events of a search for a crossing, and of crossings made by hand. */
public enum RiverEventKind implements EventKind {
    SEARCH_BEGAN("begin", with(STATE, ORDER, ELSEWHERE, SearchBegan::new), CALL),
    STATE_VISITED("visit", with(NODE, STATE, PREVIOUS, ORDER, COST, StateVisited::new), CALL),
    GOAL_REACHED("goal", with(NODE, STATE, GoalReached::new), SOLUTION),
    STATE_FOUND("found", with(NODE, STATE, FROM, LOAD, StateFound::new), TRY, DO),
    STATE_KNOWN("known", with(NODE, STATE, FROM, LOAD, StateKnown::new), TRY, STILL),
    EDGE_FOUND("known", with(NODE, STATE, FROM, LOAD, EdgeFound::new), TRY, DO),
    WAY_IMPROVED("improve", with(NODE, FROM, BEFORE, COST, WayImproved::new), TRY, DO),
    MOVE_REJECTED("reject", with(NODE, STATE, LOAD, REASON, GUARDS, OTHERS, MoveRejected::new), TRY, REJECT, STILL),
    STATE_LEFT("leave", with(NODE, STATE, BACK, StateLeft::new), RETURN),
    DEAD_END_LEFT("leave", with(NODE, STATE, BACK, DeadEndLeft::new), RETURN, DEAD_END),
    LINK_FOLLOWED("follow", with(NODE, LAST, STATE, LAST_STATE, LinkFollowed::new), NOTE),
    CROSSING_MADE("cross", with(STEP, STATE, LOAD, SPENT, CrossingMade::new), DO),
    SEARCH_ENDED("end", with(STATES, CROSSINGS, COST, ORDER, SearchEnded::new), RETURN),
    SEARCH_FAILED("end", with(STATES, EDGES, GOAL, SearchFailed::new), RETURN),
    CROSSED_TO_NEW_STATE("cross", crossed(), DO),
    CROSSED_BY_NEW_EDGE("cross", crossed(), DO),
    CROSSED_AS_BEFORE("cross", crossed(), DO),
    ALL_ACROSS("end", with(CROSSINGS, COST, TIMED, AllAcross::new), SOLUTION);

    private static final RiverEventKind[] KINDS = values();

    public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

    private final Entry entry;

    RiverEventKind(String label, Fields fields, Role... roles) {
        entry = new Entry(ordinal(), label, fields, roles);
    }

    private static Fields crossed() {
        return with(KIND, NODE, STATE, FROM, LOAD, Crossed::new);
    }

    /** The kind of a packed event. */
    public static RiverEventKind of(long event) {
        return KINDS[Packed.kind(event)];
    }

    @Override
    public boolean hasInnerLabels() {
        return this == MOVE_REJECTED;
    }

    @Override
    public Entry entry() {
        return entry;
    }
}
