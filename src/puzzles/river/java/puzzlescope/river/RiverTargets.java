package puzzlescope.river;

import static puzzlescope.river.event.RiverEvent.BACK;
import static puzzlescope.river.event.RiverEvent.Kind.CROSSING_MADE;
import static puzzlescope.river.event.RiverEvent.Kind.SEARCH_BEGAN;
import static puzzlescope.river.event.RiverEvent.Kind.VOCABULARY;
import static puzzlescope.river.event.RiverEvent.LAST;
import static puzzlescope.river.event.RiverEvent.LOAD;
import static puzzlescope.river.event.RiverEvent.NODE;
import static puzzlescope.river.event.RiverEvent.STATE;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.river.event.RiverEvent;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.RiverKind;
import puzzlescope.river.space.StateCode;

/** The targets at the river: the nodes of the graph, and the passengers. */
public final class RiverTargets {

    private RiverTargets() {}

    /**
     * A node of the graph; touched when its state is found, met again, visited, resumed or left, when a load of it is
     * rejected, or when the path leads to it.
     */
    public static Target node(int node, int state) {
        var touches = VOCABULARY
                .matching(NODE.is(node))
                .or(VOCABULARY.matching(BACK.is(node)))
                .or(VOCABULARY.matching(LAST.is(node)))
                .or(event -> leadsTo(event, node, state));
        return new Target(Message.of("river.spot.node", node), touches);
    }

    private static boolean leadsTo(long event, int node, int state) {
        if (!VOCABULARY.holds(event)) {
            return false;
        }
        var kind = RiverEvent.Kind.of(event);
        return kind == SEARCH_BEGAN && node == 0
                || kind == CROSSING_MADE && StateCode.after(STATE.of(event), LOAD.of(event)) == state;
    }

    /** One of the distinct members, from 0; touched when a load with it is tried, rejected or taken across. */
    public static Target member(RiverKind kind, int member) {
        int bit = 1 << member;
        var name = kind == RiverKind.WOLF_GOAT_CABBAGE
                ? LoadCode.member(member)
                : Message.of("river.spot.walker", String.valueOf(kind.letter(member)));
        return new Target(name, event -> (LoadCode.members(load(event)) & bit) != 0);
    }

    /** The guards or the prisoners; touched when a load with some of them is tried, rejected or taken across. */
    public static Target people(boolean guards) {
        return new Target(Message.of(guards ? "river.spot.guards" : "river.spot.prisoners"), event -> {
            int load = load(event);
            return (guards ? LoadCode.guards(load) : LoadCode.prisoners(load)) > 0;
        });
    }

    /** Returns the load of an event; none where the event has no load. */
    private static int load(long event) {
        if (!VOCABULARY.holds(event)) {
            return 0;
        }
        return switch (RiverEvent.Kind.of(event)) {
            case STATE_FOUND,
                    STATE_KNOWN,
                    EDGE_FOUND,
                    MOVE_REJECTED,
                    CROSSING_MADE,
                    CROSSED_TO_NEW_STATE,
                    CROSSED_BY_NEW_EDGE,
                    CROSSED_AS_BEFORE -> LOAD.of(event);
            case SEARCH_BEGAN,
                    STATE_VISITED,
                    GOAL_REACHED,
                    WAY_IMPROVED,
                    STATE_LEFT,
                    DEAD_END_LEFT,
                    LINK_FOLLOWED,
                    SEARCH_ENDED,
                    SEARCH_FAILED,
                    ALL_ACROSS -> 0;
        };
    }
}
