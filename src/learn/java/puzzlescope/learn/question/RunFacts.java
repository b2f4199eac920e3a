package puzzlescope.learn.question;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.Words;

/** The recorded events of a run, with derived data at each position, for asking questions. One thread. */
public final class RunFacts {

    /** Limit on the events that questions are about, from the beginning. */
    public static final int MOST = 50_000;

    private static final int NONE = -1;

    private final Session session;
    private final Vocabulary vocabulary;
    private final Timeline timeline;
    private final boolean whole;
    private final long[] events;
    private final int[] depths;
    private final int[] measures;
    /** For an event that opens a call, the event that ends it, and vice versa. */
    private final int[] partners;

    private final List<Words> languages =
            Arrays.stream(Language.values()).map(Words::new).toList();
    private final Words words;
    private final Listing listing;
    private final List<Counter> counters;

    /**
     * Reads a recording.
     *
     * @param session a session whose run has ended, or is longer than {@code most}
     * @param words the language of the listing's lines
     */
    public RunFacts(Session session, int most, Words words) {
        this.session = session;
        this.words = words;
        vocabulary = session.instance().vocabulary();
        timeline = session.newTimeline();
        var trace = session.trace();
        int length = (int) Math.min(most, trace.length());
        whole = trace.isEnded() && trace.length() <= most;
        events = new long[length];
        for (int copied = 0; copied < length; ) {
            int got = trace.copy(copied, events, copied, length - copied);
            if (got == 0) {
                throw new IllegalStateException("event " + copied + " is not kept");
            }
            copied += got;
        }
        depths = new int[length + 1];
        measures = new int[length + 1];
        partners = new int[length];
        read();
        listing = Listing.of(session.puzzle().id(), session.instance().listing(), words.language());
        // With several phases, what a counter shows depends on where it begins.
        counters = Counter.spans(session).size() > 1
                ? List.of()
                : Counter.of(session, words).stream()
                        .filter(counter -> counter.addsUp() && count(counter, length) > 0)
                        .toList();
    }

    private void read() {
        var measure = session.instance().measure();
        var open = new int[events.length + 1];
        int innermost = 0;
        measures[0] = measure.start();
        Arrays.fill(partners, NONE);
        for (int i = 0; i < events.length; i++) {
            measures[i + 1] = measure.after(measures[i], events[i]);
            int change = vocabulary.depthChange(events[i]);
            depths[i + 1] = depths[i] + change;
            if (change > 0) {
                open[innermost++] = i;
            } else if (change < 0 && innermost > 0) {
                int opened = open[--innermost];
                partners[opened] = i;
                partners[i] = opened;
            }
        }
    }

    /** Returns the number of events. */
    public int length() {
        return events.length;
    }

    /** Returns whether these are all events of the run. */
    public boolean isWhole() {
        return whole;
    }

    public Session session() {
        return session;
    }

    long packed(int event) {
        return events[event];
    }

    Event event(int number) {
        return vocabulary.unpack(events[number]);
    }

    int depth(int position) {
        return depths[position];
    }

    int measure(int position) {
        return measures[position];
    }

    /** Returns the run's measure after an event. */
    public int measureAfter(int event) {
        return measures[event + 1];
    }

    boolean has(int event, Role role) {
        return (vocabulary.roleBits(events[event]) & role.bit()) != 0;
    }

    LongPredicate ofRole(Role role) {
        return event -> (vocabulary.roleBits(event) & role.bit()) != 0;
    }

    /** Returns whether its calls count as calls, not as visits of a search with a queue. */
    boolean hasCalls() {
        return session.instance().countedEvents().has(Role.CALL);
    }

    /** Returns whether the stack overflowed, which aborted all calls. */
    boolean isAborted() {
        return session.run().outcome().equals(Optional.of(RunOutcome.STACK_OVERFLOW));
    }

    /** Returns whether its calls return. */
    boolean hasReturns() {
        return hasCalls() && !isAborted();
    }

    /** Returns whether its calls make calls. */
    boolean isRecursive() {
        return hasCalls() && Arrays.stream(depths).anyMatch(depth -> depth > 1);
    }

    /** Returns whether the measure ever changes. */
    boolean isMeasured() {
        return Arrays.stream(measures).distinct().count() > 1;
    }

    /** Returns whether it is recursive with a recursion depth that has no name of its own. */
    boolean hasRecursionDepth() {
        var measure = session.instance().measure();
        return isRecursive() && (!measure.isDepth() || measure.isRecursion());
    }

    /** Returns the number of matching events before a position. */
    long count(int position, LongPredicate such) {
        return Arrays.stream(events, 0, position).filter(such).count();
    }

    /** Returns the first matching event from a position on, or -1. */
    int next(int position, LongPredicate such) {
        for (int i = position; i < events.length; i++) {
            if (such.test(events[i])) {
                return i;
            }
        }
        return NONE;
    }

    /** Returns the last matching event before a position, or -1. */
    int last(int position, LongPredicate such) {
        for (int i = position - 1; i >= 0; i--) {
            if (such.test(events[i])) {
                return i;
            }
        }
        return NONE;
    }

    /** Returns the event that ends a call, or -1. */
    int end(int opened) {
        return partners[opened];
    }

    /** Returns the event that opened the call ended by an event, or -1. */
    int beginning(int returned) {
        return partners[returned];
    }

    /** Returns the event that opened the innermost call that is open at a position, or -1. */
    int innermost(int position) {
        for (int i = position - 1; i >= 0; i--) {
            int change = vocabulary.depthChange(events[i]);
            if (change > 0) {
                return i;
            }
            if (change < 0) {
                i = Math.max(0, partners[i]);
            }
        }
        return NONE;
    }

    /** Returns the event that opened the caller of a call, or -1. */
    int caller(int opened) {
        return innermost(opened);
    }

    boolean isCall(int event) {
        return vocabulary.depthChange(events[event]) > 0;
    }

    boolean isReturn(int event) {
        return vocabulary.depthChange(events[event]) < 0;
    }

    List<Counter> counters() {
        return counters;
    }

    long count(Counter counter, int position) {
        timeline.seek(position);
        return counter.at(timeline).orElse(0);
    }

    /** Returns the number of the line that an event stands for, from 0, or -1. */
    int line(int event) {
        return listing.lineOf(event(event));
    }

    int lines() {
        return listing.lines().size();
    }

    /** Returns a line of the code with its number; empty if it is blank. */
    Optional<Message> lineInWords(int line) {
        var code = listing.lines().get(line).code().strip();
        return code.isEmpty() ? Optional.empty() : Optional.of(Message.of("question.code", line + 1, code));
    }

    /** Returns a step with its sentence, as a reason. */
    Message step(int event) {
        return Message.of("question.step", event + 1, event(event).sentence());
    }

    /** Returns the description of a position. */
    Message situation(int position) {
        return whole && position == events.length ? Message.of("question.run", position) : step(position - 1);
    }

    /** Returns the key of the puzzle's own wording, or the given key. */
    String puzzleKey(String key) {
        var own = session.puzzle().id() + "." + key;
        return words.has(own) ? own : key;
    }

    /** Returns a message in every language. */
    List<String> localized(Message message) {
        return languages.stream()
                .map(each ->
                        each.language().code() + " " + each.localize(message).strip())
                .toList();
    }
}
