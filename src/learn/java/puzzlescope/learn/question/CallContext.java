package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.trace.Trace;

/** The events around a position of a recording that belong to the same call, read on demand. */
final class CallContext {

    private static final int MOST = 10;

    private final Trace trace;
    private final long[] buffer = new long[1];

    CallContext(Trace trace) {
        this.trace = trace;
    }

    Trace trace() {
        return trace;
    }

    Vocabulary vocabulary() {
        return trace.vocabulary();
    }

    /** Returns a kept event as a record. */
    Event unpacked(long number) {
        return vocabulary().unpack(event(number));
    }

    /** Returns the sentence of a kept event. */
    Message sentence(long number) {
        return unpacked(number).sentence();
    }

    /** Returns the packed event of a number; -1 if it is not kept. */
    long event(long number) {
        boolean there = number >= trace.firstKept() && number < trace.length() && trace.copy(number, buffer, 0, 1) == 1;
        return there ? buffer[0] : -1;
    }

    /**
     * Returns the numbers of events of the call open at a position, without those within nested calls: later ones, then
     * earlier ones. Events of other phases are no plausible choices and are left out.
     */
    List<Long> around(long position) {
        var found = after(position);
        found.addAll(before(position));
        var phases = trace.phases();
        int phase = phases.of(position);
        found.removeIf(number -> phases.of(number) != phase);
        return found;
    }

    private List<Long> after(long position) {
        var found = new ArrayList<Long>();
        int depth = trace.depth(position);
        long at = position;
        while (found.size() < MOST && change(at) >= 0) {
            at = trace.nextDepthAtMost(at, depth);
            if (at < 0 || event(at) < 0) {
                break;
            }
            found.add(at);
        }
        return found;
    }

    private List<Long> before(long position) {
        var found = new ArrayList<Long>();
        int depth = trace.depth(position);
        long at = position;
        while (found.size() < MOST) {
            at = trace.previousDepthAtMost(at, depth);
            if (at < 0 || trace.depth(at) < depth || event(at) < 0) {
                break;
            }
            found.add(at);
        }
        return found;
    }

    private int change(long number) {
        long event = event(number);
        return event < 0 ? -1 : vocabulary().depthChange(event);
    }
}
