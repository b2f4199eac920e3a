package puzzlescope.engine.event;

/** A field that holds a boolean. See {@link Field#flag}. */
public record FlagField(int shift) implements Field<Boolean> {

    /** Returns the number emitted for a boolean. */
    public static int bit(boolean truth) {
        return truth ? 1 : 0;
    }

    public boolean of(long event) {
        return (event >>> shift & 1) != 0;
    }

    /** Returns this field moved to the bit that follows another field. */
    public FlagField after(Field<?> before) {
        return new FlagField(before.end());
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
