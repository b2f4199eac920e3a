package puzzlescope.core.puzzle.river;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.fourth;
import static puzzlescope.core.event.Packed.second;
import static puzzlescope.core.event.Packed.third;

import puzzlescope.core.event.Message;
import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.Spot;
import puzzlescope.core.puzzle.river.event.RiverEventKind;
import puzzlescope.core.puzzle.river.space.LoadCode;
import puzzlescope.core.puzzle.river.space.RiverKind;
import puzzlescope.core.puzzle.river.space.StateCode;

/** What can be pointed at by the river: the nodes of the graph, and who is to cross. */
public final class RiverSpots {

    private static final RiverEventKind[] KINDS = RiverEventKind.values();

    private RiverSpots() {}

    /**
     * A node of the graph: its state is found, met again, visited, come back to or left, a load of it is rejected, or the way
     * leads to it.
     */
    public static Spot node(int node, int state) {
        return new Spot(Message.of("river.spot.node", node), event -> isAt(event, node, state));
    }

    private static boolean isAt(long event, int node, int state) {
        return switch (KINDS[Packed.kind(event)]) {
            case SEARCH_BEGAN -> node == 0;
            case STATE_VISITED,
                    GOAL_REACHED,
                    STATE_FOUND,
                    STATE_KNOWN,
                    EDGE_FOUND,
                    WAY_IMPROVED,
                    MOVE_REJECTED,
                    CROSSED_TO_NEW_STATE,
                    CROSSED_BY_NEW_EDGE,
                    CROSSED_AS_BEFORE -> first(event) == node;
            case STATE_LEFT, DEAD_END_LEFT -> first(event) == node || third(event) - 1 == node;
            case LINK_FOLLOWED -> first(event) == node || second(event) == node;
            case CROSSING_MADE -> StateCode.after(second(event), third(event)) == state;
            case SEARCH_ENDED, SEARCH_FAILED, ALL_ACROSS -> false;
        };
    }

    /** One of those who are told apart, from 0: a load with this one is tried, rejected or taken across. */
    public static Spot member(RiverKind kind, int member) {
        int bit = 1 << member;
        var name = kind == RiverKind.WOLF_GOAT_CABBAGE
                ? LoadCode.member(member)
                : Message.of("river.spot.walker", String.valueOf(kind.letter(member)));
        return new Spot(name, event -> (LoadCode.members(load(event)) & bit) != 0);
    }

    /** The guards or the prisoners: a load with some of them is tried, rejected or taken across. */
    public static Spot people(boolean guards) {
        return new Spot(Message.of(guards ? "river.spot.guards" : "river.spot.prisoners"), event -> {
            int load = load(event);
            return (guards ? LoadCode.guards(load) : LoadCode.prisoners(load)) > 0;
        });
    }

    /** Who is in the boat; nobody where the event is about no load. */
    private static int load(long event) {
        return switch (KINDS[Packed.kind(event)]) {
            case STATE_FOUND, STATE_KNOWN, EDGE_FOUND, CROSSED_TO_NEW_STATE, CROSSED_BY_NEW_EDGE, CROSSED_AS_BEFORE ->
                fourth(event);
            case MOVE_REJECTED, CROSSING_MADE -> third(event);
            default -> 0;
        };
    }
}
