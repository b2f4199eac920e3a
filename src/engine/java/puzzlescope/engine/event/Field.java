package puzzlescope.engine.event;

/**
 * A named part of a packed event: some of its bits, read as a number, a truth or a constant. A vocabulary declares its fields
 * once, each in the bits after another one or sharing those of fields that its kinds never have too; nobody else knows where
 * they are. All are records, so that a field in a constant is read as fast as bits that are written out.
 *
 * @param <T> what a reader gets
 */
public sealed interface Field<T> permits IntField, OddField, LongField, FlagField, EnumField, KindField {

    /** How many bits of an event are for its fields; above them is the kind. */
    int ROOM = 56;

    /** How many bits lie below this field. */
    int shift();

    /** How many bits it has. */
    int width();

    /** By how far a number that is emitted is shifted. */
    default int emission() {
        return shift();
    }

    /** The number that all bits at 0 stand for. */
    default long least() {
        return 0;
    }

    /** The value that an event has here, for readers; boards have a method of their own that makes no object. */
    T value(long event);

    /** The number that is emitted for a value. */
    long number(T value);

    /** The same event with another value here. */
    default long put(long event, T value) {
        return event & ~mask() | (number(value) - least() << emission()) & mask();
    }

    /** How many bits lie below and in this field. */
    default int end() {
        return shift() + width();
    }

    /** Where the bits of this field are 1. */
    default long mask() {
        return width() == 0 ? 0 : -1L >>> Long.SIZE - width() << shift();
    }

    /** Whether a number can be emitted here. */
    default boolean holds(long number) {
        return number - least() >>> width() == 0;
    }

    /** An integer from 0. */
    static IntField upTo(int most) {
        return between(0, most);
    }

    /** An integer that may be negative, or begin anywhere. */
    static IntField between(int least, int most) {
        return new IntField(0, bits((long) most - least), least);
    }

    /** An odd integer, whose lowest bit needs no room. */
    static OddField oddUpTo(int most) {
        return new OddField(0, bits(most) - 1);
    }

    /** An integer from 0 that may be large. */
    static LongField upTo(long most) {
        return new LongField(0, bits(most), 0);
    }

    /** An integer that may be large and negative. */
    static LongField between(long least, long most) {
        return new LongField(0, bits(most - least), least);
    }

    /** Yes or no. */
    static FlagField flag() {
        return new FlagField(0);
    }

    /** One of some constants. */
    static <E extends Enum<E>> EnumField<E> oneOf(E[] constants) {
        return new EnumField<>(0, bits(constants.length - 1L), constants);
    }

    private static int bits(long range) {
        return Long.SIZE - Long.numberOfLeadingZeros(range);
    }
}
