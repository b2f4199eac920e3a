package puzzlescope.river.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Trace;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.event.RiverEvent;
import puzzlescope.river.event.RiverGameEvent;
import puzzlescope.river.event.RiverGraphEvent;
import puzzlescope.river.event.RiverSolutionEvent;

/**
 * The facts of a recorded run as a whole: its finished graph, and when each node was found and visited. One thread at a
 * time.
 */
public final class RiverRunFacts {

    private static final long MOST_EVENTS = 100_000;

    private @Nullable Trace trace;
    private @Nullable RiverBoard finished;
    private final List<Long> found = new ArrayList<>();
    private final List<Long> visited = new ArrayList<>();

    /** Reads the open session once its run has ended. */
    public void follow(Session session) {
        if (session.trace() != trace) {
            finished = null;
            trace = session.trace();
        }
        if (finished == null
                && session.run().state() == RunState.ENDED
                && session.trace().length() <= MOST_EVENTS) {
            read(session);
        }
    }

    private void read(Session session) {
        found.clear();
        visited.clear();
        var timeline = session.newTimeline();
        while (timeline.step()) {
            if (!(timeline.lastEvent().orElseThrow() instanceof RiverEvent event)) {
                continue; // A program tells more than the puzzle's own events.
            }
            switch (event) {
                case RiverGraphEvent.SearchBegan _, RiverGraphEvent.StateFound _ -> found.add(timeline.position());
                case RiverGraphEvent.StateVisited _ -> visited.add(timeline.position());
                case RiverGraphEvent.GoalReached _,
                        RiverGraphEvent.StateKnown _,
                        RiverGraphEvent.EdgeFound _,
                        RiverGraphEvent.WayImproved _,
                        RiverGraphEvent.MoveRejected _,
                        RiverGraphEvent.StateLeft _,
                        RiverGraphEvent.DeadEndLeft _,
                        RiverSolutionEvent _,
                        RiverGameEvent _ -> {}
            }
        }
        finished = (RiverBoard) timeline.board();
    }

    /** The board at the run's end; empty while that is not recorded. */
    public Optional<RiverBoard> finished() {
        return Optional.ofNullable(finished);
    }

    /** The position just after a node was found, or -1 if unknown. */
    public long found(int node) {
        return finished == null || node < 0 || node >= found.size() ? -1 : found.get(node);
    }

    /** The position just after a visit began; empty if unknown. */
    public OptionalLong visited(int visit) {
        return finished == null || visit < 0 || visit >= visited.size()
                ? OptionalLong.empty()
                : OptionalLong.of(visited.get(visit));
    }
}
