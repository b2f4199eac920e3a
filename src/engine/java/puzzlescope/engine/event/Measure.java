package puzzlescope.engine.event;

import java.util.Arrays;
import java.util.function.LongToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A quantity that tells the story of a run, such as how many states wait in the queue: what it is before the first event, and
 * how each kind of event changes it. What it is later follows from the events alone, as the depth of the calls does. It may
 * have several parts, one after the other, each with a name of its own: a key, behind which {@code .value} says a single value
 * in words and {@code .range} the least and the greatest of several. Immutable once made; any thread.
 */
public final class Measure {

    private static final String DEPTH = "measure.depth";

    private final String[] names;
    /** The ordinals of the kinds that begin the parts but the first. */
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

    /** How deep the open calls are. */
    public static Measure depth(Vocabulary vocabulary) {
        var measure = new Measure(
                new String[] {DEPTH}, new int[0], 0, vocabulary.kinds().size(), true);
        vocabulary.kinds().forEach(kind -> measure.changes[kind.number()] = kind.depthChange());
        return measure;
    }

    /**
     * A quantity that nothing changes yet.
     *
     * @param name the key of its name
     * @param start what it is before the first event
     */
    public static Measure of(Vocabulary vocabulary, String name, int start) {
        return new Measure(
                new String[] {name}, new int[0], start, vocabulary.kinds().size(), false);
    }

    /** The depth of a recursion, which nothing changes yet. */
    public static Measure recursion(Vocabulary vocabulary) {
        return of(vocabulary, DEPTH, 0);
    }

    /** Whether it is the depth of a recursion, which has no name of its own. */
    public boolean isRecursion() {
        return depth && isRecursion(0);
    }

    /** Whether a part is the depth of a recursion. */
    public boolean isRecursion(int part) {
        return names[part].equals(DEPTH);
    }

    /** The same by another name: what the depth of the calls stands for. */
    public Measure called(String name) {
        var next = copy(names.clone(), borders, depth);
        next.names[0] = name;
        return next;
    }

    /** The same changed by events of these kinds. */
    public Measure by(int change, EventKind... kinds) {
        var next = copy(names, borders, false);
        for (var kind : kinds) {
            next.changes[kind.number()] = change;
            next.sets[kind.number()] = false;
            next.reads[kind.number()] = null;
        }
        return next;
    }

    /** The same brought to a value by events of these kinds. */
    public Measure to(int value, EventKind... kinds) {
        var next = by(value, kinds);
        for (var kind : kinds) {
            next.sets[kind.number()] = true;
        }
        return next;
    }

    /** The same said by events of a kind. */
    public Measure saidBy(EventKind kind, LongToIntFunction read) {
        var next = changedBy(kind, read);
        next.sets[kind.number()] = true;
        return next;
    }

    /** The same changed by what events of a kind say. */
    public Measure changedBy(EventKind kind, LongToIntFunction read) {
        var next = by(0, kind);
        next.reads[kind.number()] = read;
        return next;
    }

    /** This one up to an event of a kind, then another, which has one part and which nothing changes before that. */
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

    /** How many parts it has. */
    public int parts() {
        return names.length;
    }

    /** The part after a packed event, given that before it; parts are counted from 0. */
    public int part(int before, long event) {
        for (int i = 0; i < borders.length; i++) {
            if (borders[i] == Packed.kind(event)) {
                return i + 1;
            }
        }
        return before;
    }

    /** Whether events of a kind begin another part. */
    public boolean isBorder(EventKind kind) {
        return Arrays.stream(borders).anyMatch(border -> border == kind.number());
    }

    /** What a part is called. */
    public Message name(int part) {
        return Message.of(names[part]);
    }

    /** A value in words, such as: 12 cells in the queue. */
    public Message value(int part, int value) {
        return Message.of(names[part] + ".value", value);
    }

    /** From the least to the greatest of several values, in words. */
    public Message range(int part, int least, int greatest) {
        return least == greatest ? value(part, least) : Message.of(names[part] + ".range", least, greatest);
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
        int said = read == null ? changes[kind] : read.applyAsInt(event);
        return sets[kind] ? said : before + said;
    }
}
