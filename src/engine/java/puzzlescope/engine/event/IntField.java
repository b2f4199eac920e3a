package puzzlescope.engine.event;

/** A field that holds an integer. See {@link Field#upTo(int)}. */
public record IntField(int shift, int width, int lowest) implements Field<Integer> {

    /** What an event has here. */
    public int of(long event) {
        return ((int) (event >>> shift) & (int) (-1L >>> Long.SIZE - width)) + lowest;
    }

    /** The same in the bits that follow another field's. */
    public IntField after(Field<?> before) {
        return new IntField(before.end(), width, lowest);
    }

    /** That an event has this value here. */
    public FieldValue is(int value) {
        return new FieldValue(this, value);
    }

    @Override
    public long least() {
        return lowest;
    }

    @Override
    public Integer value(long event) {
        return of(event);
    }

    @Override
    public long number(Integer value) {
        return value;
    }
}
