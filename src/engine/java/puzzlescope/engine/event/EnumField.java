package puzzlescope.engine.event;

/** A field that holds one of some constants, which is emitted by its ordinal. See {@link Field#oneOf}. */
@SuppressWarnings("ArrayRecordComponent") // Never changed, and read for every event.
public record EnumField<E extends Enum<E>>(int shift, int width, E[] constants) implements Field<E> {

    /** What an event has here. */
    public E of(long event) {
        return constants[(int) (event >>> shift) & (1 << width) - 1];
    }

    /** The same in the bits that follow another field's. */
    public EnumField<E> after(Field<?> before) {
        return new EnumField<>(before.end(), width, constants);
    }

    /** That an event has this value here. */
    public FieldValue is(E value) {
        return new FieldValue(this, value.ordinal());
    }

    @Override
    public E value(long event) {
        return of(event);
    }

    @Override
    public long number(E value) {
        return value.ordinal();
    }
}
