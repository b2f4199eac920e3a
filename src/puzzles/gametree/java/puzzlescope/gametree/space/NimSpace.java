package puzzlescope.gametree.space;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Nim: the player who takes the last stone wins. A heap has three bits, the first one the lowest; the number of heaps
 * is above them.
 */
public record NimSpace() implements GameSpace {

    public static final int MOST_HEAPS = 4;
    /** The most stones of a heap. */
    public static final int MOST_IN_HEAP = (1 << AMOUNT_BITS) - 1;
    /** The most stones of all heaps together. */
    public static final int MOST_STONES = MOST_MOVES;

    private static final int HEAPS_BITS = AMOUNT_BITS * MOST_HEAPS;
    private static final int ALL_HEAPS = (1 << HEAPS_BITS) - 1;

    public static int heap(int position, int heap) {
        return position >>> AMOUNT_BITS * heap & MOST_IN_HEAP;
    }

    /** The position of heaps, at most {@link #MOST_HEAPS}. */
    public static int of(int... heaps) {
        int position = heaps.length << HEAPS_BITS;
        for (int heap = 0; heap < heaps.length; heap++) {
            position |= heaps[heap] << AMOUNT_BITS * heap;
        }
        return position;
    }

    /** The number of heaps, including empty ones. */
    public static int heaps(int position) {
        return position >>> HEAPS_BITS;
    }

    public static int stones(int position) {
        return heaps(position, MOST_HEAPS).sum();
    }

    /** The exclusive or of all heaps; 0 if and only if the player to move loses. */
    public static int xor(int position) {
        return heaps(position, MOST_HEAPS).reduce(0, (one, other) -> one ^ other);
    }

    /** The sizes of the first heaps. */
    public static IntStream heaps(int position, int count) {
        return IntStream.range(0, count).map(heap -> heap(position, heap));
    }

    @Override
    public int next(int position, int after) {
        int heap = after < 0 ? 0 : GameSpace.place(after);
        int amount = after < 0 ? 0 : GameSpace.amount(after);
        while (heap < MOST_HEAPS) {
            if (amount < heap(position, heap)) {
                return GameSpace.moveAt(heap, amount + 1);
            }
            heap++;
            amount = 0;
        }
        return -1;
    }

    @Override
    public int moves(int position) {
        return before(position, MOST_HEAPS, 0);
    }

    @Override
    public int move(int position, int index) {
        int heap = 0;
        int rest = index;
        while (rest >= heap(position, heap)) {
            rest -= heap(position, heap++);
        }
        return GameSpace.moveAt(heap, rest + 1);
    }

    @Override
    public int index(int position, int move) {
        return before(position, GameSpace.place(move), GameSpace.amount(move) - 1);
    }

    /** Returns the number of stones in the heaps before one, plus {@code more}. */
    private static int before(int position, int heap, int more) {
        int stones = more;
        for (int each = 0; each < heap; each++) {
            stones += heap(position, each);
        }
        return stones;
    }

    @Override
    public int after(int position, int move, GamePlayer who) {
        return position - (GameSpace.amount(move) << AMOUNT_BITS * GameSpace.place(move));
    }

    @Override
    public int before(int position, int move) {
        return position + (GameSpace.amount(move) << AMOUNT_BITS * GameSpace.place(move));
    }

    /** Returns the result when no stones are left: the other player took the last one. */
    @Override
    public int value(int position, GamePlayer turn) {
        return (position & ALL_HEAPS) == 0 ? turn.other().win() : OPEN;
    }

    @Override
    public String text(int position) {
        return heaps(position, heaps(position)).mapToObj(String::valueOf).collect(Collectors.joining(","));
    }

    @Override
    public String name(int position) {
        return "[" + text(position) + "]";
    }
}
