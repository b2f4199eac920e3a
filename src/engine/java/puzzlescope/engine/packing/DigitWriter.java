package puzzlescope.engine.packing;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Packs numbers into a single one. Each is a digit in a base of its own (mixed radix), so that it takes no more space
 * than it has values; trailing zeros take none. One thread.
 */
public final class DigitWriter {

    /** A {@link DigitReader} rejects longer lists as damaged. */
    static final int LONGEST_LIST = 512;

    static final int GROUP = 4;
    private static final int MOST_BITS = 1024;

    private BigInteger number = BigInteger.ZERO;
    private BigInteger weight = BigInteger.ONE;
    private boolean full;

    /** Returns all numbers packed into one; empty if they were too many for a short code. */
    public Optional<BigInteger> number() {
        return full ? Optional.empty() : Optional.of(number);
    }

    /** Writes a digit from 0 to the base less one. */
    public void add(long digit, long base) {
        if (digit < 0 || digit >= base) {
            throw new IllegalArgumentException("digit is " + digit + ", must be from 0 to below " + base);
        }
        full |= weight.bitLength() > MOST_BITS;
        if (!full) {
            number = number.add(weight.multiply(BigInteger.valueOf(digit)));
            weight = weight.multiply(BigInteger.valueOf(base));
        }
    }

    public void add(boolean so) {
        add(so ? 1 : 0, 2);
    }

    /** Writes any whole number; small ones are the shortest. */
    public void addWhole(BigInteger whole) {
        var left = whole.signum() < 0 ? whole.not().shiftLeft(1).setBit(0) : whole.shiftLeft(1);
        do {
            add(left.intValue() & (1 << GROUP) - 1, 1 << GROUP);
            left = left.shiftRight(GROUP);
            add(left.signum() != 0);
        } while (left.signum() != 0);
    }

    /** Writes a whole number as {@link #addWhole(BigInteger)} does. */
    public void addWhole(long whole) {
        addWhole(BigInteger.valueOf(whole));
    }

    /**
     * Writes whole numbers: only their order if they are all numbers from the least to the greatest, otherwise each in
     * a base as large as that range.
     */
    public void addList(List<Integer> list) {
        full |= list.size() > LONGEST_LIST;
        addWhole(list.size());
        if (full || list.isEmpty()) {
            return;
        }
        int least = Collections.min(list);
        long values = (long) Collections.max(list) - least + 1;
        addWhole(least);
        var left = new ArrayList<>(list);
        Collections.sort(left);
        boolean isOrder = values == list.size() && left.stream().distinct().count() == list.size();
        add(isOrder);
        if (isOrder) {
            for (var each : list) {
                add(left.indexOf(each), left.size());
                left.remove(/* element */ each);
            }
        } else {
            addWhole(values);
            list.forEach(each -> add((long) each - least, values));
        }
    }
}
