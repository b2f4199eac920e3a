package puzzlescope.learn.query;

import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.trace.PhaseStarts;

/** Counts the steps of a recording in order, as the window does: anew in each phase that continues no other. One thread. */
final class StepCounter {

    private final boolean[] kinds;
    private final long low;
    private final long high;
    private final PhaseStarts phases;
    private int span;
    private long count;

    /** @param beginning at the position before the first step that is counted here */
    StepCounter(StepCondition.Counted condition, Vocabulary vocabulary, Timeline beginning) {
        kinds = new boolean[vocabulary.kinds().size()];
        low = condition.low();
        high = condition.high();
        phases = beginning.trace().phases();
        span = beginning.span();
        for (EventKind kind : vocabulary.kinds()) {
            kinds[kind.number()] = condition.counts(kind);
            count += kinds[kind.number()] ? beginning.count(span, kind) : 0;
        }
    }

    /** Counts the next step and returns whether the number is in the range. */
    boolean next(long number, long event) {
        int spanHere = phases.span(phases.of(number));
        if (spanHere != span) {
            span = spanHere;
            count = 0;
        }
        count += kinds[PackedEvent.kind(event)] ? 1 : 0;
        return count >= low && count <= high;
    }
}
