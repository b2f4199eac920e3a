package puzzlescope.learn.query;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.engine.trace.EventSearch;
import puzzlescope.engine.trace.Trace;

/**
 * Explains the state of a place on the board: the last step that touched it, the calls in which that happened,
 * innermost first, and, in searches from node to node, the step that found the node of such a call, and so on to the
 * first step. The chain ends where events are no longer kept. Any thread but FX; each instance computes one chain.
 */
public final class PlaceReasons {

    private static final int MOST = 40;
    /** Names of the field with the node that a step is about. */
    private static final List<String> SUBJECTS = List.of("node", "state");

    private final Trace trace;
    private final List<Link> links = new ArrayList<>();

    /**
     * A step of the chain.
     *
     * @param position the position it leads to
     */
    public record Link(long position, Event event) {}

    private PlaceReasons(Trace trace) {
        this.trace = trace;
    }

    /** Returns the chain for a place at a position, the last step first; empty if nothing has happened there. */
    public static List<Link> of(Trace trace, Target place, long position) {
        var placeReasons = new PlaceReasons(trace);
        try {
            var at = placeReasons.before(position + 1, place.touches());
            while (at.isPresent() && placeReasons.links.size() < MOST) {
                at = placeReasons.follow(at.getAsLong());
            }
        } catch (IllegalArgumentException notKept) {
            // A recording that goes on may drop its oldest steps meanwhile: the chain ends there.
            if (trace.firstKept() == 0) {
                throw notKept;
            }
        }
        return List.copyOf(placeReasons.links);
    }

    private OptionalLong before(long position, LongPredicate wanted) {
        return new EventSearch(trace, wanted).previous(position);
    }

    /** Adds a step and its enclosing calls; returns the step that found the node of the outermost one. */
    private OptionalLong follow(long found) {
        long at = found;
        add(at);
        for (int depth = trace.depth(at - 1); depth > 0 && links.size() < MOST; depth--) {
            long outside = trace.previousDepthAtMost(at, depth - 1);
            if (outside < trace.firstKept() || outside < 0) {
                return OptionalLong.empty();
            }
            if (outside + 1 < at) {
                at = outside + 1;
                add(at);
            }
        }
        return subjectFound(at);
    }

    private void add(long position) {
        links.add(new Link(position, trace.vocabulary().unpack(trace.event(position - 1))));
    }

    private OptionalLong subjectFound(long position) {
        long event = trace.event(position - 1);
        var vocabulary = trace.vocabulary();
        int kind = PackedEvent.kind(event);
        for (var subject : NumberField.of(vocabulary.kind(event), vocabulary)) {
            if (SUBJECTS.contains(subject.name())) {
                long node = subject.of(event);
                var same = new NumberField[vocabulary.kinds().size()];
                for (var other : vocabulary.kinds()) {
                    NumberField.of(other, vocabulary).stream()
                            .filter(field -> field.name().equals(subject.name()) && other.number() != kind)
                            .forEach(field -> same[other.number()] = field);
                }
                return before(position, each -> {
                    var field = same[PackedEvent.kind(each)];
                    return field != null && field.of(each) == node;
                });
            }
        }
        return OptionalLong.empty();
    }
}
