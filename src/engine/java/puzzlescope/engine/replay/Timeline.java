package puzzlescope.engine.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.trace.Keyframe;
import puzzlescope.engine.trace.Trace;

/**
 * A position on a trace with the board, the depth and the counts there. Stepping, seeking and replaying from 0 all lead
 * to the same state. One thread.
 */
public final class Timeline {

    private static final int CLOCK_INTERVAL = 1024;
    /**
     * Estimated cost of restoring a keyframe: this many events, plus one per {@link #RESTORE_BYTES_PER_EVENT} bytes.
     */
    private static final int RESTORE_EVENTS = 512;

    private static final int RESTORE_BYTES_PER_EVENT = 16;

    private final Trace trace;
    private final Vocabulary vocabulary;
    private final Board board;
    private final long[] buffer = new long[CLOCK_INTERVAL];
    private long[] counts;
    private long position;
    private int depth;

    /** @param board the initial board; owned by the timeline from now on */
    public Timeline(Trace trace, Board board) {
        this.trace = trace;
        this.board = board;
        vocabulary = trace.vocabulary();
        counts = new long[vocabulary.kinds().size()];
    }

    public Trace trace() {
        return trace;
    }

    /** Returns the puzzle's board at this position, which callers must not change. */
    public Board board() {
        return board.puzzleBoard();
    }

    /** Returns the board with what is kept beside a puzzle's board, which callers must not change. */
    public Board wholeBoard() {
        return board;
    }

    /** Returns the line of a person's program that is being executed here, from 1; 0 if there is none. */
    public int programLine() {
        return board.programLine();
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

    /** Returns the number of events of a role before this position. */
    public long count(Role role) {
        return vocabulary.count(counts, role);
    }

    /** Returns the number of events of a kind before this position. */
    public long count(EventKind kind) {
        return counts[kind.number()];
    }

    /** Returns the phase with which the counting began that goes on here, or {@link Phases#NONE}. */
    public int span() {
        return trace.phases().span(trace.phases().at(position));
    }

    /** Returns the number of events of a role within the phases of a span and before this position. */
    public long count(int span, Role role) {
        return vocabulary.count(countsIn(span), role)
                - vocabulary.count(trace.phases().countsBefore(span), role);
    }

    /** Returns the number of events of a kind within the phases of a span and before this position. */
    public long count(int span, EventKind kind) {
        return countsIn(span)[kind.number()] - trace.phases().countsBefore(span)[kind.number()];
    }

    /** Returns the position, or the end of the phases of a span if that comes first. */
    public long positionIn(int span) {
        var phases = trace.phases();
        int next = phases.afterSpan(span);
        return next < phases.size() ? Math.min(position, phases.first(next)) : position;
    }

    /** Returns the counts here, or those at the end of a span if that comes first. */
    private long[] countsIn(int span) {
        var phases = trace.phases();
        int next = phases.afterSpan(span);
        return next < phases.size() && phases.first(next) < position ? phases.countsBefore(next) : counts;
    }

    /** Returns the event that led here; empty at the start, or if it is no longer kept. */
    public Optional<Event> lastEvent() {
        return event(position - 1);
    }

    /** Returns the next event; empty at the end of the recording. */
    public Optional<Event> nextEvent() {
        return event(position);
    }

    /**
     * Returns the event of a number; empty if it is not recorded or, which may happen at any moment, no longer kept.
     */
    private Optional<Event> event(long number) {
        boolean kept = number >= trace.firstKept() && trace.copy(number, buffer, 0, 1) == 1;
        return kept ? Optional.of(vocabulary.unpack(buffer[0])) : Optional.empty();
    }

    /**
     * Moves by up to {@code events} events, backward if negative, until there are no more or the time is up.
     *
     * @param nanos the time limit; checked every {@value #CLOCK_INTERVAL} events
     * @return the number of events moved by
     */
    public long move(long events, long nanos) {
        catchUp();
        long from = position;
        long target = position + Math.clamp(events, trace.firstKept() - position, trace.length() - position);
        long start = System.nanoTime();
        while (position != target && moveTowards(target) && System.nanoTime() - start < nanos) {
            // The condition does the work.
        }
        return position - from;
    }

    /**
     * Reads the board as it was before the last event, or will be after the next one, and leaves it unchanged; empty if
     * that event is not recorded or no longer kept.
     *
     * @param back whether to read the board before the last event
     */
    public <T> Optional<T> readNeighbour(boolean back, Function<Board, T> read) {
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
            return Optional.of(read.apply(board.puzzleBoard()));
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

    /** Seeks to a position, clamped to the recorded and kept part. */
    public void seek(long target) {
        long kept;
        do {
            kept = trace.firstKept();
            if (trySeek(target)) {
                return;
            }
            // A chunk was dropped concurrently: retry from what is kept now.
        } while (kept != trace.firstKept());
    }

    /** Seeks, and returns whether it arrived; it does not if a needed chunk is dropped concurrently. */
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

    /** Moves on to the first kept position if this one was dropped concurrently. */
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
     * @return false if they were dropped concurrently; then nothing has changed
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
        counts[PackedEvent.kind(event)]++;
        depth += vocabulary.depthChange(event);
    }

    private void undo(long event) {
        board.undo(event);
        counts[PackedEvent.kind(event)]--;
        depth -= vocabulary.depthChange(event);
    }

    /**
     * Returns the position after stepping over the next call: past its whole subtree, or one event if no call is next.
     */
    public long afterCall() {
        long found = trace.nextDepthAtMost(position, depth);
        return found < 0 ? trace.length() : found;
    }

    /** Returns the position after stepping back over the last call: before its whole subtree, or one event back. */
    public long beforeCall() {
        long found = trace.previousDepthAtMost(position, depth);
        return found < 0 ? trace.firstKept() : found;
    }

    /**
     * Returns the position where the innermost open call has returned; empty if that is not recorded or no call is
     * open.
     */
    public OptionalLong afterReturn() {
        long found = depth == 0 ? -1 : trace.nextDepthAtMost(position, depth - 1);
        return found < 0 ? OptionalLong.empty() : OptionalLong.of(found);
    }

    /** Returns the position before the innermost open call; empty if none is open or its opening is no longer kept. */
    public OptionalLong beforeOpenCall() {
        long found = depth == 0 ? -1 : trace.previousDepthAtMost(position, depth - 1);
        return found < 0 ? OptionalLong.empty() : OptionalLong.of(found);
    }

    /** Returns the call that the last event ended, with its return value if any; empty if it ended none. */
    public Optional<CallFrame> returned() {
        var ended = lastEvent().filter(event -> kind(event).depthChange() < 0);
        long at = ended.isEmpty() ? -1 : trace.previousDepthAtMost(position - 1, depth);
        return ended.flatMap(
                end -> event(at).map(opened -> new CallFrame(depth + 1, at, opened.callWithLead(), end.result())));
    }

    /** Returns the kind of an event in this run, where it may open no call. */
    private EventKind kind(Event event) {
        return vocabulary.kinds().get(event.kind().number());
    }

    /** Returns the number of suspended open calls, which are the innermost ones. */
    public int suspended() {
        int calls = 0;
        while (calls < depth && has(position - 1 - calls, Role.SUSPEND)) {
            calls++;
        }
        return has(position - 1, Role.YIELD) ? depth : calls;
    }

    private boolean has(long number, Role role) {
        return event(number).filter(event -> kind(event).roles().contains(role)).isPresent();
    }

    /** Returns the open calls, innermost first, {@code limit} of them at most. */
    public List<CallFrame> callStack(int limit) {
        var frames = new ArrayList<CallFrame>();
        long at = position;
        for (int level = depth; level > 0 && frames.size() < limit; level--) {
            at = trace.previousDepthAtMost(at, level - 1);
            var opened = at < 0 ? Optional.<Event>empty() : event(at);
            if (opened.isEmpty()) {
                break;
            }
            frames.add(new CallFrame(level, at, opened.get().callWithLead()));
        }
        return frames;
    }
}
