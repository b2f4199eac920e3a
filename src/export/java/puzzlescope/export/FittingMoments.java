package puzzlescope.export;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.trace.Trace;

/**
 * The positions of a range that fit an export: every step, or else solutions and dead ends, or else calls and returns;
 * if none of these are few enough, the first solutions and dead ends, or else steps at equal intervals.
 *
 * @param positions in ascending order
 * @param sentence what was chosen; empty for every step
 */
@SuppressWarnings("ArrayRecordComponent")
public record FittingMoments(long[] positions, Optional<Message> sentence) {

    /** With fewer, a run is not followed. */
    private static final int FEWEST = 6;

    /** @param limit the greatest number of positions wanted */
    static FittingMoments of(Trace trace, long from, long to, int limit) {
        var all = MomentSelection.EVENTS.of(trace, from, to, limit);
        if (all.length <= limit) {
            return new FittingMoments(all, Optional.empty());
        }
        for (var each : List.of(MomentSelection.MILESTONES, MomentSelection.CALLS)) {
            var found = each.of(trace, from, to, limit);
            if (found.length >= FEWEST && found.length <= limit) {
                return chosen(found, Message.of("export.fitting." + each, found.length));
            }
        }
        var milestones = MomentSelection.MILESTONES.of(trace, from, to, limit);
        if (milestones.length > limit) {
            return chosen(
                    Arrays.copyOf(milestones, limit),
                    Message.of("export.fitting.first", limit, milestones[limit - 1], to));
        }
        long apart = Math.ceilDiv(to - from, limit - 1L);
        var spread = LongStream.concat(
                        LongStream.iterate(from, position -> position < to, position -> position + apart),
                        LongStream.of(to))
                .toArray();
        return chosen(spread, Message.of("export.fitting.spread", apart));
    }

    private static FittingMoments chosen(long[] positions, Message what) {
        return new FittingMoments(positions, Optional.of(what));
    }
}
