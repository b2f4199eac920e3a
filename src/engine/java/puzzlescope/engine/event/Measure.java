package puzzlescope.engine.event;

import java.util.Arrays;
import java.util.function.LongToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A quantity that characterises a run, such as the number of states in the queue: its value before the first event, and
 * how each kind of event changes it. Later values follow from the events alone, like the depth of the calls. It may
 * have several consecutive parts, each with a name: a message key, with the suffix {@code .value} for a single value
 * and {@code .range} for the least and greatest of several. Immutable; any thread.
 */
public final class Measure {

    private static final String DEPTH = "measure.depth";

    private final String[] names;
    /** The ordinals of the kinds that begin each part after the first. */
    private final int[] borders;

    private final int start;
    private final int[] changes;
    private final boolean[] sets;
    private final @Nullable LongToIntFunction[] reads;
    private final boolean depth;

    private Measure(String[] names, int[] borders, int start, int kinds, boolean depth) {
        this.names = names;
        this.borders = borders;
        this.start = start;
        this.depth = depth;
        changes = new int[kinds];
        sets = new boolean[kinds];
        reads = new LongToIntFunction[kinds];
    }

    public static Measure depth(Vocabulary vocabulary) {
        var measure = new Measure(
                new String[] {DEPTH}, new int[0], 0, vocabulary.kinds().size(), true);
        vocabulary.kinds().forEach(kind -> measure.changes[kind.number()] = kind.depthChange());
        return measure;
    }

    /**
     * Returns a quantity that no event changes yet.
     *
     * @param name the message key of its name
     * @param start the value before the first event
     */
    public static Measure of(Vocabulary vocabulary, String name, int start) {
        return new Measure(
                new String[] {name}, new int[0], start, vocabulary.kinds().size(), false);
    }

    /** Returns the depth of a recursion, which no event changes yet. */
    public static Measure recursion(Vocabulary vocabulary) {
        return of(vocabulary, DEPTH, 0);
    }

    /** Returns whether this is the depth of the calls under its default name. */
    public boolean isRecursion() {
        return depth && isRecursion(0);
    }

    /** Returns whether a part has the default name, recursion depth. */
    public boolean isRecursion(int part) {
        return names[part].equals(DEPTH);
    }

    /** Returns a copy under another name, for a depth of the calls that stands for something else. */
    public Measure called(String name) {
        var next = copy(names.clone(), borders, depth);
        next.names[0] = name;
        return next;
    }

    /** Returns a copy that events of these kinds change by an amount. */
    public Measure by(int change, EventKind... kinds) {
        var next = copy(names, borders, false);
        for (var kind : kinds) {
            next.changes[kind.number()] = change;
            next.sets[kind.number()] = false;
            next.reads[kind.number()] = null;
        }
        return next;
    }

    /** Returns a copy that events of these kinds set to a value. */
    public Measure to(int value, EventKind... kinds) {
        var next = by(value, kinds);
        for (var kind : kinds) {
            next.sets[kind.number()] = true;
        }
        return next;
    }

    /** Returns a copy that events of a kind set to a number read from them. */
    public Measure setBy(EventKind kind, LongToIntFunction read) {
        var next = changedBy(kind, read);
        next.sets[kind.number()] = true;
        return next;
    }

    /** Returns a copy that events of a kind change by a number read from them. */
    public Measure changedBy(EventKind kind, LongToIntFunction read) {
        var next = by(0, kind);
        next.reads[kind.number()] = read;
        return next;
    }

    /**
     * Returns this measure until an event of a kind, then another, which has one part and is unchanged by earlier
     * events.
     */
    public Measure until(EventKind kind, Measure other) {
        var allNames = Arrays.copyOf(names, names.length + 1);
        allNames[names.length] = other.names[0];
        var allBorders = Arrays.copyOf(borders, names.length);
        allBorders[names.length - 1] = kind.number();
        var next = copy(allNames, allBorders, false);
        for (int i = 0; i < changes.length; i++) {
            boolean theirs = other.changes[i] != 0 || other.sets[i] || other.reads[i] != null;
            if (theirs && i != kind.number()) {
                next.changes[i] = other.changes[i];
                next.sets[i] = other.sets[i];
                next.reads[i] = other.reads[i];
            }
        }
        return next.to(other.start + other.changes[kind.number()], kind);
    }

    private Measure copy(String[] itsNames, int[] itsBorders, boolean isDepth) {
        var next = new Measure(itsNames, itsBorders, start, changes.length, isDepth);
        System.arraycopy(changes, 0, next.changes, 0, changes.length);
        System.arraycopy(sets, 0, next.sets, 0, sets.length);
        System.arraycopy(reads, 0, next.reads, 0, reads.length);
        return next;
    }

    /** Returns a copy for a vocabulary that has more kinds, which do not change it. */
    public Measure within(Vocabulary larger) {
        var next = new Measure(names, borders, start, larger.kinds().size(), false);
        System.arraycopy(changes, 0, next.changes, 0, changes.length);
        System.arraycopy(sets, 0, next.sets, 0, sets.length);
        System.arraycopy(reads, 0, next.reads, 0, reads.length);
        return next;
    }

    public int parts() {
        return names.length;
    }

    /** Returns the part after a packed event, given the part before it; parts are counted from 0. */
    public int part(int before, long event) {
        for (int i = 0; i < borders.length; i++) {
            if (borders[i] == PackedEvent.kind(event)) {
                return i + 1;
            }
        }
        return before;
    }

    /** Returns whether events of a kind begin another part. */
    public boolean isBorder(EventKind kind) {
        return Arrays.stream(borders).anyMatch(border -> border == kind.number());
    }

    public Message name(int part) {
        return Message.of(names[part]);
    }

    /** Returns a value in words, such as: 12 cells in the queue. */
    public Message value(int part, int value) {
        return Message.of(names[part] + ".value", value);
    }

    /** Returns a range of values in words. */
    public Message range(int part, int least, int greatest) {
        return least == greatest ? value(part, least) : Message.of(names[part] + ".range", least, greatest);
    }

    /** Returns the value before the first event. */
    public int start() {
        return start;
    }

    public boolean isDepth() {
        return depth;
    }

    /** Returns the value after a packed event. */
    public int after(int before, long event) {
        int kind = PackedEvent.kind(event);
        var read = reads[kind];
        int said = read == null ? changes[kind] : read.applyAsInt(event);
        return sets[kind] ? said : before + said;
    }
}
