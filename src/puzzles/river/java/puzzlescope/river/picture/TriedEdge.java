package puzzlescope.river.picture;

import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.picture.Moment;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.event.RiverEvent;
import puzzlescope.river.event.RiverGameEvent;
import puzzlescope.river.event.RiverGraphEvent;
import puzzlescope.river.event.RiverSolutionEvent;
import puzzlescope.river.space.LoadCode;

/**
 * The edge along which a load was just tried.
 *
 * @param label the load, short
 */
record TriedEdge(int from, int to, Message label) {

    /** The edge of a moment's event; null if it tried none. */
    static @Nullable TriedEdge of(Moment moment) {
        return switch ((RiverEvent) moment.event().orElse(null)) {
            case RiverGraphEvent.StateFound found ->
                new TriedEdge(found.from(), found.node(), LoadCode.label(found.load()));
            case RiverGraphEvent.StateKnown known ->
                new TriedEdge(known.from(), known.node(), LoadCode.label(known.load()));
            case RiverGraphEvent.EdgeFound known ->
                new TriedEdge(known.from(), known.node(), LoadCode.label(known.load()));
            case RiverGraphEvent.WayImproved way -> {
                var board = (RiverBoard) moment.board();
                int load = LoadCode.between(board.state(way.from()), board.state(way.node()));
                yield new TriedEdge(way.from(), way.node(), LoadCode.label(load));
            }
            case RiverGraphEvent.SearchBegan _,
                    RiverGraphEvent.StateVisited _,
                    RiverGraphEvent.GoalReached _,
                    RiverGraphEvent.MoveRejected _,
                    RiverGraphEvent.StateLeft _,
                    RiverGraphEvent.DeadEndLeft _,
                    RiverSolutionEvent _,
                    RiverGameEvent _ -> null;
            case null -> null;
        };
    }
}
