package puzzlescope.engine.event;

import java.util.List;
import java.util.Set;

/**
 * The vocabulary's description of one kind of event: the label of its pseudocode line, its fields and record, and its
 * roles for the views that work for every puzzle. Immutable; any thread.
 *
 * @param number the number of the kind
 * @param label the label of the pseudocode line; empty for events of games by hand, which no algorithm emits
 * @param head an event of this kind whose numbers are all 0
 * @param shifts the shifts of the fields, six bits each, since a shift uses its six lowest bits only
 */
public record KindSpec(int number, String label, Fields fields, Set<Role> roles, long head, long shifts) {

    private static final int SHIFT_BITS = 6;

    public KindSpec {
        roles = Set.copyOf(roles);
    }

    public KindSpec(int number, String label, Fields fields, Role... roles) {
        this(number, label, fields, Set.of(roles), head(number, fields), shifts(fields));
    }

    private static long head(int number, Fields fields) {
        long head = (long) number << Field.ROOM;
        for (var field : fields.emitted()) {
            head -= field.least() << field.emission();
        }
        return head;
    }

    private static long shifts(Fields fields) {
        long shifts = 0;
        for (var field : fields.emitted().reversed()) {
            shifts = shifts << SHIFT_BITS | field.emission();
        }
        return shifts;
    }

    /** Returns whether events of this kind have exactly this field, not another one in the same bits. */
    @SuppressWarnings("ReferenceEquality")
    public boolean has(Field<?> field) {
        return fields.emitted().stream().anyMatch(each -> each == field);
    }

    /** Returns the fields besides the kind, in the order in which they are emitted. */
    public List<Field<?>> parts() {
        return fields.emitted();
    }

    /** Returns the record's names of these fields, in the same order; empty if it does not hold them one by one. */
    public List<String> names(Event event) {
        var names = RecordComponents.names(event);
        int beside = names.size() - parts().size();
        return beside < 0 ? List.of() : names.subList(beside, names.size());
    }

    public Event read(long event) {
        return fields.read(event);
    }

    /** Packs a record of this kind. For manual play and tests: solvers emit numbers. */
    public long pack(Event event) {
        long packed = head;
        var emitted = fields.emitted();
        long[] numbers = fields.numbers(event);
        for (int i = 0; i < numbers.length; i++) {
            assert emitted.get(i).canHold(numbers[i]) : "no room for " + event;
            packed += numbers[i] << emitted.get(i).emission();
        }
        return packed;
    }

    /**
     * Packs these numbers, in the order of the fields. Solvers usually call {@link EventSink#emit(EventKind)} instead.
     */
    public long pack() {
        assert fields.accept();
        return head;
    }

    public long pack(long first) {
        assert fields.accept(first);
        return head + (first << shifts);
    }

    public long pack(long first, long second) {
        assert fields.accept(first, second);
        return head + (first << shifts) + (second << (shifts >>> SHIFT_BITS));
    }

    public long pack(long first, long second, long third) {
        assert fields.accept(first, second, third);
        return head + (first << shifts) + (second << (shifts >>> SHIFT_BITS)) + (third << (shifts >>> 2 * SHIFT_BITS));
    }

    public long pack(long first, long second, long third, long fourth) {
        assert fields.accept(first, second, third, fourth);
        return head
                + (first << shifts)
                + (second << (shifts >>> SHIFT_BITS))
                + (third << (shifts >>> 2 * SHIFT_BITS))
                + (fourth << (shifts >>> 3 * SHIFT_BITS));
    }

    public long pack(long first, long second, long third, long fourth, long fifth) {
        assert fields.accept(first, second, third, fourth, fifth);
        return head
                + (first << shifts)
                + (second << (shifts >>> SHIFT_BITS))
                + (third << (shifts >>> 2 * SHIFT_BITS))
                + (fourth << (shifts >>> 3 * SHIFT_BITS))
                + (fifth << (shifts >>> 4 * SHIFT_BITS));
    }

    public long pack(long first, long second, long third, long fourth, long fifth, long sixth) {
        assert fields.accept(first, second, third, fourth, fifth, sixth);
        return head
                + (first << shifts)
                + (second << (shifts >>> SHIFT_BITS))
                + (third << (shifts >>> 2 * SHIFT_BITS))
                + (fourth << (shifts >>> 3 * SHIFT_BITS))
                + (fifth << (shifts >>> 4 * SHIFT_BITS))
                + (sixth << (shifts >>> 5 * SHIFT_BITS));
    }

    long pack(long first, long second, long third, long fourth, long fifth, long sixth, long seventh) {
        assert fields.accept(first, second, third, fourth, fifth, sixth, seventh);
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
