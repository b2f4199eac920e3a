package puzzlescope.engine.event;

/** A field that says yes or no. See {@link Field#flag}. */
public record FlagField(int shift) implements Field<Boolean> {

    /** What is emitted for a truth. */
    public static int bit(boolean truth) {
        return truth ? 1 : 0;
    }

    /** What an event has here. */
    public boolean of(long event) {
        return (event >>> shift & 1) != 0;
    }

    /** The same in the bit that follows another field's. */
    public FlagField after(Field<?> before) {
        return new FlagField(before.end());
    }

    /** That an event has this value here. */
    public FieldValue is(boolean truth) {
        return new FieldValue(this, bit(truth));
    }

    @Override
    public int width() {
        return 1;
    }

    @Override
    public Boolean value(long event) {
        return of(event);
    }

    @Override
    public long number(Boolean value) {
        return bit(value);
    }
}
