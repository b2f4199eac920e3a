package puzzlescope.engine.event;

/** A field that holds an enum constant, emitted by its ordinal. See {@link Field#oneOf}. */
@SuppressWarnings("ArrayRecordComponent") // Never changed, and read for every event
public record EnumField<E extends Enum<E>>(int shift, int width, E[] constants) implements Field<E> {

    public E of(long event) {
        return constants[(int) (event >>> shift) & (1 << width) - 1];
    }

    /** Returns this field moved to the bits that follow another field. */
    public EnumField<E> after(Field<?> before) {
        return new EnumField<>(before.end(), width, constants);
    }

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
