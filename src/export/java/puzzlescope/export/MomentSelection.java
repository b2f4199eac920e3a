package puzzlescope.export;

import java.util.Arrays;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.trace.Trace;

/** The positions of a range to show. */
public enum MomentSelection {
    /** Every event if there are few, else what {@link FittingMoments} chooses. */
    AUTOMATIC,
    EVENTS,
    /** The begin and end of calls. */
    CALLS(Role.CALL, Role.RETURN),
    /** Solutions and dead ends. */
    MILESTONES(Role.SOLUTION, Role.DEAD_END);

    private final Role[] roles;

    MomentSelection(Role... roles) {
        this.roles = roles;
    }

    /**
     * Returns the positions in ascending order, always including the first and last of the range.
     *
     * @param limit the greatest number of positions wanted
     * @return one more than {@code limit} if there are more
     */
    public long[] of(Trace trace, long from, long to, int limit) {
        var found = new long[limit + 1];
        int count = 0;
        for (long position = from; position >= 0 && count <= limit; position = next(trace, position, to)) {
            found[count++] = position;
        }
        return Arrays.copyOf(found, count);
    }

    /**
     * Returns the moments of a requested range, with what was chosen.
     *
     * @throws ExportRefusedException if there are more than the limit
     */
    public FittingMoments choose(ExportRequest request, int limit) {
        var trace = request.session().trace();
        if (this == AUTOMATIC) {
            return FittingMoments.of(trace, request.from(), request.to(), limit);
        }
        var positions = of(trace, request.from(), request.to(), limit);
        if (positions.length > limit) {
            throw new ExportRefusedException(ExportOptions.END, Message.of("export.too-many", limit));
        }
        return new FittingMoments(positions, Optional.empty());
    }

    private long next(Trace trace, long position, long to) {
        if (position >= to) {
            return -1;
        }
        long nearest = to;
        if (roles.length == 0) {
            nearest = position + 1;
        }
        for (var role : roles) {
            long next = trace.next(position, role);
            if (next > position) {
                nearest = Math.min(nearest, next);
            }
        }
        return nearest;
    }
}
