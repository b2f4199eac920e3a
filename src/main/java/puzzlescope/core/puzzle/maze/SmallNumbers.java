package puzzlescope.core.puzzle.maze;

import java.nio.ByteBuffer;

/** A row of numbers of two or four bits, held as bytes and packed for snapshots. One thread. */
final class SmallNumbers {

    private final byte[] values;
    private final int bits;
    private final int perByte;

    /** @param bits how many bits each number has, 2 or 4 */
    SmallNumbers(int count, int bits) {
        values = new byte[count];
        this.bits = bits;
        perByte = Byte.SIZE / bits;
    }

    int size() {
        return values.length;
    }

    int get(int index) {
        return values[index];
    }

    void set(int index, int value) {
        values[index] = (byte) value;
    }

    int bytes() {
        return (values.length + perByte - 1) / perByte;
    }

    void write(ByteBuffer bytes) {
        for (int i = 0; i < values.length; i += perByte) {
            int packed = 0;
            for (int j = i; j < Math.min(i + perByte, values.length); j++) {
                packed |= values[j] << (bits * (j - i));
            }
            bytes.put((byte) packed);
        }
    }

    void read(ByteBuffer bytes) {
        int mask = (1 << bits) - 1;
        for (int i = 0; i < values.length; i += perByte) {
            int packed = bytes.get();
            for (int j = i; j < Math.min(i + perByte, values.length); j++) {
                values[j] = (byte) ((packed >>> (bits * (j - i))) & mask);
            }
        }
    }
}
