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

import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.Fields;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindField;
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
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.RejectionReason;
import puzzlescope.river.space.StateCode;

/**
 * An event of a river crossing, of a search, which first builds the graph of the states and then shows the path, or of
 * a game. Nodes count from 0, as the documents number them; states are {@link StateCode}s, loads {@link LoadCode}s.
 */
public sealed interface RiverEvent extends Event permits RiverGraphEvent, RiverSolutionEvent, RiverGameEvent {

    /** The most states that a crossing has. */
    int MOST_NODES = 1 << 10;

    /** The greatest cost, in minutes or crossings. */
    int MOST_COST = (1 << 14) - 1;

    KindField<Kind> KIND = new KindField<>(Kind::of);

    IntField NODE = Field.upTo(MOST_NODES - 1);
    IntField STATE = Field.upTo(StateCode.GREATEST).after(NODE);

    IntField LOAD = Field.upTo(LoadCode.GREATEST).after(STATE);
    /** The node whose load led to another one. */
    IntField FROM = Field.upTo(MOST_NODES - 1).after(LOAD);

    EnumField<RejectionReason.Rule> REASON =
            Field.oneOf(RejectionReason.Rule.values()).after(LOAD);
    IntField GUARDS = Field.upTo(RejectionReason.MOST).after(REASON);
    IntField OTHERS = Field.upTo(RejectionReason.MOST).after(GUARDS);
    IntField SPENT = Field.upTo(MOST_COST).after(LOAD);

    IntField COST = Field.upTo(MOST_COST).after(STATE);
    FlagField TIMED = Field.flag().after(COST);
    IntField PREVIOUS = Field.between(-1, MOST_NODES - 2).after(COST);
    EnumField<VisitOrder> ORDER = Field.oneOf(VisitOrder.values()).after(PREVIOUS);
    FlagField ELSEWHERE = Field.flag().after(ORDER);

    IntField BACK = Field.between(-1, MOST_NODES - 2).after(STATE);
    IntField BEFORE = Field.upTo(MOST_NODES - 1).after(NODE);
    IntField LAST = Field.upTo(MOST_NODES - 1).after(STATE);
    IntField LAST_STATE = Field.upTo(StateCode.GREATEST).after(LAST);

    /** The number of a crossing, from 1. */
    IntField STEP = Field.upTo(MOST_NODES - 1);

    IntField STATES = Field.upTo(MOST_NODES - 1);
    IntField CROSSINGS = Field.upTo((1 << 14) - 1).after(STATES);
    IntField EDGES = Field.upTo((1 << 14) - 1).after(STATES);
    IntField GOAL = Field.upTo(StateCode.GREATEST).after(EDGES);

    /** The kinds of events of a search for a crossing, and of crossings made by hand. */
    enum Kind implements EventKind {
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

        private static final Kind[] KINDS = values();

        public static final Vocabulary VOCABULARY = Vocabulary.of(KINDS);

        private final KindSpec kindSpec;

        Kind(String label, Fields fields, Role... roles) {
            kindSpec = new KindSpec(ordinal(), label, fields, roles);
        }

        private static Fields crossed() {
            return with(KIND, NODE, STATE, FROM, LOAD, Crossed::new);
        }

        public static Kind of(long event) {
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

    @Override
    default Kind kind() {
        return EventKind.of(Kind.class, this);
    }
}
