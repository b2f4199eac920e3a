package puzzlescope.engine.event;

import java.nio.ByteBuffer;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Visits the state of a board, which describes it once for measuring, writing and reading. Each method takes the
 * current value and returns the value to use from then on, which differs only when reading.
 *
 * {@snippet :
 * public void state(StateIo io) {
 *     queens = io.int8(queens);
 *     placement = io.int64(placement);
 *     io.all(columns);
 * }
 * }
 *
 * <p>Derived state is not written; {@link #isReading} tells when to recompute it. One thread.
 */
public final class StateIo {

    private enum Mode {
        MEASURE,
        WRITE,
        READ
    }

    private static final int COMPACT_BITS = 7;
    private static final int MORE = 1 << COMPACT_BITS;
    private static final ByteBuffer NO_BYTES = ByteBuffer.allocate(0);

    private final Mode mode;
    private final ByteBuffer bytes;
    private int size;

    private StateIo(Mode mode, ByteBuffer bytes) {
        this.mode = mode;
        this.bytes = bytes;
    }

    /** Returns a state as an array of exactly the size it takes. */
    public static byte[] write(Consumer<StateIo> state) {
        var measure = new StateIo(Mode.MEASURE, NO_BYTES);
        state.accept(measure);
        var bytes = ByteBuffer.allocate(measure.size);
        state.accept(new StateIo(Mode.WRITE, bytes));
        return bytes.array();
    }

    public static void read(byte[] bytes, Consumer<StateIo> state) {
        state.accept(new StateIo(Mode.READ, ByteBuffer.wrap(bytes)));
    }

    public boolean isReading() {
        return mode == Mode.READ;
    }

    /** A boolean, in one byte. */
    public boolean flag(boolean value) {
        return int8(value ? 1 : 0) != 0;
    }

    /** A number from -128 to 127. */
    public int int8(int value) {
        switch (mode) {
            case MEASURE -> size += Byte.BYTES;
            case WRITE -> bytes.put((byte) value);
            case READ -> {
                return bytes.get();
            }
        }
        return value;
    }

    /** A number from -32,768 to 32,767. */
    public int int16(int value) {
        switch (mode) {
            case MEASURE -> size += Short.BYTES;
            case WRITE -> bytes.putShort((short) value);
            case READ -> {
                return bytes.getShort();
            }
        }
        return value;
    }

    /**
     * A number in as few bytes as it needs, seven bits each: one byte from -64 to 63. Source: the varint and zigzag
     * encodings of Protocol Buffers (2008).
     */
    public int compact(int value) {
        if (mode == Mode.READ) {
            return readCompact();
        }
        int rest = value << 1 ^ value >> Integer.SIZE - 1;
        if (mode == Mode.MEASURE) {
            size += 1 + (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(rest | 1)) / COMPACT_BITS;
            return value;
        }
        while (rest >>> COMPACT_BITS != 0) {
            bytes.put((byte) (rest | MORE));
            rest >>>= COMPACT_BITS;
        }
        bytes.put((byte) rest);
        return value;
    }

    private int readCompact() {
        int found = 0;
        for (int shift = 0; ; shift += COMPACT_BITS) {
            int next = bytes.get();
            found |= (next & MORE - 1) << shift;
            if (next >= 0) {
                return found >>> 1 ^ -(found & 1);
            }
        }
    }

    public int int32(int value) {
        switch (mode) {
            case MEASURE -> size += Integer.BYTES;
            case WRITE -> bytes.putInt(value);
            case READ -> {
                return bytes.getInt();
            }
        }
        return value;
    }

    public long int64(long value) {
        switch (mode) {
            case MEASURE -> size += Long.BYTES;
            case WRITE -> bytes.putLong(value);
            case READ -> {
                return bytes.getLong();
            }
        }
        return value;
    }

    /** All entries of an array, in place. */
    public void all(byte[] array) {
        first(array.length, array);
    }

    /** All entries of an array, in place. */
    public void all(short[] array) {
        first(array.length, array);
    }

    /** All entries of an array, in place. */
    public void all(int[] array) {
        first(array.length, array);
    }

    /** All entries of an array, in place. */
    public void all(long[] array) {
        first(array.length, array);
    }

    /** The first entries of an array with a larger capacity, in place; reading leaves the others unchanged. */
    public void first(int count, byte[] array) {
        switch (mode) {
            case MEASURE -> size += count;
            case WRITE -> bytes.put(array, 0, count);
            case READ -> bytes.get(array, 0, count);
        }
    }

    /** The first entries of an array with a larger capacity, in place; reading leaves the others unchanged. */
    public void first(int count, short[] array) {
        switch (mode) {
            case MEASURE -> size += count * Short.BYTES;
            case WRITE -> bytes.asShortBuffer().put(array, 0, count);
            case READ -> bytes.asShortBuffer().get(array, 0, count);
        }
        pass(count * Short.BYTES);
    }

    /** The first entries of an array with a larger capacity, in place; reading leaves the others unchanged. */
    public void first(int count, int[] array) {
        switch (mode) {
            case MEASURE -> size += count * Integer.BYTES;
            case WRITE -> bytes.asIntBuffer().put(array, 0, count);
            case READ -> bytes.asIntBuffer().get(array, 0, count);
        }
        pass(count * Integer.BYTES);
    }

    /** The first entries of an array with a larger capacity, in place; reading leaves the others unchanged. */
    public void first(int count, long[] array) {
        switch (mode) {
            case MEASURE -> size += count * Long.BYTES;
            case WRITE -> bytes.asLongBuffer().put(array, 0, count);
            case READ -> bytes.asLongBuffer().get(array, 0, count);
        }
        pass(count * Long.BYTES);
    }

    /** Bytes computed only for writing. Returns the bytes read, or an empty array when not reading. */
    public byte[] packed(int count, Supplier<byte[]> made) {
        var read = new byte[mode == Mode.READ ? count : 0];
        switch (mode) {
            case MEASURE -> size += count;
            case WRITE -> bytes.put(made.get(), 0, count);
            case READ -> bytes.get(read);
        }
        return read;
    }

    private void pass(int written) {
        if (mode != Mode.MEASURE) {
            bytes.position(bytes.position() + written);
        }
    }
}
