package puzzlescope.engine.event;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongFunction;

/**
 * The phases that a run goes through, one after the other, such as making a maze and solving it: which kinds of events begin
 * them, and what they are called. Immutable once made; any thread.
 */
public final class Phases {

    /** Before the first phase. */
    public static final int NONE = -1;

    private final Vocabulary vocabulary;
    private final List<LongFunction<Message>> names;
    /** The phase that each kind of event begins, or {@link #NONE}. */
    private final int[] begun;
    /** Whether each event of a kind begins a phase anew. */
    private final boolean[] each;

    private final boolean fromStart;

    private Phases(
            Vocabulary vocabulary, List<LongFunction<Message>> names, int[] begun, boolean[] each, boolean fromStart) {
        this.vocabulary = vocabulary;
        this.names = names;
        this.begun = begun;
        this.each = each;
        this.fromStart = fromStart;
    }

    /** A run that is not told in phases. */
    public static Phases none(Vocabulary vocabulary) {
        int kinds = vocabulary.kinds().size();
        int[] begun = new int[kinds];
        Arrays.fill(begun, NONE);
        return new Phases(vocabulary, List.of(), begun, new boolean[kinds], false);
    }

    /**
     * A run that is in a phase before its first event.
     *
     * @param name the key of the phase's name
     */
    public static Phases startingWith(Vocabulary vocabulary, String name) {
        var none = none(vocabulary);
        return new Phases(vocabulary, List.of(_ -> Message.of(name)), none.begun, none.each, true);
    }

    /**
     * The same with a phase that the first event of any of these kinds begins, and goes on whatever others of them follow.
     *
     * @param name the key of the phase's name
     */
    public Phases then(String name, EventKind... kinds) {
        return with(_ -> Message.of(name), false, kinds);
    }

    /**
     * The same with a phase that each event of a kind begins anew.
     *
     * @param name the phase's name, which may tell what the event says
     */
    public <E extends Event> Phases each(EventKind kind, Class<E> type, Function<E, Message> name) {
        return with(event -> name.apply(type.cast(vocabulary.unpack(event))), true, kind);
    }

    private Phases with(LongFunction<Message> name, boolean anew, EventKind... kinds) {
        var allNames = new ArrayList<>(names);
        allNames.add(name);
        var next = new Phases(vocabulary, List.copyOf(allNames), begun.clone(), each.clone(), fromStart);
        for (var kind : kinds) {
            next.begun[kind.number()] = names.size();
            next.each[kind.number()] = anew;
        }
        return next;
    }

    /** Whether there are any. */
    public boolean areDeclared() {
        return !names.isEmpty();
    }

    /** The phase before the first event. */
    public int first() {
        return fromStart ? 0 : NONE;
    }

    /** Whether events of a kind may begin a phase. */
    public boolean mayBegin(EventKind kind) {
        return begun[kind.number()] != NONE;
    }

    /** The phase that a packed event begins, given that before it, or {@link #NONE} if that goes on. */
    public int begunBy(long event, int before) {
        int kind = Packed.kind(event);
        return begun[kind] == before && !each[kind] ? NONE : begun[kind];
    }

    /** What a phase is called that a packed event began. */
    public Message name(int phase, long event) {
        return names.get(phase).apply(event);
    }
}
