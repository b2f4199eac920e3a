package puzzlescope.engine.search;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The few items with the least keys among many numbered ones, in order; found in one pass without an object for each.
 */
public final class SmallestK {

    private final long[] keys;
    private final int[] things;
    private int size;

    /** @param most the number of items kept */
    public SmallestK(int most) {
        keys = new long[most];
        things = new int[most];
    }

    /**
     * Offers an item, which is kept if its key is among the least so far; of equal keys, the one offered first comes
     * first.
     */
    public void add(long key, int thing) {
        if (size == keys.length && (size == 0 || key >= keys[size - 1])) {
            return;
        }
        int at = size < keys.length ? size++ : size - 1;
        while (at > 0 && keys[at - 1] > key) {
            keys[at] = keys[at - 1];
            things[at] = things[at - 1];
            at--;
        }
        keys[at] = key;
        things[at] = thing;
    }

    /** Returns the kept items, in order. */
    public <T> List<T> map(IntFunction<T> of) {
        return IntStream.range(0, size).mapToObj(at -> of.apply(things[at])).toList();
    }
}
