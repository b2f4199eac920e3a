package puzzlescope.engine.trace;

import puzzlescope.engine.event.Role;

/**
 * Finds positions in the published and kept part of a trace, chunk by chunk. If the recorder drops a chunk in the
 * meantime, a forward search continues at the first one kept and a backward search ends. Any thread.
 */
record TraceSearch(Trace trace) {

    /** Returns the first position after {@code position} that a matching event leads to, or -1. */
    long next(long position, TraceQuery traceQuery) {
        long end = trace.length();
        long from = Math.max(position, trace.firstKept());
        while (from < end) {
            var chunk = trace.chunk(from);
            if (chunk == null) {
                from = trace.firstKept();
                continue;
            }
            int to = (int) Math.min(Chunk.SIZE, end - chunk.first);
            int found = chunk.next((int) (from - chunk.first), to, traceQuery, trace.vocabulary());
            if (found >= 0) {
                return chunk.first + found + 1;
            }
            // Also correct if the chunk was dropped: the first kept position is after it.
            from = Math.max(chunk.first + Chunk.SIZE, trace.firstKept());
        }
        return -1;
    }

    /** Returns the last position before {@code position} that a matching event leads to, or -1. */
    long previous(long position, TraceQuery traceQuery) {
        long before = Math.min(position - 1, trace.length());
        while (before > trace.firstKept()) {
            var chunk = trace.chunk(before - 1);
            if (chunk == null) {
                return -1;
            }
            int from = Math.clamp(trace.firstKept() - chunk.first, 0, Chunk.SIZE);
            int found = chunk.previous(from, (int) (before - chunk.first), traceQuery, trace.vocabulary());
            if (found >= 0) {
                return chunk.first + found + 1;
            }
            if (found == Chunk.GONE) {
                return -1;
            }
            before = chunk.first;
        }
        return -1;
    }

    /**
     * Returns the position that the {@code n}-th event of a role leads to, counted from 1 at the start of the run, or
     * -1.
     */
    long nth(Role role, long n) {
        long low = trace.firstKept() / Chunk.SIZE;
        long high = Math.max(low, (trace.length() - 1) / Chunk.SIZE);
        while (low < high) {
            long middle = (low + high + 1) >>> 1;
            if (countBefore(middle, role) < n) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        long before = countBefore(low, role);
        long position = before < n ? low * Chunk.SIZE : -1;
        for (long i = before; i < n && position >= 0; i++) {
            position = next(position, TraceQuery.role(role));
        }
        return position;
    }

    private long countBefore(long number, Role role) {
        var chunk = trace.chunk(number * Chunk.SIZE);
        return chunk == null ? Long.MAX_VALUE : trace.vocabulary().count(chunk.countsBefore, role);
    }
}
