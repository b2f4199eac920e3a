package puzzlescope.engine.event;

/**
 * A named part of a packed event: some of its bits, read as a number, boolean or constant. A vocabulary declares each
 * field once, in the bits after another one or sharing those of fields that never occur with it; no other code knows
 * the bit positions. All implementations are records, so that a field in a constant is as fast as literal bit
 * operations.
 *
 * @param <T> the type of the value
 */
public sealed interface Field<T> permits IntField, OddField, LongField, FlagField, EnumField, KindField {

    /** Number of bits of an event for its fields; the kind is in the bits above. */
    int ROOM = 56;

    /** Returns the number of bits below this field. */
    int shift();

    /** Returns the number of bits of this field. */
    int width();

    /** Returns the shift applied to an emitted number. */
    default int emission() {
        return shift();
    }

    /** Returns the number represented by all bits 0. */
    default long least() {
        return 0;
    }

    /** Returns this field's value in an event. Boards use a method of each implementation that allocates nothing. */
    T value(long event);

    /** Returns the number emitted for a value. */
    long number(T value);

    /** Returns a copy of the event with another value in this field. */
    default long put(long event, T value) {
        return event & ~mask() | (number(value) - least() << emission()) & mask();
    }

    /** Returns the number of bits up to the end of this field. */
    default int end() {
        return shift() + width();
    }

    /** Returns a mask of this field's bits. */
    default long mask() {
        return width() == 0 ? 0 : -1L >>> Long.SIZE - width() << shift();
    }

    default boolean canHold(long number) {
        return number - least() >>> width() == 0;
    }

    /** Returns a field for an integer from 0. */
    static IntField upTo(int most) {
        return between(0, most);
    }

    /** Returns a field for an integer in a range, which may be negative. */
    static IntField between(int least, int most) {
        return new IntField(0, bits((long) most - least), least);
    }

    /** Returns a field for an odd integer, whose lowest bit is not stored. */
    static OddField oddUpTo(int most) {
        return new OddField(0, bits(most) - 1);
    }

    /** Returns a field for an integer from 0 that may be large. */
    static LongField upTo(long most) {
        return new LongField(0, bits(most), 0);
    }

    /** Returns a field for an integer in a range, which may be large and negative. */
    static LongField between(long least, long most) {
        return new LongField(0, bits(most - least), least);
    }

    static FlagField flag() {
        return new FlagField(0);
    }

    static <E extends Enum<E>> EnumField<E> oneOf(E[] constants) {
        return new EnumField<>(0, bits(constants.length - 1L), constants);
    }

    private static int bits(long range) {
        return Long.SIZE - Long.numberOfLeadingZeros(range);
    }
}
