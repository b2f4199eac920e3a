package puzzlescope.tiles.window.attempts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.trace.Trace;
import puzzlescope.tiles.event.SearchBound;
import puzzlescope.tiles.event.TilesEvent.AttemptSucceeded;
import puzzlescope.tiles.event.TilesTableEvent.BoundExhausted;

/**
 * The attempts on a recording, found as it grows: an attempt is an outermost call. Scanning costs next to nothing
 * during an attempt, and one search when it ends. Dropped events are omitted. One thread.
 */
final class Attempts {

    private final Trace trace;
    private final long[] one = new long[1];
    private final List<Attempt> found = new ArrayList<>();

    /** Position up to which events have been scanned. */
    private long seen;

    /** True if an attempt is open at {@link #seen}. */
    private boolean inside;

    /** True if that is the last one of {@link #found}; otherwise its start was dropped unseen. */
    private boolean known;

    private long callsAtStart;

    Attempts(Trace trace) {
        this.trace = trace;
    }

    Trace trace() {
        return trace;
    }

    /** The attempts, in order. */
    List<Attempt> all() {
        return Collections.unmodifiableList(found);
    }

    /** Returns whether the last attempt of {@link #all} is open at the scanned position. */
    boolean isLastOpen() {
        return inside && known;
    }

    /** The index of the attempt at a position, or -1 before the first and after the last. */
    int at(long position) {
        for (int i = 0; i < found.size() && position > 0; i++) {
            boolean open = isLastOpen() && i == found.size() - 1;
            if (open
                    ? position >= found.get(i).start()
                    : position <= found.get(i).end()) {
                return i;
            }
        }
        return -1;
    }

    /** Scans new events up to a position. */
    void update(long until) {
        long length = Math.min(until, trace.length());
        while (seen < length) {
            if (!inside && seen < trace.firstKept()) {
                inside = true;
                known = false;
            }
            if (!inside) {
                event(seen++).ifPresent(this::begin);
            } else if (!lookForEnd(length)) {
                seen = length;
            }
        }
    }

    private void begin(Event event) {
        if (event instanceof SearchBound.Begun begun) {
            begin(begun.bound());
        }
    }

    private void begin(int bound) {
        found.add(Attempt.begun(bound, seen));
        callsAtStart = calls(seen);
        inside = true;
        known = true;
    }

    private boolean lookForEnd(long length) {
        long position = trace.nextDepthAtMost(seen, 0);
        if (position < 0 || position > length) {
            return false;
        }
        seen = position;
        inside = false;
        event(position - 1).ifPresent(event -> end(event, position));
        return true;
    }

    private void end(Event event, long position) {
        if (event instanceof SearchBound.Done done) {
            end(done.bound(), event instanceof AttemptSucceeded, position);
        }
        if (event instanceof BoundExhausted exhausted) {
            found.add(found.removeLast().ofBoards(exhausted.boards()));
        }
    }

    private void end(int bound, boolean solved, long position) {
        if (known && found.getLast().bound() == bound) {
            long calls = calls(position);
            long slides = calls < 0 || callsAtStart < 0 ? Attempt.UNKNOWN : calls - callsAtStart;
            found.add(found.removeLast().ended(position, solved, slides));
        } else {
            found.add(Attempt.begun(bound, Attempt.UNKNOWN).ended(position, solved, Attempt.UNKNOWN));
        }
    }

    private Optional<Event> event(long position) {
        return trace.copy(position, one, 0, 1) == 0
                ? Optional.empty()
                : Optional.of(trace.vocabulary().unpack(one[0]));
    }

    /** Number of calls made before a position; {@link Attempt#UNKNOWN} if it has just been dropped. */
    private long calls(long position) {
        try {
            return trace.vocabulary().count(trace.counts(position), Role.CALL);
        } catch (IllegalArgumentException letGo) {
            return Attempt.UNKNOWN;
        }
    }
}
