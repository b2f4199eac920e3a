package puzzlescope.engine.event;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongFunction;

/**
 * The consecutive phases of a run, such as generating a maze and solving it: the kinds of events that begin them, and
 * their names. Each counts for itself, except those that continue the one before, such as tracing the path that was
 * found, and a phase begun anew, such as each layer of a search. Immutable; any thread.
 */
public final class Phases {

    /** Before the first phase. */
    public static final int NONE = -1;

    private final Vocabulary vocabulary;
    private final List<LongFunction<Message>> names;
    /** The phase that each kind of event begins, or {@link #NONE}. */
    private final int[] begun;
    /** True if each event of a kind begins the phase anew. */
    private final boolean[] each;
    /** The phase with which the counting of each phase begins. */
    private final List<Integer> spans;

    private final boolean fromStart;

    private Phases(
            Vocabulary vocabulary,
            List<LongFunction<Message>> names,
            int[] begun,
            boolean[] each,
            List<Integer> spans,
            boolean fromStart) {
        this.vocabulary = vocabulary;
        this.names = names;
        this.begun = begun;
        this.each = each;
        this.spans = spans;
        this.fromStart = fromStart;
    }

    /** Returns the phases of a run without any. */
    public static Phases none(Vocabulary vocabulary) {
        int kinds = vocabulary.kinds().size();
        int[] begun = new int[kinds];
        Arrays.fill(begun, NONE);
        return new Phases(vocabulary, List.of(), begun, new boolean[kinds], List.of(), false);
    }

    /**
     * Returns the phases of a run that is in a phase before its first event.
     *
     * @param name the message key of the phase's name
     */
    public static Phases startingWith(Vocabulary vocabulary, String name) {
        var none = none(vocabulary);
        return new Phases(vocabulary, List.of(_ -> Message.of(name)), none.begun, none.each, List.of(0), true);
    }

    /**
     * Returns a copy with a phase that begins at the first event of any of these kinds and continues through later
     * ones.
     *
     * @param name the message key of the phase's name
     */
    public Phases then(String name, EventKind... kinds) {
        return with(_ -> Message.of(name), false, names.size(), kinds);
    }

    /**
     * Returns a copy with a phase that begins at the first event of any of these kinds, and in which the counters of
     * the last phase go on.
     *
     * @param name the message key of the phase's name
     */
    public Phases continuedBy(String name, EventKind... kinds) {
        return with(_ -> Message.of(name), false, spans.getLast(), kinds);
    }

    /**
     * Returns a copy with a phase that each event of a kind begins anew, while its counters go on.
     *
     * @param name returns the phase's name, which may depend on the event
     */
    public <E extends Event> Phases each(EventKind kind, Class<E> type, Function<E, Message> name) {
        return with(event -> name.apply(type.cast(vocabulary.unpack(event))), true, names.size(), kind);
    }

    private Phases with(LongFunction<Message> name, boolean anew, int span, EventKind... kinds) {
        var allNames = new ArrayList<>(names);
        allNames.add(name);
        var allSpans = new ArrayList<>(spans);
        allSpans.add(span);
        var next = new Phases(
                vocabulary, List.copyOf(allNames), begun.clone(), each.clone(), List.copyOf(allSpans), fromStart);
        for (var kind : kinds) {
            next.begun[kind.number()] = names.size();
            next.each[kind.number()] = anew;
        }
        return next;
    }

    /** Returns a copy for a vocabulary that has more kinds, which begin none. */
    public Phases within(Vocabulary larger) {
        int before = begun.length;
        int[] all = Arrays.copyOf(begun, larger.kinds().size());
        Arrays.fill(all, before, all.length, NONE);
        return new Phases(larger, names, all, Arrays.copyOf(each, all.length), spans, fromStart);
    }

    public boolean areDeclared() {
        return !names.isEmpty();
    }

    /** Returns the phase before the first event. */
    public int first() {
        return fromStart ? 0 : NONE;
    }

    public boolean mayBegin(EventKind kind) {
        return begun[kind.number()] != NONE;
    }

    /**
     * Returns the phase that a packed event begins, given the phase before it, or {@link #NONE} if that one continues.
     */
    public int phaseAfter(long event, int before) {
        int kind = PackedEvent.kind(event);
        return begun[kind] == before && !each[kind] ? NONE : begun[kind];
    }

    /** Returns the phase with which the counting of a phase begins; it is the same for phases that count together. */
    public int span(int phase) {
        return spans.get(phase);
    }

    /** Returns whether a phase is begun anew by each event of a kind. */
    public boolean isRepeated(int phase) {
        for (int kind = 0; kind < begun.length; kind++) {
            if (begun[kind] == phase && each[kind]) {
                return true;
            }
        }
        return false;
    }

    public Message name(int phase, long event) {
        return names.get(phase).apply(event);
    }
}
