package puzzlescope.core.puzzle.maze.board;

import java.nio.ByteBuffer;

/**
 * Whole numbers in as few bytes as their size needs, seven bits each: one byte from -64 to 63. Source: the varint and zigzag
 * encodings of Protocol Buffers (2008). Stateless.
 */
final class ShortForm {

    private static final int BITS = 7;
    private static final int MORE = 1 << BITS;

    private ShortForm() {}

    static int bytes(int number) {
        return 1 + (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(zigzag(number) | 1)) / BITS;
    }

    static void write(int number, ByteBuffer bytes) {
        int rest = zigzag(number);
        while (rest >>> BITS != 0) {
            bytes.put((byte) (rest | MORE));
            rest >>>= BITS;
        }
        bytes.put((byte) rest);
    }

    static int read(ByteBuffer bytes) {
        int found = 0;
        for (int shift = 0; ; shift += BITS) {
            int next = bytes.get();
            found |= (next & MORE - 1) << shift;
            if (next >= 0) {
                return found >>> 1 ^ -(found & 1);
            }
        }
    }

    private static int zigzag(int number) {
        return number << 1 ^ number >> Integer.SIZE - 1;
    }
}
