package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.trace.Trace;

/** The events of a recording around a position that belong to the same call, read where they are needed. */
final class Surroundings {

    private static final int MOST = 10;

    private final Trace trace;
    private final long[] buffer = new long[1];

    Surroundings(Trace trace) {
        this.trace = trace;
    }

    Trace trace() {
        return trace;
    }

    Vocabulary vocabulary() {
        return trace.vocabulary();
    }

    /** An event that is kept, for reading. */
    Event unpacked(long number) {
        return vocabulary().unpack(event(number));
    }

    /** What is said of an event that is kept. */
    Message sentence(long number) {
        return unpacked(number).sentence();
    }

    /** The packed event of a number; -1 if it is not kept. */
    long event(long number) {
        boolean there = number >= trace.firstKept() && number < trace.length() && trace.copy(number, buffer, 0, 1) == 1;
        return there ? buffer[0] : -1;
    }

    /**
     * The numbers of events of the call that is open at a position, without what happens within calls made from it: later ones, then
     * those before. None of another phase: nobody takes these for what comes.
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
