package puzzlescope.engine.event;

import java.util.function.LongFunction;

/**
 * The kind itself as the first field of a record shared by several kinds. It is never emitted besides the kind.
 *
 * @param kinds returns the kind of a packed event
 */
public record KindField<K extends EventKind>(LongFunction<K> kinds) implements Field<K> {

    @Override
    public int shift() {
        return ROOM;
    }

    @Override
    public int width() {
        return 0;
    }

    @Override
    public K value(long event) {
        return kinds.apply(event);
    }

    @Override
    public long number(K value) {
        return 0;
    }
}
