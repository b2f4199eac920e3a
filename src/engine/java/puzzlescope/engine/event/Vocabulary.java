package puzzlescope.engine.event;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;

/** All kinds of events of a puzzle, and the conversion of packed events to records. Immutable; any thread. */
public final class Vocabulary {

    private final List<EventKind> kinds;
    private final LongFunction<? extends Event> unpacker;
    private final byte[] depthChanges;
    private final int[] roleBits;

    /**
     * @param kinds all kinds, in the order of their numbers
     * @param unpacker creates the record of a packed event
     * @throws InvalidVocabularyException if a kind is out of order, or one of its fields has no bits of its own
     */
    public Vocabulary(EventKind[] kinds, LongFunction<? extends Event> unpacker) {
        this.kinds = List.of(kinds);
        this.unpacker = unpacker;
        depthChanges = new byte[kinds.length];
        roleBits = new int[kinds.length];
        for (int i = 0; i < kinds.length; i++) {
            if (kinds[i].number() != i) {
                throw new InvalidVocabularyException(
                        Message.of("check.kind.number", kinds[i].name(), kinds[i].number(), i));
            }
            checkFields(kinds[i]);
            depthChanges[i] = (byte) kinds[i].depthChange();
            for (var role : kinds[i].roles()) {
                roleBits[i] |= role.bit();
            }
        }
    }

    /** Fields are constants without a name, so messages count them from 1. */
    private static void checkFields(EventKind kind) {
        var fields = kind.spec().parts();
        for (int i = 0; i < fields.size(); i++) {
            var field = fields.get(i);
            if (field.width() == 0) {
                throw new InvalidVocabularyException(Message.of("check.field.empty", kind.name(), i + 1));
            }
            if (field.end() > Field.ROOM) {
                throw new InvalidVocabularyException(
                        Message.of("check.field.beyond", kind.name(), i + 1, field.end(), Field.ROOM));
            }
            for (int j = 0; j < i; j++) {
                if ((field.mask() & fields.get(j).mask()) != 0) {
                    throw new InvalidVocabularyException(Message.of("check.field.overlap", kind.name(), j + 1, i + 1));
                }
            }
        }
    }

    /** Returns a vocabulary of kinds that describe their own fields, in the order of their numbers. */
    public static Vocabulary of(EventKind... kinds) {
        return new Vocabulary(
                kinds, event -> kinds[PackedEvent.kind(event)].spec().read(event));
    }

    public static Vocabulary ofFamilies(EventKind[]... families) {
        return of(Arrays.stream(families).flatMap(Arrays::stream).toArray(EventKind[]::new));
    }

    /** Returns a vocabulary of the same events, none of which opens or ends a call. */
    public Vocabulary withoutCalls() {
        return new Vocabulary(kinds.stream().map(KindWithoutCalls::of).toArray(EventKind[]::new), unpacker);
    }

    /** Returns whether a run can make calls. */
    public boolean hasCalls() {
        return kinds().stream().anyMatch(kind -> kind.depthChange() > 0);
    }

    public List<EventKind> kinds() {
        return kinds;
    }

    /** Returns whether a packed event is of one of these kinds, and not what a person's program did beside its steps. */
    public boolean holds(long event) {
        return PackedEvent.kind(event) < depthChanges.length;
    }

    public Event unpack(long event) {
        return unpacker.apply(event);
    }

    public EventKind kind(long event) {
        return kinds.get(PackedEvent.kind(event));
    }

    /**
     * Returns a predicate for packed events of kinds that have all these fields, with these values; finds the events at
     * a place on the board.
     */
    public LongPredicate matching(FieldValue... wanted) {
        var has = new boolean[kinds.size()];
        for (var kind : kinds) {
            has[kind.number()] = Arrays.stream(wanted)
                    .allMatch(each -> each.isPossible() && kind.spec().has(each.field()));
        }
        long mask = 0;
        long bits = 0;
        for (var each : wanted) {
            mask |= each.field().mask();
            bits |= each.bits();
        }
        long asked = mask;
        long answer = bits & mask;
        return event -> (event & asked) == answer && holds(event) && has[PackedEvent.kind(event)];
    }

    /** Returns the change of depth by a packed event: +1, 0 or -1. */
    public int depthChange(long event) {
        return depthChanges[PackedEvent.kind(event)];
    }

    /** Returns the roles of a packed event, one bit each (see {@link Role#bit}). */
    public int roleBits(long event) {
        return roleBits[PackedEvent.kind(event)];
    }

    /** Returns the number of events with a role, given the number of events of each kind. */
    public long count(long[] countsByKind, Role role) {
        long sum = 0;
        for (int kind = 0; kind < countsByKind.length; kind++) {
            if ((roleBits[kind] & role.bit()) != 0) {
                sum += countsByKind[kind];
            }
        }
        return sum;
    }
}
