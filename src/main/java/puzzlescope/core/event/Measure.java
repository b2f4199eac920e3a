package puzzlescope.core.event;

import java.util.function.LongToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A quantity that tells the story of a run, such as how many states wait in the queue: what it is before the first event, and
 * how each kind of event changes it. What it is later follows from the events alone, as the depth of the calls does.
 * Immutable once made; any thread.
 */
public final class Measure {

    private final Message name;
    private final int start;
    private final int[] changes;
    private final boolean[] sets;
    private final @Nullable LongToIntFunction[] reads;
    private final boolean depth;

    private Measure(Message name, int start, int kinds, boolean depth) {
        this.name = name;
        this.start = start;
        this.depth = depth;
        changes = new int[kinds];
        sets = new boolean[kinds];
        reads = new LongToIntFunction[kinds];
    }

    /** How deep the open calls are. */
    public static Measure depth(Vocabulary vocabulary) {
        var measure =
                new Measure(Message.of("measure.depth"), 0, vocabulary.kinds().size(), true);
        vocabulary.kinds().forEach(kind -> measure.changes[kind.ordinal()] = kind.depthChange());
        return measure;
    }

    /**
     * A quantity that nothing changes yet.
     *
     * @param name the key of its name
     * @param start what it is before the first event
     */
    public static Measure of(Vocabulary vocabulary, String name, int start) {
        return new Measure(Message.of(name), start, vocabulary.kinds().size(), false);
    }

    /** The same changed by events of these kinds. */
    public Measure by(int change, EventKind... kinds) {
        var next = copy(name, false);
        for (var kind : kinds) {
            next.changes[kind.ordinal()] = change;
            next.sets[kind.ordinal()] = false;
        }
        return next;
    }

    /** The same brought to a value by events of these kinds. */
    public Measure to(int value, EventKind... kinds) {
        var next = by(value, kinds);
        for (var kind : kinds) {
            next.sets[kind.ordinal()] = true;
        }
        return next;
    }

    /** The same said by events of a kind. */
    public Measure saidBy(EventKind kind, LongToIntFunction read) {
        var next = copy(name, false);
        next.reads[kind.ordinal()] = read;
        return next;
    }

    /** This one up to an event of a kind, then another, which nothing changes before that. */
    public Measure until(EventKind kind, Measure other) {
        var next = copy(Message.of("measure.then", name, other.name), false);
        for (int i = 0; i < changes.length; i++) {
            boolean theirs = other.changes[i] != 0 || other.sets[i] || other.reads[i] != null;
            if (theirs && i != kind.ordinal()) {
                next.changes[i] = other.changes[i];
                next.sets[i] = other.sets[i];
                next.reads[i] = other.reads[i];
            }
        }
        next.reads[kind.ordinal()] = null;
        return next.to(other.start + other.changes[kind.ordinal()], kind);
    }

    private Measure copy(Message called, boolean isDepth) {
        var next = new Measure(called, start, changes.length, isDepth);
        System.arraycopy(changes, 0, next.changes, 0, changes.length);
        System.arraycopy(sets, 0, next.sets, 0, sets.length);
        System.arraycopy(reads, 0, next.reads, 0, reads.length);
        return next;
    }

    /** What it is called. */
    public Message name() {
        return name;
    }

    /** What it is before the first event. */
    public int start() {
        return start;
    }

    /** Whether it is the depth of the calls. */
    public boolean isDepth() {
        return depth;
    }

    /** What it is after a packed event. */
    public int after(int before, long event) {
        int kind = Packed.kind(event);
        var read = reads[kind];
        if (read != null) {
            return read.applyAsInt(event);
        }
        return sets[kind] ? changes[kind] : before + changes[kind];
    }
}
