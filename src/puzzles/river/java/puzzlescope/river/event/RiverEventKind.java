package puzzlescope.river.event;

import static puzzlescope.engine.event.Fields.with;
import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.river.event.RiverEvent.BACK;
import static puzzlescope.river.event.RiverEvent.BEFORE;
import static puzzlescope.river.event.RiverEvent.COST;
import static puzzlescope.river.event.RiverEvent.CROSSINGS;
import static puzzlescope.river.event.RiverEvent.EDGES;
import static puzzlescope.river.event.RiverEvent.ELSEWHERE;
import static puzzlescope.river.event.RiverEvent.FROM;
import static puzzlescope.river.event.RiverEvent.GOAL;
import static puzzlescope.river.event.RiverEvent.GUARDS;
import static puzzlescope.river.event.RiverEvent.KIND;
import static puzzlescope.river.event.RiverEvent.LAST;
import static puzzlescope.river.event.RiverEvent.LAST_STATE;
import static puzzlescope.river.event.RiverEvent.LOAD;
import static puzzlescope.river.event.RiverEvent.NODE;
import static puzzlescope.river.event.RiverEvent.ORDER;
import static puzzlescope.river.event.RiverEvent.OTHERS;
import static puzzlescope.river.event.RiverEvent.PREVIOUS;
import static puzzlescope.river.event.RiverEvent.REASON;
import static puzzlescope.river.event.RiverEvent.SPENT;
import static puzzlescope.river.event.RiverEvent.STATE;
import static puzzlescope.river.event.RiverEvent.STATES;
import static puzzlescope.river.event.RiverEvent.STEP;
import static puzzlescope.river.event.RiverEvent.TIMED;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.river.event.RiverGameEvent.AllAcross;
import puzzlescope.river.event.RiverGameEvent.Crossed;
import puzzlescope.river.event.RiverGraphEvent.DeadEndLeft;
import puzzlescope.river.event.RiverGraphEvent.EdgeFound;
import puzzlescope.river.event.RiverGraphEvent.GoalReached;
import puzzlescope.river.event.RiverGraphEvent.MoveRejected;
import puzzlescope.river.event.RiverGraphEvent.SearchBegan;
import puzzlescope.river.event.RiverGraphEvent.StateFound;
import puzzlescope.river.event.RiverGraphEvent.StateKnown;
import puzzlescope.river.event.RiverGraphEvent.StateLeft;
import puzzlescope.river.event.RiverGraphEvent.StateVisited;
import puzzlescope.river.event.RiverGraphEvent.WayImproved;
import puzzlescope.river.event.RiverSolutionEvent.CrossingMade;
import puzzlescope.river.event.RiverSolutionEvent.LinkFollowed;
import puzzlescope.river.event.RiverSolutionEvent.SearchEnded;
import puzzlescope.river.event.RiverSolutionEvent.SearchFailed;

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

    private final KindSpec kindSpec;

    RiverEventKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    private static Fields crossed() {
        return with(KIND, NODE, STATE, FROM, LOAD, Crossed::new);
    }

    /** The kind of a packed event. */
    public static RiverEventKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public boolean hasInnerLabels() {
        return this == MOVE_REJECTED;
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
