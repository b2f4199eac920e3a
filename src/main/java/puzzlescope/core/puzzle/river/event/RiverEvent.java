package puzzlescope.core.puzzle.river.event;

import static puzzlescope.core.event.Packed.first;
import static puzzlescope.core.event.Packed.fourth;
import static puzzlescope.core.event.Packed.second;
import static puzzlescope.core.event.Packed.third;

import puzzlescope.core.event.Event;
import puzzlescope.core.event.Packed;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.river.space.LoadCode;
import puzzlescope.core.puzzle.river.space.StateCode;

/**
 * What a search for a way across does: first it builds the graph of the states, then it shows the way. Nodes count from 0,
 * as the documents number them; states are {@link StateCode}s, loads {@link LoadCode}s.
 */
public sealed interface RiverEvent extends Event permits GraphEvent, WayEvent, HandEvent {

    Vocabulary VOCABULARY = new Vocabulary(RiverEventKind.values(), RiverEvent::unpack);

    private static RiverEvent unpack(long event) {
        int a = first(event);
        int b = second(event);
        int c = third(event);
        int d = fourth(event);
        return switch (RiverEventKind.values()[Packed.kind(event)]) {
            case SEARCH_BEGAN -> new GraphEvent.SearchBegan(a, Order.of(b), c != 0);
            case STATE_VISITED ->
                new GraphEvent.StateVisited(
                        a,
                        b,
                        c - 1,
                        Order.of(d >>> GraphEvent.StateVisited.COST_BITS),
                        d & GraphEvent.StateVisited.MOST_COST);
            case GOAL_REACHED -> new GraphEvent.GoalReached(a, b);
            case STATE_FOUND -> new GraphEvent.StateFound(a, b, c, d);
            case STATE_KNOWN -> new GraphEvent.StateKnown(a, b, c, d, false);
            case EDGE_FOUND -> new GraphEvent.StateKnown(a, b, c, d, true);
            case WAY_IMPROVED -> new GraphEvent.WayImproved(a, b, c, d);
            case MOVE_REJECTED -> new GraphEvent.MoveRejected(a, b, c, d);
            case STATE_LEFT -> new GraphEvent.StateLeft(a, b, c - 1, false);
            case DEAD_END_LEFT -> new GraphEvent.StateLeft(a, b, c - 1, true);
            case LINK_FOLLOWED -> new WayEvent.LinkFollowed(a, b, c, d);
            case CROSSING_MADE -> new WayEvent.CrossingMade(a, b, c, d);
            case SEARCH_ENDED -> new WayEvent.SearchEnded(a, b, c, Order.of(d));
            case SEARCH_FAILED -> new WayEvent.SearchFailed(a, b, c);
            case CROSSED_TO_NEW_STATE -> new HandEvent.Crossed(a, b, c, d, HandEvent.News.STATE);
            case CROSSED_BY_NEW_EDGE -> new HandEvent.Crossed(a, b, c, d, HandEvent.News.EDGE);
            case CROSSED_AS_BEFORE -> new HandEvent.Crossed(a, b, c, d, HandEvent.News.NOTHING);
            case ALL_ACROSS -> new HandEvent.AllAcross(a, b, c == 1);
        };
    }
}
