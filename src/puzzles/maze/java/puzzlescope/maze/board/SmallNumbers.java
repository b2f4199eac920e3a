package puzzlescope.maze.board;

import puzzlescope.engine.event.StateIo;

/** An array of packed numbers of two or four bits, so that a snapshot is a copy of the bytes. One thread. */
final class SmallNumbers {

    private final byte[] packed;
    private final int count;
    private final int bits;
    /** Right shift from an index to its byte. */
    private final int indexShift;

    private final int placeMask;
    private final int mask;

    /** @param bits the number of bits of each number, 2 or 4 */
    SmallNumbers(int count, int bits) {
        this.count = count;
        this.bits = bits;
        int perByte = Byte.SIZE / bits;
        packed = new byte[(count + perByte - 1) / perByte];
        indexShift = Integer.numberOfTrailingZeros(perByte);
        placeMask = perByte - 1;
        mask = (1 << bits) - 1;
    }

    int size() {
        return count;
    }

    int get(int index) {
        return packed[index >> indexShift] >> bits * (index & placeMask) & mask;
    }

    void set(int index, int value) {
        int at = index >> indexShift;
        int shift = bits * (index & placeMask);
        packed[at] = (byte) (packed[at] & ~(mask << shift) | value << shift);
    }

    void state(StateIo io) {
        io.all(packed);
    }
}
