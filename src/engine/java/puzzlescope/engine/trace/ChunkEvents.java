package puzzlescope.engine.trace;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** The events of a chunk, readable by any thread; offsets count from 0. */
sealed interface ChunkEvents {

    /**
     * Copies the events from {@code from} to before {@code to} into {@code target} at {@code offset}.
     *
     * @return false if the events have moved concurrently and the copy is invalid
     */
    boolean copy(int from, int to, long[] target, int offset);

    /** The recorder's own array, which is reused for the next chunk once this one is packed. */
    final class Open implements ChunkEvents {

        private final long[] events;
        private volatile boolean reused;

        Open(long[] events) {
            this.events = events;
        }

        @Override
        public boolean copy(int from, int to, long[] target, int offset) {
            System.arraycopy(events, from, target, offset, to - from);
            VarHandle.loadLoadFence();
            return !reused;
        }

        /** Invalidates reads before the array is overwritten. */
        void reuse() {
            reused = true;
            VarHandle.fullFence();
        }
    }

    /**
     * Events of which only the bits that differ between any of them are kept, in as many whole bytes as these need.
     * Allows random access.
     *
     * @param bytes the varying bits of each event, {@code width} bytes an event, the lowest first; {@link #SLACK} more
     *     at the end, so that the last event too can be read as eight bytes
     * @param same the bits common to all events
     * @param varying a 1 for each bit that differs between any events
     */
    @SuppressWarnings("ArrayRecordComponent")
    record Packed(byte[] bytes, int width, long same, long varying) implements ChunkEvents {

        static final int SLACK = Long.BYTES - 1;

        private static final VarHandle LONG =
                MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

        static Packed of(long[] events) {
            long varying = 0;
            for (long event : events) {
                varying |= event ^ events[0];
            }
            int width = Math.max(1, (Long.bitCount(varying) + Byte.SIZE - 1) / Byte.SIZE);
            byte[] bytes = new byte[events.length * width + SLACK];
            for (int i = 0; i < events.length; i++) {
                // The next iteration overwrites the excess bytes.
                LONG.set(bytes, i * width, Long.compress(events[i], varying));
            }
            return new Packed(bytes, width, events[0] & ~varying, varying);
        }

        @Override
        public boolean copy(int from, int to, long[] target, int offset) {
            for (int i = from; i < to; i++) {
                // Expanding uses no more low bits than there are varying ones.
                target[offset + i - from] = same | Long.expand((long) LONG.get(bytes, i * width), varying);
            }
            return true;
        }
    }
}
