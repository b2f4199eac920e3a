package puzzlescope.engine.packing;

import static puzzlescope.engine.packing.DigitWriter.GROUP;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Reads the numbers packed by a {@link DigitWriter}, in their order. One thread. */
public final class DigitReader {

    private BigInteger left;

    public DigitReader(BigInteger number) {
        left = number;
    }

    /** Returns whether only zeros are left. */
    public boolean isAtEnd() {
        return left.signum() == 0;
    }

    public long digit(long base) {
        var both = left.divideAndRemainder(BigInteger.valueOf(base));
        left = both[0];
        return both[1].longValueExact();
    }

    public boolean readFlag() {
        return digit(2) == 1;
    }

    /** Reads a whole number of any size. */
    public BigInteger readWhole() {
        var whole = BigInteger.ZERO;
        int shift = 0;
        do {
            whole = whole.or(BigInteger.valueOf(digit(1 << GROUP)).shiftLeft(shift));
            shift += GROUP;
        } while (readFlag());
        return whole.testBit(0) ? whole.shiftRight(1).not() : whole.shiftRight(1);
    }

    /**
     * Reads a whole number.
     *
     * @throws ArithmeticException if it is too large
     */
    public long whole() {
        return readWhole().longValueExact();
    }

    /**
     * Reads a list of numbers.
     *
     * @throws ArithmeticException if it was not written by a writer
     */
    public List<Integer> list() {
        long size = whole();
        if (size < 0 || size > DigitWriter.LONGEST_LIST) {
            throw new ArithmeticException("a list has " + size + " numbers");
        }
        if (size == 0) {
            return List.of();
        }
        int least = Math.toIntExact(whole());
        return readFlag() ? order(least, (int) size) : numbers(least, (int) size);
    }

    private List<Integer> order(int least, int size) {
        var left = new ArrayList<>(
                IntStream.range(0, size).mapToObj(each -> least + each).toList());
        var order = new ArrayList<Integer>();
        while (!left.isEmpty()) {
            order.add(left.remove(/* index */ (int) digit(left.size())));
        }
        return order;
    }

    private List<Integer> numbers(int least, int size) {
        long values = whole();
        if (values <= 0) {
            throw new ArithmeticException("a number has " + values + " values");
        }
        var numbers = new ArrayList<Integer>();
        for (int i = 0; i < size; i++) {
            numbers.add(Math.toIntExact(least + digit(values)));
        }
        return numbers;
    }
}
