package puzzlescope.engine.event;

/** A field that holds an integer. See {@link Field#upTo(int)}. */
public record IntField(int shift, int width, int lowest) implements Field<Integer> {

    public int of(long event) {
        return ((int) (event >>> shift) & (int) (-1L >>> Long.SIZE - width)) + lowest;
    }

    /** Returns this field moved to the bits that follow another field. */
    public IntField after(Field<?> before) {
        return new IntField(before.end(), width, lowest);
    }

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
