package puzzlescope.states.event;

import static puzzlescope.engine.event.Fields.only;
import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.DEAD_END;
import static puzzlescope.engine.event.Role.DO;
import static puzzlescope.engine.event.Role.NOTE;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.RETURN;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.STILL;
import static puzzlescope.engine.event.Role.TRY;
import static puzzlescope.states.event.StatesEvent.BACK;
import static puzzlescope.states.event.StatesEvent.DEPTH;
import static puzzlescope.states.event.StatesEvent.EDGES;
import static puzzlescope.states.event.StatesEvent.FEWEST;
import static puzzlescope.states.event.StatesEvent.FROM;
import static puzzlescope.states.event.StatesEvent.MOVE;
import static puzzlescope.states.event.StatesEvent.NODE;
import static puzzlescope.states.event.StatesEvent.ORDER;
import static puzzlescope.states.event.StatesEvent.PREVIOUS;
import static puzzlescope.states.event.StatesEvent.STATES;
import static puzzlescope.states.event.StatesEvent.STEPS;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Role;

/**
 * The kinds of events. The beginning and the end of a search are no call and return, so that with two searches taking
 * turns only the visits of the depth-first one are nested. The records are made by {@link StatesEvent#vocabulary}.
 */
public enum StatesEventKind implements EventKind {
    SEARCH_BEGAN("begin", only(ORDER, NODE), DO),
    NODE_VISITED("visit", only(ORDER, NODE, PREVIOUS), CALL),
    GOAL_REACHED("goal", only(ORDER, NODE), SOLUTION),
    NODE_DISCOVERED("found", only(ORDER, NODE, FROM, MOVE), TRY, DO),
    EDGE_SEEN("known", only(ORDER, NODE, FROM, MOVE), TRY, DO, REJECT),
    EDGE_KNOWN("known", only(ORDER, NODE, FROM, MOVE), TRY, REJECT, STILL),
    LAST_IMPROVED("improve", only(ORDER, NODE, FROM, MOVE), DO),
    NODE_LEFT("leave", only(ORDER, NODE, BACK), RETURN),
    DEAD_END_LEFT("leave", only(ORDER, NODE, BACK), RETURN, DEAD_END),
    SEARCH_ENDED("end", only(ORDER, STATES, EDGES, DEPTH), NOTE),
    SEARCH_STOPPED("end", only(ORDER, STATES, EDGES, DEPTH), NOTE),
    SEARCH_FAILED("end", only(ORDER, STATES, EDGES, DEPTH), NOTE),
    SEARCH_GAVE_UP("end", only(ORDER, STATES, EDGES, DEPTH), NOTE),
    HAND_BEGAN("begin", only(ORDER, NODE), DO),
    WALKED_TO_NEW("", only(ORDER, NODE, FROM, MOVE), TRY, DO),
    WALKED_BY_NEW_EDGE("", only(ORDER, NODE, FROM, MOVE), TRY, DO),
    WALKED_AS_BEFORE("", only(ORDER, NODE, FROM, MOVE), TRY, DO),
    GOAL_WALKED_TO("goal", only(ORDER, STEPS, FEWEST), SOLUTION);

    private static final StatesEventKind[] KINDS = values();

    private final KindSpec kindSpec;

    StatesEventKind(String label, Fields fields, Role... roles) {
        kindSpec = new KindSpec(ordinal(), label, fields, roles);
    }

    /** The kind of a packed event. */
    public static StatesEventKind of(long event) {
        return KINDS[PackedEvent.kind(event)];
    }

    @Override
    public KindSpec spec() {
        return kindSpec;
    }
}
