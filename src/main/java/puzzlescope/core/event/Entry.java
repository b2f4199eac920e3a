package puzzlescope.core.event;

import java.util.Set;

/**
 * What a vocabulary says of one kind of event: the label of the listing's line that it stands for, its fields and the record
 * that readers get, and what it means to the views that work for every puzzle. Immutable; any thread.
 */
public final class Entry {

    /** So that four of them are shifted by what is left of one number: a shift looks at its last six bits only. */
    private static final int SHIFT_BITS = 6;

    private final String label;
    private final Fields fields;
    private final Set<Role> roles;
    /** An event of this kind whose numbers are all 0. */
    private final long head;

    private final long shifts;

    /** @param ordinal that of the kind */
    public Entry(int ordinal, String label, Fields fields, Role... roles) {
        this.label = label;
        this.fields = fields;
        this.roles = Set.of(roles);
        long kind = (long) ordinal << Field.ROOM;
        long each = 0;
        var emitted = fields.emitted();
        for (int i = 0; i < emitted.size(); i++) {
            var field = emitted.get(i);
            kind -= field.least() << field.shift();
            each |= (long) field.shift() << i * SHIFT_BITS;
        }
        head = kind;
        shifts = each;
    }

    /** The label of the listing's line. */
    public String label() {
        return label;
    }

    public Set<Role> roles() {
        return roles;
    }

    /** Whether events of this kind have a field: this one, not another one in the same bits. */
    @SuppressWarnings("ReferenceEquality")
    public boolean has(Field<?> field) {
        return fields.emitted().stream().anyMatch(each -> each == field);
    }

    /** The record of a packed event of this kind. */
    public Event read(long event) {
        return fields.read(event);
    }

    /** A record of this kind as a packed event. For hand play and tests: solvers emit numbers. */
    public long pack(Event event) {
        long packed = head;
        var emitted = fields.emitted();
        long[] numbers = fields.numbers(event);
        for (int i = 0; i < numbers.length; i++) {
            assert emitted.get(i).holds(numbers[i]) : "no room for " + event;
            packed += numbers[i] << emitted.get(i).shift();
        }
        return packed;
    }

    long pack() {
        assert fields.hold();
        return head;
    }

    long pack(long first) {
        assert fields.hold(first);
        return head + (first << shifts);
    }

    long pack(long first, long second) {
        assert fields.hold(first, second);
        return head + (first << shifts) + (second << (shifts >>> SHIFT_BITS));
    }

    long pack(long first, long second, long third) {
        assert fields.hold(first, second, third);
        return head + (first << shifts) + (second << (shifts >>> SHIFT_BITS)) + (third << (shifts >>> 2 * SHIFT_BITS));
    }

    long pack(long first, long second, long third, long fourth) {
        assert fields.hold(first, second, third, fourth);
        return head
                + (first << shifts)
                + (second << (shifts >>> SHIFT_BITS))
                + (third << (shifts >>> 2 * SHIFT_BITS))
                + (fourth << (shifts >>> 3 * SHIFT_BITS));
    }

    long pack(long first, long second, long third, long fourth, long fifth) {
        assert fields.hold(first, second, third, fourth, fifth);
        return head
                + (first << shifts)
                + (second << (shifts >>> SHIFT_BITS))
                + (third << (shifts >>> 2 * SHIFT_BITS))
                + (fourth << (shifts >>> 3 * SHIFT_BITS))
                + (fifth << (shifts >>> 4 * SHIFT_BITS));
    }

    long pack(long first, long second, long third, long fourth, long fifth, long sixth) {
        assert fields.hold(first, second, third, fourth, fifth, sixth);
        return head
                + (first << shifts)
                + (second << (shifts >>> SHIFT_BITS))
                + (third << (shifts >>> 2 * SHIFT_BITS))
                + (fourth << (shifts >>> 3 * SHIFT_BITS))
                + (fifth << (shifts >>> 4 * SHIFT_BITS))
                + (sixth << (shifts >>> 5 * SHIFT_BITS));
    }

    long pack(long first, long second, long third, long fourth, long fifth, long sixth, long seventh) {
        assert fields.hold(first, second, third, fourth, fifth, sixth, seventh);
        return head
                + (first << shifts)
                + (second << (shifts >>> SHIFT_BITS))
                + (third << (shifts >>> 2 * SHIFT_BITS))
                + (fourth << (shifts >>> 3 * SHIFT_BITS))
                + (fifth << (shifts >>> 4 * SHIFT_BITS))
                + (sixth << (shifts >>> 5 * SHIFT_BITS))
                + (seventh << (shifts >>> 6 * SHIFT_BITS));
    }
}
