package puzzlescope.engine.event;

/** A field that holds a large integer. See {@link Field#upTo(long)}. */
public record LongField(int shift, int width, long least) implements Field<Long> {

    public long of(long event) {
        return (event >>> shift & -1L >>> Long.SIZE - width) + least;
    }

    /** Returns this field moved to the bits that follow another field. */
    public LongField after(Field<?> before) {
        return new LongField(before.end(), width, least);
    }

    @Override
    public Long value(long event) {
        return of(event);
    }

    @Override
    public long number(Long value) {
        return value;
    }
}
