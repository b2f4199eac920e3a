package puzzlescope.engine.event;

/**
 * A field that holds an odd integer, such as the row of a cell where walls have rows of their own. See
 * {@link Field#oddUpTo}. Emitted numbers are shifted by one bit less, which drops their lowest bit; hence it is never
 * the lowest field.
 */
public record OddField(int shift, int width) implements Field<Integer> {

    public int of(long event) {
        return (int) (event >>> shift - 1) & (1 << width + 1) - 1 | 1;
    }

    /** Returns this field moved to the bits that follow another field. */
    public OddField after(Field<?> before) {
        return new OddField(before.end(), width);
    }

    public FieldValue is(int value) {
        return new FieldValue(this, value);
    }

    @Override
    public int emission() {
        return shift - 1;
    }

    @Override
    public long least() {
        return 1;
    }

    @Override
    public boolean canHold(long number) {
        return (number & 1) == 1 && number >>> width + 1 == 0;
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
