package puzzlescope.engine.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Packed;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.trace.Keyframe;
import puzzlescope.engine.trace.Trace;

/**
 * A position on a trace with the board, the depth and the counts at that position. Every way of moving leads to the same
 * state: stepping, seeking and replaying from 0 cannot be told apart. One thread.
 */
public final class Timeline {

    private static final int CLOCK_INTERVAL = 1024;
    /** What restoring a keyframe is reckoned to cost, in events and in bytes for one event. */
    private static final int RESTORE_EVENTS = 512;

    private static final int RESTORE_BYTES_PER_EVENT = 16;

    private final Trace trace;
    private final Vocabulary vocabulary;
    private final Board board;
    private final long[] buffer = new long[CLOCK_INTERVAL];
    private long[] counts;
    private long position;
    private int depth;

    /** @param board the initial board; it belongs to the timeline from now on */
    public Timeline(Trace trace, Board board) {
        this.trace = trace;
        this.board = board;
        vocabulary = trace.vocabulary();
        counts = new long[vocabulary.kinds().size()];
    }

    public Trace trace() {
        return trace;
    }

    /** The board at this position; whoever reads it must not change it. */
    public Board board() {
        return board;
    }

    public long position() {
        return position;
    }

    public int depth() {
        return depth;
    }

    public boolean isAtEnd() {
        return position >= trace.length();
    }

    /** How many events of a role came before this position. */
    public long count(Role role) {
        return vocabulary.count(counts, role);
    }

    /** How many events of a kind came before this position. */
    public long count(EventKind kind) {
        return counts[kind.number()];
    }

    /** The event that led here; empty at the start, or where it is no longer kept. */
    public Optional<Event> lastEvent() {
        return event(position - 1);
    }

    /** The event that comes next; empty at the end of what is recorded. */
    public Optional<Event> nextEvent() {
        return event(position);
    }

    /** The event of a number; empty if it is not recorded or, which may happen at any moment, no longer kept. */
    private Optional<Event> event(long number) {
        boolean kept = number >= trace.firstKept() && trace.copy(number, buffer, 0, 1) == 1;
        return kept ? Optional.of(vocabulary.unpack(buffer[0])) : Optional.empty();
    }

    /**
     * Moves by up to {@code events} events, backward if negative, until there are no more or the time is over.
     *
     * @param nanos how long this may take; looked at every {@value #CLOCK_INTERVAL} events
     * @return by how many events it moved
     */
    public long move(long events, long nanos) {
        catchUp();
        long from = position;
        long target = position + Math.clamp(events, trace.firstKept() - position, trace.length() - position);
        long start = System.nanoTime();
        while (position != target && moveTowards(target) && System.nanoTime() - start < nanos) {
            // All is done in the condition.
        }
        return position - from;
    }

    /**
     * Reads the board as it was before the last event, or as it will be after the next one, and leaves it as it is; empty if
     * that event is not recorded or no longer kept.
     *
     * @param back whether the board before is wanted
     */
    public <T> Optional<T> beside(boolean back, Function<Board, T> read) {
        long number = back ? position - 1 : position;
        if (number < trace.firstKept() || trace.copy(number, buffer, 0, 1) != 1) {
            return Optional.empty();
        }
        long event = buffer[0];
        if (back) {
            board.undo(event);
        } else {
            board.apply(event);
        }
        try {
            return Optional.of(read.apply(board));
        } finally {
            if (back) {
                board.apply(event);
            } else {
                board.undo(event);
            }
        }
    }

    public boolean step() {
        return move(1, Long.MAX_VALUE) != 0;
    }

    public boolean stepBack() {
        return move(-1, Long.MAX_VALUE) != 0;
    }

    /** Goes to a position, clamped to what is recorded and kept. */
    public void seek(long target) {
        long kept;
        do {
            kept = trace.firstKept();
            if (trySeek(target)) {
                return;
            }
            // What was needed has been let go meanwhile: from what is kept now it may be reached.
        } while (kept != trace.firstKept());
    }

    /** Seeks unless what is needed is let go meanwhile; gives whether it arrived. */
    private boolean trySeek(long target) {
        long to = Math.clamp(target, trace.firstKept(), Math.max(trace.firstKept(), trace.length()));
        var keyframe = trace.keyframeBefore(to);
        if (keyframe.isEmpty()) {
            return false;
        }
        if (position < trace.firstKept() || Math.abs(to - position) > cost(keyframe.get(), to)) {
            restore(keyframe.get());
        }
        while (position != to) {
            if (!moveTowards(to)) {
                return false;
            }
        }
        return true;
    }

    private static long cost(Keyframe keyframe, long target) {
        long replayed = target - keyframe.position();
        return replayed + RESTORE_EVENTS + keyframe.snapshot().length / RESTORE_BYTES_PER_EVENT;
    }

    /** Moves on to the first kept position if this one was let go in the meantime. */
    private void catchUp() {
        if (position < trace.firstKept()) {
            seek(trace.firstKept());
        }
    }

    private void restore(Keyframe keyframe) {
        board.restore(keyframe.snapshot());
        counts = keyframe.counts().clone();
        depth = keyframe.depth();
        position = keyframe.position();
    }

    /**
     * Applies or undoes at most {@value #CLOCK_INTERVAL} events.
     *
     * @return whether it did; if not, they have been let go meanwhile and nothing has changed
     */
    private boolean moveTowards(long target) {
        long next = Math.clamp(target, position - CLOCK_INTERVAL, position + CLOCK_INTERVAL);
        int count = (int) Math.abs(next - position);
        long start = Math.min(position, next);
        for (int copied = 0; copied < count; ) {
            int got = trace.copy(start + copied, buffer, copied, count - copied);
            if (got == 0) {
                return false;
            }
            copied += got;
        }
        if (next > position) {
            for (int i = 0; i < count; i++) {
                apply(buffer[i]);
            }
        } else {
            for (int i = count - 1; i >= 0; i--) {
                undo(buffer[i]);
            }
        }
        position = next;
        return true;
    }

    private void apply(long event) {
        board.apply(event);
        counts[Packed.kind(event)]++;
        depth += vocabulary.depthChange(event);
    }

    private void undo(long event) {
        board.undo(event);
        counts[Packed.kind(event)]--;
        depth -= vocabulary.depthChange(event);
    }

    /** Where a step over the next call leads: past its whole subtree, or one event if no call comes next. */
    public long afterCall() {
        long found = trace.nextDepthAtMost(position, depth);
        return found < 0 ? trace.length() : found;
    }

    /** Where a step back over the last call leads: before its whole subtree, or one event back. */
    public long beforeCall() {
        long found = trace.previousDepthAtMost(position, depth);
        return found < 0 ? trace.firstKept() : found;
    }

    /** The position at which the innermost open call has returned; empty if that is not recorded or no call is open. */
    public OptionalLong afterReturn() {
        long found = depth == 0 ? -1 : trace.nextDepthAtMost(position, depth - 1);
        return found < 0 ? OptionalLong.empty() : OptionalLong.of(found);
    }

    /** The position before the innermost open call; empty if no call is open or its opening is no longer kept. */
    public OptionalLong beforeOpenCall() {
        long found = depth == 0 ? -1 : trace.previousDepthAtMost(position, depth - 1);
        return found < 0 ? OptionalLong.empty() : OptionalLong.of(found);
    }

    /** The call that the last event ended, with the value that it gave back if it gave one; empty if it ended none. */
    public Optional<Frame> returned() {
        var ended = lastEvent().filter(event -> event.kind().depthChange() < 0);
        long at = ended.isEmpty() ? -1 : trace.previousDepthAtMost(position - 1, depth);
        return ended.flatMap(
                end -> event(at).map(opened -> new Frame(depth + 1, at, opened.callWithLead(), end.result())));
    }

    /** How many of the open calls are suspended, the innermost first. */
    public int suspended() {
        int calls = 0;
        while (calls < depth && has(position - 1 - calls, Role.SUSPEND)) {
            calls++;
        }
        return has(position - 1, Role.YIELD) ? depth : calls;
    }

    private boolean has(long number, Role role) {
        return event(number)
                .filter(event -> event.kind().roles().contains(role))
                .isPresent();
    }

    /** The open calls, innermost first, {@code limit} of them at the most. */
    public List<Frame> callStack(int limit) {
        var frames = new ArrayList<Frame>();
        long at = position;
        for (int level = depth; level > 0 && frames.size() < limit; level--) {
            at = trace.previousDepthAtMost(at, level - 1);
            var opened = at < 0 ? Optional.<Event>empty() : event(at);
            if (opened.isEmpty()) {
                break;
            }
            frames.add(new Frame(level, at, opened.get().callWithLead()));
        }
        return frames;
    }
}
