package puzzlescope.engine.trace;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * The large part of a chunk, which may be kept in a file: its events, the profile of its blocks with the depth before
 * each, and for most chunks a keyframe.
 *
 * @param measured the run's measure where it is not the depth
 * @param keyframe the board before the first event, or null if an earlier chunk's keyframe is close enough
 */
@SuppressWarnings("ArrayRecordComponent")
record ChunkBody(
        ChunkEvents events,
        DepthProfile blocks,
        int[] depthBefore,
        @Nullable MeasureProfile measured,
        byte @Nullable [] keyframe) {

    private static final int HEADER = 4 * Integer.BYTES + 2 * Long.BYTES;
    private static final int BLOCK_BYTES = 3 * Integer.BYTES + Short.BYTES;

    /** The run's measure: its value before each block, and its least and greatest values within. */
    @SuppressWarnings("ArrayRecordComponent")
    record MeasureProfile(DepthProfile blocks, int[] before) {

        private static final int BLOCK_BYTES = 3 * Integer.BYTES;

        MeasureProfile() {
            this(new DepthProfile(DepthProfile.BLOCKS), new int[DepthProfile.BLOCKS]);
        }

        private static MeasureProfile from(ByteBuffer bytes) {
            var read = new MeasureProfile();
            for (int block = 0; block < DepthProfile.BLOCKS; block++) {
                read.before[block] = bytes.getInt();
                read.blocks.add(block, bytes.getInt(), bytes.getInt(), 0);
            }
            return read;
        }

        private void write(ByteBuffer to) {
            for (int block = 0; block < DepthProfile.BLOCKS; block++) {
                to.putInt(before[block]).putInt(blocks.lowest(block)).putInt(blocks.highest(block));
            }
        }
    }

    static ChunkBody open(ChunkEvents chunkEvents, boolean isMeasured, byte @Nullable [] keyframe) {
        return new ChunkBody(
                chunkEvents,
                new DepthProfile(DepthProfile.BLOCKS),
                new int[DepthProfile.BLOCKS],
                isMeasured ? new MeasureProfile() : null,
                keyframe);
    }

    ChunkBody packed(long[] raw) {
        return of(ChunkEvents.Packed.of(raw));
    }

    /** Returns a copy with another representation of its events. */
    ChunkBody of(ChunkEvents same) {
        return new ChunkBody(same, blocks, depthBefore, measured, keyframe);
    }

    /** Returns the number of bytes in memory or in a file. */
    int size() {
        int events = this.events instanceof ChunkEvents.Packed packed ? packed.bytes().length : Chunk.SIZE * Long.BYTES;
        return head() + events + (keyframe == null ? 0 : keyframe.length);
    }

    private int head() {
        return HEADER + DepthProfile.BLOCKS * (BLOCK_BYTES + (measured == null ? 0 : MeasureProfile.BLOCK_BYTES));
    }

    /** Returns the bytes to write to a file, for {@link #from}; for packed bodies only. */
    ByteBuffer[] toBytes() {
        if (!(events instanceof ChunkEvents.Packed packed)) {
            throw new IllegalStateException("body is still being recorded");
        }
        var head = ByteBuffer.allocate(head());
        head.putInt(packed.width()).putInt(packed.bytes().length).putInt(keyframe == null ? -1 : keyframe.length);
        head.putInt(measured == null ? 0 : 1);
        head.putLong(packed.same()).putLong(packed.varying());
        for (int block = 0; block < DepthProfile.BLOCKS; block++) {
            head.putInt(depthBefore[block]).putInt(blocks.lowest(block)).putInt(blocks.highest(block));
            head.putShort((short) blocks.roles(block));
        }
        if (measured != null) {
            measured.write(head);
        }
        byte[] last = keyframe == null ? new byte[0] : keyframe;
        return new ByteBuffer[] {head.flip(), ByteBuffer.wrap(packed.bytes()), ByteBuffer.wrap(last)};
    }

    static ChunkBody from(ByteBuffer bytes) {
        int width = bytes.getInt();
        byte[] packed = new byte[bytes.getInt()];
        int keyframeSize = bytes.getInt();
        boolean isMeasured = bytes.getInt() != 0;
        long same = bytes.getLong();
        long varying = bytes.getLong();
        var blocks = new DepthProfile(DepthProfile.BLOCKS);
        int[] depthBefore = new int[DepthProfile.BLOCKS];
        for (int block = 0; block < DepthProfile.BLOCKS; block++) {
            depthBefore[block] = bytes.getInt();
            blocks.add(block, bytes.getInt(), bytes.getInt(), bytes.getShort());
        }
        var measured = isMeasured ? MeasureProfile.from(bytes) : null;
        bytes.get(packed);
        byte[] keyframe = null;
        if (keyframeSize >= 0) {
            keyframe = new byte[keyframeSize];
            bytes.get(keyframe);
        }
        return new ChunkBody(
                new ChunkEvents.Packed(packed, width, same, varying), blocks, depthBefore, measured, keyframe);
    }
}
