package puzzlescope.engine.search;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** The few of many numbered things that come first by a key, the least first; found in one pass without an object for each. */
public final class FirstFew {

    private final long[] keys;
    private final int[] things;
    private int size;

    /** @param most how many are kept */
    public FirstFew(int most) {
        keys = new long[most];
        things = new int[most];
    }

    /** Takes a thing in if its key is among the least so far; of equal keys the first one that is offered comes first. */
    public void offer(long key, int thing) {
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

    /** The things that are kept, in order. */
    public <T> List<T> map(IntFunction<T> of) {
        return IntStream.range(0, size).mapToObj(at -> of.apply(things[at])).toList();
    }
}
