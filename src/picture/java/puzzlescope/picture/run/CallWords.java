package puzzlescope.picture.run;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.CallNames;
import puzzlescope.engine.trace.Trace;

/**
 * The calls of a recording as text: as in the pseudocode, or as in the shown program.
 *
 * @param names how they are written
 */
public record CallWords(Trace trace, CallNames names) {

    public CallWords(Trace trace) {
        this(trace, CallNames.AS_PSEUDOCODE);
    }

    /**
     * The text of a call.
     *
     * @param opened the number of the event that opened it
     * @param depth its depth; that of the outermost call is 1
     */
    public String of(long opened, int depth) {
        return event(opened)
                .map(event -> names.of(event, callers(opened, depth)))
                .orElse("\u2026");
    }

    private Stream<Event> callers(long opened, int depth) {
        long[] at = {opened};
        return IntStream.iterate(depth - 2, above -> above >= 0, above -> above - 1)
                .mapToObj(above -> {
                    at[0] = trace.previousDepthAtMost(at[0], above);
                    return event(at[0]);
                })
                .takeWhile(Optional::isPresent)
                .flatMap(Optional::stream);
    }

    private Optional<Event> event(long number) {
        var event = new long[1];
        return number >= 0 && trace.copy(number, event, 0, 1) == 1
                ? Optional.of(trace.vocabulary().unpack(event[0]))
                : Optional.empty();
    }
}
