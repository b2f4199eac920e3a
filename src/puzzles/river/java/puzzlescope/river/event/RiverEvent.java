package puzzlescope.river.event;

import puzzlescope.engine.event.EnumField;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.FlagField;
import puzzlescope.engine.event.IntField;
import puzzlescope.engine.event.KindField;
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

    KindField<RiverEventKind> KIND = new KindField<>(RiverEventKind::of);

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

    @Override
    default RiverEventKind kind() {
        return EventKind.of(RiverEventKind.class, this);
    }
}
