package puzzlescope.learn.question;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import puzzlescope.engine.event.Field;
import puzzlescope.engine.event.PackedEvent;

/**
 * Finds the fields of an event that merely count the events of its kind, such as the number of a move, and would give
 * away which of several choices comes next. One thread.
 */
final class CountingFields {

    /** Number of places sampled for another event of a kind, within {@link #REACH} events each. */
    private static final int SAMPLES = 4;

    private static final int REACH = 300;

    /** Number of other events that must confirm the counting. */
    private static final int FEWEST = 2;

    private final CallContext callContext;

    CountingFields(CallContext callContext) {
        this.callContext = callContext;
    }

    /**
     * An event of the kind in question.
     *
     * @param number the number of events of its kind before it
     */
    private record Met(long event, long number) {

        /**
         * Returns whether the field differs from others by the number of events of the kind between them, up or down.
         */
        boolean counts(Field<?> field, List<Met> others) {
            return others.stream().allMatch(other -> other.value(field) - value(field) == other.number - number)
                    || others.stream().allMatch(other -> value(field) - other.value(field) == other.number - number);
        }

        private long value(Field<?> field) {
            return (event & field.mask()) >>> field.shift();
        }
    }

    /**
     * Returns a function that turns a nearby event into what it would be if it came next.
     *
     * @param around the numbers of events nearby
     */
    LongUnaryOperator at(PredictionPoint predictionPoint, List<Long> around) {
        var known = new HashMap<Integer, LongUnaryOperator>();
        return event -> known.computeIfAbsent(
                        PackedEvent.kind(event), kind -> counted(kind, predictionPoint.position(), around))
                .applyAsLong(event);
    }

    private LongUnaryOperator counted(int kind, long position, List<Long> around) {
        var next = LongStream.range(position, position + REACH)
                .filter(number -> isOf(kind, number))
                .findFirst();
        if (next.isEmpty()) {
            return event -> event;
        }
        long counters = counters(kind, next.getAsLong(), around);
        long like = callContext.event(next.getAsLong());
        return event -> event & ~counters | like & counters;
    }

    /** Returns the mask of the counting fields of an event; 0 if it has no other fields. */
    private long counters(int kind, long number, List<Long> around) {
        var found = new LinkedHashSet<Met>();
        around.stream().filter(each -> isOf(kind, each)).limit(FEWEST).forEach(each -> found.add(met(each)));
        if (found.isEmpty()) {
            return 0;
        }
        addFarAway(found, kind);
        var next = met(number);
        found.remove(next);
        if (found.size() < FEWEST) {
            return 0;
        }
        var others = List.copyOf(found);
        var fields = callContext.vocabulary().kind(next.event).spec().fields().emitted();
        var counting =
                fields.stream().filter(field -> next.counts(field, others)).toList();
        return counting.size() == fields.size()
                ? 0
                : counting.stream().mapToLong(Field::mask).reduce(0, (some, more) -> some | more);
    }

    /**
     * Adds events from the whole run: within one call, the columns of a row may be tried one by one and look like a
     * counter.
     */
    private void addFarAway(Set<Met> others, int kind) {
        var trace = callContext.trace();
        long first = trace.firstKept();
        for (int i = 0; i < SAMPLES; i++) {
            long from = first + (trace.length() - first) * i / SAMPLES;
            LongStream.range(from, from + REACH)
                    .filter(number -> isOf(kind, number))
                    .limit(1)
                    .forEach(number -> others.add(met(number)));
        }
    }

    private boolean isOf(int kind, long number) {
        long event = callContext.event(number);
        return event >= 0 && PackedEvent.kind(event) == kind;
    }

    private Met met(long number) {
        long event = callContext.event(number);
        return new Met(event, callContext.trace().counts(number)[PackedEvent.kind(event)]);
    }
}
